# Tests of the program from outside. They need python3 with yaml.
find_package(Python3 COMPONENTS Interpreter REQUIRED)
file(GLOB scripts CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/tests/cli/*_test.py)
foreach(script ${scripts})
  get_filename_component(name ${script} NAME_WE)
  add_test(NAME cli_${name}
           COMMAND ${Python3_EXECUTABLE} ${script} $<TARGET_FILE:fusionc> ${PROJECT_SOURCE_DIR})
endforeach()
add_test(NAME bench_generate_test
         COMMAND ${Python3_EXECUTABLE} ${PROJECT_SOURCE_DIR}/tests/bench/generate_test.py $<TARGET_FILE:fusionc> ${PROJECT_SOURCE_DIR})
