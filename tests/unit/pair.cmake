fusionc_unit_test(pair_test fusionc_pair)
fusionc_unit_test(pair_backend_test fusionc_pair)

# Reports of every pair of the corpus against a checker that shares no code with the program.
find_package(Python3 REQUIRED COMPONENTS Interpreter)
add_test(NAME pairs_of_corpus COMMAND Python3::Interpreter ${PROJECT_SOURCE_DIR}/tests/corpus/check_pairs.py
         --run $<TARGET_FILE:fusionc> --rules ${PROJECT_SOURCE_DIR}/rules)
set_tests_properties(pairs_of_corpus PROPERTIES SKIP_RETURN_CODE 77 TIMEOUT 600)
