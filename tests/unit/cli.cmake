# Tests of the program from outside. They need python3 with yaml.
find_package(Python3 COMPONENTS Interpreter REQUIRED)
foreach(name check contract docs fmt golden lint match modules test)
  add_test(NAME cli_${name}_test
           COMMAND ${Python3_EXECUTABLE} ${PROJECT_SOURCE_DIR}/tests/cli/${name}_test.py $<TARGET_FILE:fusionc> ${PROJECT_SOURCE_DIR})
endforeach()
add_test(NAME bench_generate_test
         COMMAND ${Python3_EXECUTABLE} ${PROJECT_SOURCE_DIR}/tests/bench/generate_test.py $<TARGET_FILE:fusionc> ${PROJECT_SOURCE_DIR})
