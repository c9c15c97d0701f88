foreach(part pattern through guard site net)
  fusionc_unit_test(match_${part}_test fusionc_match fusionc_dsl)
endforeach()
target_link_libraries(match_net_test PRIVATE fusionc_files)
