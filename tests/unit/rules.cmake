# The shipped rules against the fixtures beside them; each rule has a positive and a negative one at each of its levels.
add_test(NAME rule_fixtures COMMAND fusionc test --threshold 0)
set_tests_properties(rule_fixtures PROPERTIES FAIL_REGULAR_EXPRESSION "BELOW;[1-9][0-9]* failed")
add_test(NAME rules_lint COMMAND fusionc lint)
