fusionc_unit_test(rule_fixtures_test fusionc_match fusionc_dsl)
target_sources(rule_fixtures_test PRIVATE ${PROJECT_SOURCE_DIR}/tools/fusionc/rule_files.cpp)
