foreach(part pattern through guard site net)
  fusionc_unit_test(match_${part}_test fusionc_match fusionc_dsl)
endforeach()
target_sources(match_net_test PRIVATE ${PROJECT_SOURCE_DIR}/tools/fusionc/rule_files.cpp)
