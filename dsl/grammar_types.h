// The grammars of `.fuse` and `.ops` files as PEGTL types. Only grammar.cpp includes this: everything is in
// an unnamed namespace on purpose.
// * A type with a `tag` makes a node of the syntax tree, one with `expected` says what a message calls it,
// one with
//   `nests` counts towards the depth limit.
// * Lookahead (`at<>`) uses untagged rules only, since it succeeds without consuming and would leave nodes
// behind.
// * Whatever follows a point of no return (`must`, `if_must`) has `expected`.
#pragma once

#include <tao/pegtl.hpp>

#include "dsl/syntax.h"

namespace fusionc::dsl {
namespace {

namespace p = tao::pegtl;

// ---- words ----

struct comment : p::seq<p::one<'#'>, p::until<p::at<p::eolf>>> {};
struct ws : p::star<p::sor<p::one<' ', '\t', '\r', '\n'>, comment>> {};

struct word : p::identifier {};
struct dotted : p::list<word, p::one<'.'>> {};
template <typename R>
struct token : p::seq<R, ws> {};
template <char... C>
struct symbol : token<p::string<C...>> {};
template <typename S>
struct keyword : token<p::seq<S, p::not_at<p::identifier_other>>> {};
#define FUSIONC_KEYWORD(id, text) \
  struct id : keyword<TAO_PEGTL_STRING(text)> {}

struct name : token<dotted> {
  static constexpr Tag tag = Tag::Name;
};
struct digits : p::plus<p::digit> {};
struct number_shape : p::seq<digits, p::opt<p::one<'.'>, digits>,
                             p::opt<p::one<'e', 'E'>, p::opt<p::one<'+', '-'>>, digits>> {};
struct number_end : p::not_at<p::sor<p::identifier_other, p::seq<p::one<'.'>, p::not_at<p::one<'.'>>>>> {
  static constexpr const char* expected = "a number such as `12`, `0.5` or `1e-6`";
  static constexpr Code code = Code::BadNumber;
};
struct number_text : p::if_must<number_shape, number_end> {};
struct number : token<number_text> {
  static constexpr Tag tag = Tag::Number;
};
struct signed_number : token<p::seq<p::opt<p::one<'-'>>, number_text>> {
  static constexpr Tag tag = Tag::Number;
};
struct string_character : p::sor<p::seq<p::one<'\\'>, p::not_one<'\n'>>, p::not_one<'"', '\\', '\n'>> {};
struct string_end : p::one<'"'> {
  static constexpr const char* expected = "`\"` at the end of the string, on the same line";
  static constexpr Code code = Code::UnterminatedString;
};
struct string : token<p::if_must<p::one<'"'>, p::star<string_character>, string_end>> {
  static constexpr Tag tag = Tag::String;
};
struct placeholder : token<p::seq<p::one<'_'>, p::not_at<p::identifier_other>>> {
  static constexpr Tag tag = Tag::Placeholder;
};
struct none : keyword<TAO_PEGTL_STRING("none")> {
  static constexpr Tag tag = Tag::None;
};
struct rest : symbol<'.', '.', '.'> {
  static constexpr Tag tag = Tag::Rest;
};
struct question : symbol<'?'> {
  static constexpr Tag tag = Tag::Optional;
};

struct comma : symbol<','> {};
struct open_brace : symbol<'{'> {
  static constexpr const char* expected = "`{`";
};
struct open_paren : symbol<'('> {
  static constexpr const char* expected = "`(`";
};
struct equals : symbol<'='> {
  static constexpr const char* expected = "`=`";
};
struct colon : symbol<':'> {
  static constexpr const char* expected = "`:`";
};
struct semicolon : symbol<';'> {
  static constexpr const char* expected = "`;`";
};
struct dots : symbol<'.', '.'> {
  static constexpr const char* expected = "`..`";
};

FUSIONC_KEYWORD(kw_import, "import");
FUSIONC_KEYWORD(kw_pattern, "pattern");
FUSIONC_KEYWORD(kw_rule, "rule");
FUSIONC_KEYWORD(kw_as, "as");
FUSIONC_KEYWORD(kw_if, "if");
FUSIONC_KEYWORD(kw_or, "or");
FUSIONC_KEYWORD(kw_and, "and");
FUSIONC_KEYWORD(kw_not, "not");
FUSIONC_KEYWORD(kw_in, "in");
FUSIONC_KEYWORD(kw_siblings, "siblings");
FUSIONC_KEYWORD(kw_sharing, "sharing");
FUSIONC_KEYWORD(kw_roots, "roots");
FUSIONC_KEYWORD(kw_where, "where");
struct axis_flag : keyword<TAO_PEGTL_STRING("axis")> {
  static constexpr Tag tag = Tag::Placeholder;
};

// ---- expressions ----

struct expression;
struct operand_expression;
struct expected_expression : p::seq<expression> {
  static constexpr const char* expected = "an expression";
};

struct close_call : symbol<')'> {
  static constexpr const char* expected = "an operator, `,` or `)`";
};
struct function_call
    : p::seq<p::at<p::seq<dotted, p::one<'('>>>, name, open_paren,
             p::opt<expression, p::star<p::if_must<comma, expected_expression>>>, p::must<close_call>> {
  static constexpr Tag tag = Tag::Function;
};
struct close_group : symbol<')'> {
  static constexpr const char* expected = "an operator or `)`";
};
struct group : p::if_must<open_paren, expected_expression, close_group> {};
struct close_list : symbol<']'> {
  static constexpr const char* expected = "`,` or `]`";
};
struct list_expression : p::if_must<symbol<'['>, expected_expression,
                                    p::star<p::if_must<comma, expected_expression>>, close_list> {
  static constexpr Tag tag = Tag::List;
};
struct negate : p::if_must<symbol<'-'>, operand_expression> {
  static constexpr Tag tag = Tag::Negate;
};
struct reserved_word : p::seq<p::sor<p::string<'a', 'n', 'd'>, p::string<'o', 'r'>, p::string<'i', 'n'>,
                                     p::string<'n', 'o', 't'>>,
                              p::not_at<p::identifier_other>> {};
struct operand_expression : p::sor<number, string, negate, group, list_expression, function_call,
                                   p::seq<p::not_at<reserved_word>, name>> {
  static constexpr const char* expected = "a number, a name, a call or `(`";
  static constexpr bool nests = true;
};
struct product_operator : token<p::one<'*', '/', '%'>> {
  static constexpr Tag tag = Tag::Operator;
};
struct product : p::seq<operand_expression, p::star<p::if_must<product_operator, operand_expression>>> {
  static constexpr Tag tag = Tag::Product;
  static constexpr const char* expected = "a number, a name, a call or `(`";
};
struct sum_operator : token<p::sor<p::one<'+'>, p::seq<p::one<'-'>, p::not_at<p::one<'>'>>>>> {
  static constexpr Tag tag = Tag::Operator;
};
struct sum : p::seq<product, p::star<p::if_must<sum_operator, product>>> {
  static constexpr Tag tag = Tag::Sum;
  static constexpr const char* expected = "a number, a name, a call or `(`";
};
struct close_set : symbol<'}'> {
  static constexpr const char* expected = "`,` or `}`";
};
struct set : p::if_must<open_brace, expected_expression, p::star<p::if_must<comma, expected_expression>>,
                        close_set> {
  static constexpr Tag tag = Tag::Set;
};
struct range : p::if_must<sum, dots, sum> {
  static constexpr Tag tag = Tag::Range;
};
struct membership : p::sor<set, range> {
  static constexpr const char* expected = "a range `lo .. hi` or a set `{a, b}`";
};
struct in_operator : kw_in {
  static constexpr Tag tag = Tag::Operator;
};
struct compare_operator
    : token<p::sor<p::string<'=', '='>, p::string<'!', '='>, p::string<'<', '='>, p::string<'>', '='>,
                   p::string<'~', '='>, p::string<'-', '>'>, p::one<'<'>, p::one<'>'>>> {
  static constexpr Tag tag = Tag::Operator;
};
struct compare
    : p::seq<sum, p::opt<p::sor<p::if_must<in_operator, membership>, p::if_must<compare_operator, sum>>>> {
  static constexpr Tag tag = Tag::Compare;
};
struct negation;
struct negation_operand : p::sor<negation, compare> {
  static constexpr const char* expected = "a condition";
  static constexpr bool nests = true;
};
struct negation : p::if_must<kw_not, negation_operand> {
  static constexpr Tag tag = Tag::Not;
};
struct conjunction : p::seq<negation_operand, p::star<p::if_must<kw_and, negation_operand>>> {
  static constexpr Tag tag = Tag::And;
  static constexpr const char* expected = "a condition";
};
struct expression : p::seq<conjunction, p::star<p::if_must<kw_or, conjunction>>> {
  static constexpr Tag tag = Tag::Or;
};

// ---- patterns ----

struct pattern;
struct expected_pattern : p::seq<pattern> {
  static constexpr const char* expected = "a pattern: a value, an op, a constant `~...` or `(`";
};
struct expected_name : p::seq<name> {
  static constexpr const char* expected = "a name";
};
struct expected_number : p::seq<number> {
  static constexpr const char* expected = "a number";
};
struct expected_signed_number : p::seq<signed_number> {
  static constexpr const char* expected = "a number";
};
struct expected_string : p::seq<string> {
  static constexpr const char* expected = "a text in double quotes";
};
struct plain_kind : name {
  static constexpr Tag tag = Tag::KindItem;
};
struct expected_kind : p::seq<plain_kind> {
  static constexpr const char* expected = "an op or a class of ops";
};

struct value_list_end : p::one<']'> {
  static constexpr const char* expected = "`,` or `]` in a list of numbers or words";
};
struct value_element : p::seq<ws, p::sor<p::seq<p::opt<p::one<'-'>>, number_text>, dotted>, ws> {
  static constexpr const char* expected = "a number or a word";
};
struct value_list
    : p::if_must<p::one<'['>, p::opt<value_element, p::star<p::if_must<p::one<','>, value_element>>>,
                 value_list_end> {};
struct value_string : p::if_must<p::one<'"'>, p::star<string_character>, string_end> {};
struct attribute_value
    : token<p::sor<value_list, value_string, p::seq<p::opt<p::one<'-'>>, number_text>, dotted>> {
  static constexpr Tag tag = Tag::AttributeValue;
  static constexpr const char* expected = "a value: a number, a word, a text, a list, `none` or `any`";
};
struct attribute_colon : symbol<':'> {
  static constexpr const char* expected = "`:` and a value after the name of the attribute";
};
struct attribute_test : p::seq<name, p::must<attribute_colon, attribute_value>,
                               p::star<p::if_must<symbol<'|'>, attribute_value>>> {
  static constexpr Tag tag = Tag::AttributeTest;
  static constexpr const char* expected = "the name of an attribute";
};
struct close_attributes : symbol<'}'> {
  static constexpr const char* expected = "`|`, `,` or `}`";
};
struct attributes
    : p::if_must<open_brace, attribute_test, p::star<p::if_must<comma, attribute_test>>, close_attributes> {
  static constexpr Tag tag = Tag::Attributes;
};

struct labelled : p::seq<p::at<p::seq<word, ws, p::one<':'>>>, name, p::must<colon, expected_pattern>> {
  static constexpr Tag tag = Tag::Labelled;
};
struct argument : p::sor<rest, labelled, pattern> {
  static constexpr const char* expected = "an operand: a pattern, `name: pattern`, `none` or `...`";
};
struct close_arguments : symbol<')'> {
  static constexpr const char* expected = "`,` or `)`";
};
struct arguments : p::seq<p::opt<argument, p::star<p::if_must<comma, argument>>>, p::must<close_arguments>> {
  static constexpr const char* expected = "operands";
};

struct result_index : token<p::seq<p::one<'#'>, p::plus<p::identifier_other>>> {
  static constexpr Tag tag = Tag::Result;
};
struct callee : dotted {
  static constexpr Tag tag = Tag::Name;
};
struct call : p::seq<p::at<p::seq<dotted, p::opt<p::one<'#'>, p::plus<p::identifier_other>>, p::one<'('>>>,
                     callee, p::opt<result_index>, open_paren, arguments, p::opt<attributes>> {
  static constexpr Tag tag = Tag::Call;
};
struct kind_list : p::seq<expected_kind, p::star<p::if_must<comma, expected_kind>>> {
  static constexpr const char* expected = "an op or a class of ops";
};
struct kinds_semicolon : symbol<';'> {
  static constexpr const char* expected = "`,` or `;` and the operands";
};
template <typename S>
struct form : p::seq<S, p::one<'('>, ws> {};
struct ac : p::if_must<form<TAO_PEGTL_STRING("ac")>, expected_kind, semicolon, arguments> {
  static constexpr Tag tag = Tag::Ac;
};
struct any_of : p::seq<p::if_must<form<TAO_PEGTL_STRING("any")>, kind_list, kinds_semicolon, arguments>,
                       p::opt<attributes>> {
  static constexpr Tag tag = Tag::AnyOf;
};
struct condition_argument : p::if_must<open_paren, expected_signed_number, close_arguments> {};
struct condition : p::seq<name, p::opt<condition_argument>> {
  static constexpr Tag tag = Tag::Condition;
  static constexpr const char* expected = "a condition: `keeps(-k)`, `units` or `swaps_last`";
};
struct kind_item : p::seq<name, p::opt<p::if_must<kw_if, condition>>> {
  static constexpr Tag tag = Tag::KindItem;
  static constexpr const char* expected = "an op or a class of ops";
};
struct kind_items : p::seq<kind_item, p::star<p::if_must<comma, kind_item>>> {
  static constexpr const char* expected = "an op or a class of ops";
};
struct via_semicolon : symbol<';'> {
  static constexpr const char* expected = "`,`, `if` or `;` and a pattern";
};
struct close_form : symbol<')'> {
  static constexpr const char* expected = "`)`";
};
struct via
    : p::if_must<form<TAO_PEGTL_STRING("via")>, kind_items, via_semicolon, expected_pattern, close_form> {
  static constexpr Tag tag = Tag::Via;
};
struct strict : p::if_must<form<TAO_PEGTL_STRING("strict")>, expected_pattern, close_form> {
  static constexpr Tag tag = Tag::Strict;
};
struct iterate
    : p::if_must<form<TAO_PEGTL_STRING("iterate")>, expected_number, dots, expected_number, semicolon,
                 expected_name, equals, expected_pattern, semicolon, expected_pattern, close_form> {
  static constexpr Tag tag = Tag::Iterate;
};
struct value_projection
    : p::seq<p::at<p::seq<dotted, p::one<'#'>, p::identifier_other>>, callee, result_index> {
  static constexpr Tag tag = Tag::Call;
};
struct constant_value : p::seq<sum> {
  static constexpr const char* expected = "a constant such as `~0.5` or `~1/dim(x, -1)`";
};
struct constant : p::if_must<symbol<'~'>, constant_value> {
  static constexpr Tag tag = Tag::Constant;
};
struct close_pattern : symbol<')'> {
  static constexpr const char* expected = "`|` or `)`";
};
struct bind_head : p::seq<word, ws, p::one<'='>> {};
struct bind : p::seq<p::at<bind_head>, name, equals, p::must<expected_pattern>> {
  static constexpr Tag tag = Tag::Bind;
};
struct inside : p::sor<bind, pattern> {
  static constexpr const char* expected = "a pattern or `name = pattern`";
};
struct parenthesised : p::if_must<open_paren, inside, close_pattern> {};
struct primary : p::sor<constant, parenthesised, ac, any_of, via, strict, iterate, call, value_projection,
                        placeholder, none, name> {
  static constexpr bool nests = true;
};
struct tagged : p::seq<primary, p::opt<question>, p::opt<p::if_must<kw_as, expected_name>>> {
  static constexpr Tag tag = Tag::Tagged;
  static constexpr const char* expected = "a pattern: a value, an op, a constant `~...` or `(`";
};
struct pattern : p::seq<tagged, p::star<p::if_must<symbol<'|'>, tagged>>> {
  static constexpr Tag tag = Tag::Alternatives;
};

// ---- rules ----

template <typename S>
struct clause_name : keyword<S> {
  static constexpr Tag tag = Tag::Name;
};
#define FUSIONC_CLAUSE_NAME(text) clause_name<TAO_PEGTL_STRING(text)>

struct setting_value : p::sor<string, name> {
  static constexpr const char* expected = "a text in double quotes or a word";
};
struct setting : p::seq<name, p::must<setting_value>> {
  static constexpr Tag tag = Tag::Setting;
};
struct close_settings : symbol<'}'> {
  static constexpr const char* expected = "`pass`, `pattern`, `status`, `note` or `}`";
};
struct use_count : p::seq<name, p::must<colon, expected_number>> {
  static constexpr Tag tag = Tag::UseCount;
};
struct close_uses : symbol<'}'> {
  static constexpr const char* expected = "`name: number`, `,` or `}`";
};
struct match_level : name {
  static constexpr Tag tag = Tag::MatchLevel;
};
struct siblings_operator : token<p::sor<p::string<'>', '='>, p::string<'<', '='>>> {
  static constexpr Tag tag = Tag::Operator;
};
struct siblings_sharing : kw_sharing {
  static constexpr const char* expected = "`sharing` and the values the siblings share";
};
struct siblings : p::if_must<kw_siblings, p::opt<siblings_operator>, expected_number, siblings_sharing,
                             expected_name, p::star<p::if_must<comma, expected_name>>> {
  static constexpr Tag tag = Tag::Siblings;
};
struct roots
    : p::if_must<p::seq<kw_roots, p::at<word>>, expected_name, p::star<p::if_must<comma, expected_name>>> {
  static constexpr Tag tag = Tag::Roots;
};
struct equation : p::seq<p::at<word>, name, p::must<equals, expected_pattern>, p::opt<comma>> {
  static constexpr Tag tag = Tag::Equation;
};
struct close_match : symbol<'}'> {
  static constexpr const char* expected = "an equation `name = pattern`, `|` or `}`";
};
struct match_open : symbol<'{'> {
  static constexpr const char* expected = "`ttir`, `ttnn`, `siblings` or `{`";
};
struct match_head : p::seq<p::opt<p::not_at<kw_siblings>, match_level>, p::opt<siblings>> {};
struct close_guards : symbol<'}'> {
  static constexpr const char* expected = "an operator, `,`, another guard or `}`";
};
struct guards : p::seq<open_brace, p::star<expression, p::opt<comma>>, p::must<close_guards>> {};
struct expected_guards : guards {
  static constexpr const char* expected = "`{`";
};
struct group_where : keyword<p::seq<TAO_PEGTL_STRING("group"), p::plus<p::one<' ', '\t', '\r', '\n'>>,
                                    TAO_PEGTL_STRING("where")>> {
  static constexpr Tag tag = Tag::Name;
};
struct expected_match_head : match_head {
  static constexpr const char* expected = "`ttir`, `ttnn`, `siblings` or `{`";
};

template <typename S, typename... R>
struct clause_of : p::if_must<clause_name<S>, R...> {};
#define FUSIONC_CLAUSE(text, ...) clause_of<TAO_PEGTL_STRING(text), __VA_ARGS__>

struct compiler_clause
    : p::if_must<FUSIONC_CLAUSE_NAME("compiler"), open_brace, p::star<setting>, close_settings> {};
struct uses_clause
    : p::if_must<FUSIONC_CLAUSE_NAME("uses"), open_brace, p::star<use_count, p::opt<comma>>, close_uses> {};
struct match_clause : p::if_must<FUSIONC_CLAUSE_NAME("match"), expected_match_head, match_open,
                                 p::star<p::sor<roots, equation>>, close_match> {};
struct names_clause
    : p::if_must<FUSIONC_CLAUSE_NAME("escapes"), expected_name, p::star<p::if_must<comma, expected_name>>> {};

struct clause
    : p::sor<FUSIONC_CLAUSE("fused_op", expected_name), FUSIONC_CLAUSE("source", expected_name),
             FUSIONC_CLAUSE("summary", expected_string), FUSIONC_CLAUSE("torch", expected_string),
             FUSIONC_CLAUSE("kernel", expected_string), FUSIONC_CLAUSE("version", expected_string),
             FUSIONC_CLAUSE("seen", expected_string), FUSIONC_CLAUSE("note", expected_string),
             FUSIONC_CLAUSE("default", expected_name), FUSIONC_CLAUSE("priority", expected_signed_number),
             FUSIONC_CLAUSE("through", kind_items), FUSIONC_CLAUSE("where", expected_guards),
             p::if_must<group_where, expected_guards>, FUSIONC_CLAUSE("group", expected_name),
             compiler_clause, uses_clause, match_clause, names_clause> {
  static constexpr Tag tag = Tag::Clause;
};
struct close_rule : symbol<'}'> {
  static constexpr const char* expected = "a clause of the rule or `}`";
  static constexpr Code code = Code::UnknownClause;
};
struct rule_definition : p::if_must<kw_rule, expected_name, open_brace, p::star<clause>, close_rule> {
  static constexpr Tag tag = Tag::Rule;
};
struct parameters : p::seq<open_paren, p::opt<expected_name, p::star<p::if_must<comma, expected_name>>>,
                           p::must<close_arguments>> {
  static constexpr Tag tag = Tag::Parameters;
  static constexpr const char* expected = "`(` and the parameters of the pattern";
};
struct pattern_definition : p::if_must<kw_pattern, expected_name, parameters, equals, expected_pattern> {
  static constexpr Tag tag = Tag::PatternDef;
};
struct import : p::if_must<kw_import, expected_string> {
  static constexpr Tag tag = Tag::Import;
};
struct rules_end : p::eof {
  static constexpr const char* expected = "`import`, `pattern`, `rule` or the end of the file";
};
struct byte_order_mark : p::opt<p::string<'\xef', '\xbb', '\xbf'>> {};
struct rules_file : p::seq<byte_order_mark, ws, p::star<p::sor<import, pattern_definition, rule_definition>>,
                           p::must<rules_end>> {
  static constexpr Tag tag = Tag::File;
};
struct hole_end : p::eof {
  static constexpr const char* expected = "an operator or `}`";
};
struct hole : p::seq<ws, p::must<expected_expression, hole_end>> {
  static constexpr Tag tag = Tag::File;
};

// ---- op tables ----

struct operand_flag : token<p::one<'?', '*', '~'>> {
  static constexpr Tag tag = Tag::Operator;
};
struct operand_attribute : p::if_must<symbol<'=', '@'>, expected_name> {};
struct op_operand : p::seq<name, p::opt<p::sor<operand_flag, operand_attribute>>> {
  static constexpr Tag tag = Tag::Operand;
};
struct close_operands : symbol<')'> {
  static constexpr const char* expected = "the name of an operand or `)`";
};
struct op_name_list : p::plus<name> {
  static constexpr const char* expected = "names of results";
};
struct op_results : p::if_must<symbol<'-', '>'>, open_paren, op_name_list, close_operands> {
  static constexpr Tag tag = Tag::OpResults;
};
struct op_default : p::if_must<equals, attribute_value> {};
struct op_attribute
    : p::seq<name, p::opt<p::if_must<colon, expected_name>>, p::opt<axis_flag>, p::opt<op_default>> {
  static constexpr Tag tag = Tag::OpAttribute;
  static constexpr const char* expected = "the name of an attribute";
};
struct close_op_attributes : symbol<'}'> {
  static constexpr const char* expected = "`:`, `axis`, `=`, `,` or `}`";
};
struct op_attributes
    : p::if_must<open_brace, op_attribute, p::star<p::if_must<comma, op_attribute>>, close_op_attributes> {};
struct trait : token<p::seq<word, p::not_at<p::one<'.'>>>> {
  static constexpr Tag tag = Tag::Name;
  static constexpr const char* expected = "traits of the op";
};
struct traits : p::if_must<symbol<':'>, trait, p::star<trait>> {
  static constexpr Tag tag = Tag::Traits;
};
struct op_alias : p::if_must<kw_as, expected_name> {
  static constexpr Tag tag = Tag::OpAlias;
};
struct op_open : symbol<'('> {
  static constexpr const char* expected = "`as` or `(` and the operands";
};
struct op_entry
    : p::seq<p::at<p::seq<word, p::one<'.'>>>, name, p::opt<op_alias>, p::must<op_open>, p::star<op_operand>,
             p::must<close_operands>, p::opt<op_results>, p::opt<op_attributes>, p::opt<traits>> {
  static constexpr Tag tag = Tag::OpEntry;
};
struct ops_end : p::eof {
  static constexpr const char* expected = "an op such as `ttir.add (lhs rhs)` or the end of the file";
};
struct ops_file : p::seq<byte_order_mark, ws, p::star<op_entry>, p::must<ops_end>> {
  static constexpr Tag tag = Tag::File;
};

}  // namespace
}  // namespace fusionc::dsl
