// One layout for rule files: only blanks and line breaks between lines change, never a token, a string or a comment.
#pragma once

#include <string>
#include <string_view>

namespace fusionc::dsl {

/// The text in the house layout; formatting it again changes nothing. The text should parse (what a bracket closes is
/// taken from the brackets alone).
///
/// Blocks are indented by two blanks each. Clauses of a rule are padded to one column; consecutive equations, and
/// consecutive patterns, have their `=` in one column. Lines that go on with what began above them keep their place
/// relative to it. Blank lines: at most one, none at the ends of the file and inside of the braces of a block.
std::string format(std::string_view text);

}  // namespace fusionc::dsl
