fusionc_unit_test(dsl_test fusionc_dsl)
fusionc_unit_test(rule_files_test fusionc_dsl)
target_sources(rule_files_test PRIVATE ${PROJECT_SOURCE_DIR}/tools/fusionc/rule_files.cpp)
