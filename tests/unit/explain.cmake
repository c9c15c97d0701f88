fusionc_unit_test(explain_test fusionc_explain fusionc_files)

# Reports whose excerpt lacks ops of the motif: `why` and `near` must name them.
find_package(Python3 REQUIRED COMPONENTS Interpreter)
add_test(NAME explain_reports COMMAND Python3::Interpreter ${PROJECT_SOURCE_DIR}/tests/corpus/explain_reports.py $<TARGET_FILE:fusionc>)
set_tests_properties(explain_reports PROPERTIES SKIP_RETURN_CODE 77)
