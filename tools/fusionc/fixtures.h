// Fixtures of rules: ordinary IR beside the rule files, with what is expected written above the ops.
//
//   // fuse: rule [x=%3 out=%7]     the rule matches with this op as its root, with these bindings
//   // no-fuse: rule                it does not
//   // todo-fuse: rule              it should, but does not yet; // todo-no-fuse: the other way round
//
// A file speaks for the rules it names: each of their matches must be announced, so a fixture catches noise as well as
// silence. Of several matches of one rule with the same core ops' largest site counts, as in a report. Two files
// NAME.ttir.mlir and NAME.ttnn.mlir are besides one compile where NAME.yml holds the report of it for these rules.
#pragma once

#include <cstddef>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "engine/ir/graph.h"
#include "engine/rule/program.h"
#include "engine/support/diagnostic.h"
#include "engine/support/source.h"

namespace fusionc::tool {

struct Expectation {
  enum class Kind : std::uint8_t { Fuse, NoFuse, TodoFuse, TodoNoFuse } kind = Kind::Fuse;
  std::string rule;
  std::vector<std::pair<std::string, std::string>> bindings;  ///< name, value as the fixture writes it
  std::size_t line = 0;    ///< of the op below the comment, 1-based
  std::size_t offset = 0;  ///< of the comment in the file
};
std::string_view to_string(Expectation::Kind kind);  ///< `fuse`, `no-fuse`, ...

struct Fixture {
  std::string path;
  std::shared_ptr<const Source> source;
  std::vector<Expectation> expectations;
  std::vector<std::shared_ptr<const ir::Graph>> graphs;
  std::vector<rule::Level> levels;  ///< of each graph
};

/// One expectation, or one match that nobody expected (kind Fuse, `noisy`), and what became of it.
struct Verdict {
  std::string path;
  std::size_t line = 0;
  Expectation::Kind kind = Expectation::Kind::Fuse;
  std::string rule;
  std::string problem;  ///< empty: as expected. Begins with `missing:`, `noisy:`, `wrong binding:`, `todo passes:` ...
  std::string excerpt;  ///< the line of the op
};

/// The `.mlir` files under a folder; of a rule file those that share its stem; a `.mlir` file is itself. Sorted.
std::vector<std::string> fixture_paths(const std::string& path);

/// Opens and reads one fixture. Diagnostics: files that cannot be read, comments that make no sense (BadFixture), names
/// of rules that `program` has not (UnknownRule), or with `others` they are left out.
std::optional<Fixture> read_fixture(const std::string& path, const rule::Program& program, Diagnostics& diagnostics,
                                    bool others = false);

/// Verdicts in order of the file's lines.
std::vector<Verdict> run_fixture(const rule::Program& program, const Fixture& fixture);

}  // namespace fusionc::tool
