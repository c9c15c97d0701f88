# The shipped rules against the fixtures beside them; each rule has a positive and a negative one at each of its levels.
add_test(NAME rule_fixtures COMMAND fusionc test --threshold 0)
set_tests_properties(rule_fixtures PROPERTIES FAIL_REGULAR_EXPRESSION "BELOW;[1-9][0-9]* failed")
add_test(NAME rules_mutate COMMAND fusionc test --mutate)
add_test(NAME rules_lint COMMAND fusionc lint)

# The corpus: bug reports, the compiler's own tests, and sites that were checked by eye, each against a table beside the script.
find_package(Python3 REQUIRED COMPONENTS Interpreter)
foreach(table reports peer_tests expected)
  add_test(NAME corpus_${table} COMMAND Python3::Interpreter ${PROJECT_SOURCE_DIR}/tests/corpus/${table}.py $<TARGET_FILE:fusionc>)
  set_tests_properties(corpus_${table} PROPERTIES SKIP_RETURN_CODE 77)
endforeach()
