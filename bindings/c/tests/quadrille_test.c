/* The C library as its users see it: answers, errors, limits, and every function with null handles.
 */
#include <quadrille.h>
#include <stddef.h>
#include <stdio.h>
#include <string.h>

static int failures = 0;
#define EXPECT(condition) \
  ((condition) ? (void)0  \
               : (++failures, (void)printf("%s:%d: %s\n", __FILE__, __LINE__, #condition)))

/* What a program that was compiled before must find unchanged. */
typedef char size_of_options[sizeof(qd_options) == 40 ? 1 : -1];
typedef char place_of_threads[offsetof(qd_options, threads) == 4 ? 1 : -1];
typedef char place_of_max_nodes[offsetof(qd_options, max_nodes) == 8 ? 1 : -1];
typedef char place_of_timeout[offsetof(qd_options, timeout) == 16 ? 1 : -1];
typedef char place_of_engine[offsetof(qd_options, engine) == 24 ? 1 : -1];
typedef char place_of_stop[offsetof(qd_options, stop) == 32 ? 1 : -1];
typedef char statuses[QD_OK == 0 && QD_END == 1 && QD_STOPPED == 2 && QD_BAD_INPUT == 3 &&
                              QD_MISUSE == 4 && QD_NO_MEMORY == 5
                          ? 1
                          : -1];
typedef char verdicts[QD_NONE == 0 && QD_ONE == 1 && QD_MANY == 2 && QD_UNKNOWN == 3 ? 1 : -1];

static const char* const kPuzzle =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
static const char* const kSolution =
    "534678912672195348198342567859761423426853791713924856961537284287419635345286179";

static void test_boards(void) {
  qd_grid* grid = NULL;
  qd_grid* solution = NULL;
  qd_verdict verdict = QD_UNKNOWN;
  uint64_t count = 0;
  char text[100];
  EXPECT(qd_grid_read(kPuzzle, strlen(kPuzzle), &grid, NULL) == QD_OK);
  EXPECT(qd_grid_size(grid) == 9);
  EXPECT(qd_grid_cells(grid)[0] == 5 && qd_grid_cells(grid)[2] == 0);
  EXPECT(qd_grid_text(grid, text, sizeof text) == 81 && strcmp(text, kPuzzle) == 0);
  EXPECT(qd_grid_text(grid, text, 4) == 81 && strcmp(text, "53.") == 0);
  EXPECT(qd_grid_text(grid, NULL, 0) == 81);
  EXPECT(qd_grid_solve(grid, NULL, &verdict, &solution) == QD_OK && verdict == QD_ONE);
  EXPECT(qd_grid_text(solution, text, sizeof text) == 81 && strcmp(text, kSolution) == 0);
  EXPECT(qd_grid_solve(grid, NULL, &verdict, NULL) == QD_OK);
  qd_grid_free(solution);
  qd_grid_free(grid);

  uint16_t cells[16] = {0};
  EXPECT(qd_grid_new(2, 2, cells, &grid, NULL) == QD_OK);
  EXPECT(qd_grid_count(grid, UINT64_MAX, NULL, &count) == QD_OK && count == 288);
  EXPECT(qd_grid_count(grid, 10, NULL, &count) == QD_STOPPED && count == 10);
  qd_grid_free(grid);
  EXPECT(qd_grid_new(0, 4, cells, &grid, NULL) == QD_OK);
  EXPECT(qd_grid_count(grid, UINT64_MAX, NULL, &count) == QD_OK && count == 576);
  qd_grid_free(grid);
  const uint16_t nine[81] = {0};
  EXPECT(qd_grid_new(3, 3, nine, &grid, NULL) == QD_OK);
  EXPECT(qd_grid_count(grid, UINT64_MAX, NULL, &count) == QD_STOPPED && count == UINT64_MAX);
  qd_grid_free(grid);
  cells[0] = cells[1] = 1;
  EXPECT(qd_grid_new(2, 2, cells, &grid, NULL) == QD_OK);
  solution = grid;
  EXPECT(qd_grid_solve(grid, NULL, &verdict, &solution) == QD_OK && verdict == QD_NONE &&
         solution == NULL);
  qd_grid_free(grid);
}

static void test_rules(void) {
  static const char kCage[] =
      "{\"puzzle\":\"................\",\"rules\":[{\"cage\":\"r1c1 r1c2\",\"sum\":3}]}";
  static const char kFog[] = "{\"puzzle\":\"1234341221434321\",\"left_out\":[\"fog\"]}";
  qd_grid* grid = NULL;
  qd_grid* solution = NULL;
  qd_error* error = NULL;
  qd_verdict verdict = QD_NONE;
  qd_options options = QD_OPTIONS;
  uint64_t count = 0;
  char text[100];
  EXPECT(qd_grid_read(kCage, strlen(kCage), &grid, NULL) == QD_OK);
  EXPECT(qd_grid_count(grid, 1000, NULL, &count) == QD_OK && count == 48);
  const uint16_t* cells = qd_grid_cells(grid);
  EXPECT(qd_grid_add_rules(grid, "x", 1, NULL) == QD_OK && qd_grid_cells(grid) == cells);
  EXPECT(qd_grid_count(grid, 1000, NULL, &count) == QD_OK && count == 8);
  EXPECT(qd_grid_solve(grid, NULL, &verdict, &solution) == QD_OK && verdict == QD_MANY);
  EXPECT(qd_grid_cells(solution)[0] + qd_grid_cells(solution)[1] == 3);
  qd_grid_free(solution);
  options.engine = "batch";
  EXPECT(qd_grid_solve(grid, &options, &verdict, NULL) == QD_BAD_INPUT);
  options.engine = "gpu"; /* which takes no further rules either */
  EXPECT(qd_grid_count(grid, 1000, &options, &count) == QD_BAD_INPUT);
  EXPECT(qd_grid_add_rules(grid, "thermo", 6, &error) == QD_BAD_INPUT && error != NULL);
  qd_error_free(error);
  EXPECT(qd_grid_add_rules(NULL, "x", 1, NULL) == QD_MISUSE);
  EXPECT(qd_grid_add_rules(grid, NULL, 0, NULL) == QD_MISUSE);
  qd_grid_free(grid);
  /* What nobody knows the meaning of leaves no verdict. */
  EXPECT(qd_grid_read(kFog, strlen(kFog), &grid, NULL) == QD_OK);
  EXPECT(qd_grid_solve(grid, NULL, &verdict, NULL) == QD_STOPPED && verdict == QD_UNKNOWN);
  EXPECT(qd_grid_count(grid, 1000, NULL, &count) == QD_STOPPED && count == 0);
  EXPECT(qd_grid_left_out(grid, text, sizeof text) == strlen(text));
  EXPECT(strcmp(text, "left out, because there is no rule for it: fog") == 0);
  EXPECT(qd_grid_as_read(grid, &solution) == QD_OK);
  EXPECT(qd_grid_left_out(solution, text, sizeof text) == 0 && text[0] == '\0');
  EXPECT(qd_grid_solve(solution, NULL, &verdict, NULL) == QD_OK && verdict == QD_ONE);
  EXPECT(qd_grid_as_read(grid, NULL) == QD_MISUSE && qd_grid_as_read(NULL, &grid) == QD_MISUSE);
  EXPECT(qd_grid_left_out(NULL, text, sizeof text) == 0);
  qd_grid_free(solution);
  qd_grid_free(grid);
}

static void test_errors(void) {
  qd_grid* grid = NULL;
  qd_problem* problem = NULL;
  qd_error* error = NULL;
  char text[200];
  EXPECT(qd_grid_read("12z4\n3412\n2143\n4321", 19, &grid, &error) == QD_BAD_INPUT && grid == NULL);
  EXPECT(qd_error_line(error) == 1 && qd_error_column(error) == 3);
  EXPECT(qd_error_kind(error, text, sizeof text) == 6 && strcmp(text, "symbol") == 0);
  EXPECT(qd_error_text(error, text, sizeof text) > 20 &&
         strncmp(text, "line 1, column 3: ", 18) == 0);
  qd_error_free(error);
  EXPECT(qd_grid_read("12", 2, &grid, NULL) == QD_BAD_INPUT);
  const uint16_t cells[16] = {0, 5};
  error = NULL;
  EXPECT(qd_grid_new(2, 2, cells, &grid, &error) == QD_BAD_INPUT && error != NULL);
  qd_error_free(error);
  EXPECT(qd_grid_new(100, 100, cells, &grid, NULL) == QD_BAD_INPUT);
  EXPECT(qd_problem_read("a b\nc\n", 6, &problem, NULL) == QD_BAD_INPUT && problem == NULL);
}

static void test_cover(void) {
  qd_problem* problem = NULL;
  qd_search* search = NULL;
  qd_error* error = NULL;
  const uint32_t* solution = NULL;
  const uint32_t pair[2] = {0, 2};
  const uint32_t other[2] = {1, 2};
  const uint32_t red[2] = {0, 1};
  const uint32_t blue[2] = {0, 2};
  EXPECT(qd_problem_new(&problem) == QD_OK);
  EXPECT(qd_problem_add_primary(problem, 1, 1) == QD_OK &&
         qd_problem_add_primary(problem, 1, 1) == QD_OK);
  EXPECT(qd_problem_add_secondary(problem) == QD_OK);
  EXPECT(qd_problem_add_option(problem, pair, red, 2, 0) == QD_OK);
  EXPECT(qd_problem_add_option(problem, other, blue, 2, 0) == QD_OK);
  EXPECT(qd_problem_add_option(problem, other, red, 2, 0) == QD_OK);
  EXPECT(qd_search_new(problem, NULL, &search, NULL) == QD_OK);
  EXPECT(qd_search_next(search) == QD_OK);
  EXPECT(qd_search_solution(search, &solution) == 2 && solution[0] + solution[1] == 2);
  EXPECT(qd_search_next(search) == QD_END && qd_search_solution(search, &solution) == 0);
  EXPECT(qd_problem_add_secondary(problem) == QD_MISUSE); /* a search has been made */
  EXPECT(qd_problem_options(problem) == 3);
  qd_search_free(search);
  qd_problem_free(problem);

  EXPECT(qd_problem_new(&problem) == QD_OK);
  EXPECT(qd_problem_add_option(problem, pair, NULL, 2, 0) == QD_BAD_INPUT); /* there are no items */
  EXPECT(qd_problem_finish(problem, &error) == QD_BAD_INPUT && error != NULL);
  qd_error_free(error);
  EXPECT(qd_search_new(problem, NULL, &search, NULL) == QD_BAD_INPUT);
  qd_problem_free(problem);

  /* More solutions than any number of C can tell. */
  char text[100];
  size_t length = 0;
  EXPECT(qd_problem_new(&problem) == QD_OK);
  for (uint32_t item = 0; item < 70; ++item) qd_problem_add_primary(problem, 1, 1);
  for (uint32_t option = 0; option < 140; ++option) {
    const uint32_t item = option % 70;
    EXPECT(qd_problem_add_option(problem, &item, NULL, 1, 0) == QD_OK);
  }
  EXPECT(qd_problem_count(problem, NULL, text, sizeof text, &length) == QD_OK);
  EXPECT(length == 22 && strcmp(text, "1180591620717411303424") == 0);
  qd_problem_free(problem);
}

static void test_limits(void) {
  qd_problem* problem = NULL;
  qd_search* search = NULL;
  qd_stop* stop = NULL;
  qd_error* error = NULL;
  char text[8];
  /* More pigeons than holes: links would need longer than anybody has. */
  EXPECT(qd_problem_new(&problem) == QD_OK);
  for (uint32_t item = 0; item < 30; ++item) qd_problem_add_primary(problem, 1, 1);
  for (uint32_t item = 0; item < 29; ++item) qd_problem_add_secondary(problem);
  for (uint32_t option = 0; option < 30 * 29; ++option) {
    const uint32_t items[2] = {option % 30, 30 + option / 30};
    qd_problem_add_option(problem, items, NULL, 2, 0);
  }
  qd_options options = QD_OPTIONS;
  options.engine = "links";
  options.max_nodes = 100;
  EXPECT(qd_search_new(problem, &options, &search, NULL) == QD_OK);
  EXPECT(qd_search_next(search) == QD_STOPPED);
  qd_search_free(search);
  options.max_nodes = 0;
  options.timeout = 0.01;
  EXPECT(qd_problem_count(problem, &options, text, sizeof text, NULL) == QD_STOPPED);
  options.timeout = 0;
  EXPECT(qd_stop_new(&stop) == QD_OK);
  qd_stop_request(stop);
  options.stop = stop;
  EXPECT(qd_search_new(problem, &options, &search, NULL) == QD_OK);
  EXPECT(qd_search_next(search) == QD_STOPPED);
  qd_search_free(search);
  options.engine = "magic";
  EXPECT(qd_search_new(problem, &options, &search, &error) == QD_BAD_INPUT && error != NULL);
  qd_error_free(error);
  /* An older program knows the first members only. */
  options.size = offsetof(qd_options, engine);
  EXPECT(qd_search_new(problem, &options, &search, NULL) == QD_OK);
  qd_search_free(search);
  qd_problem_free(problem);
  qd_stop_free(stop);
}

/* The second of three boards is none. */
static void test_many_with(const char* boards, uint64_t* counts) {
  char told[200];
  char solutions[3][81];
  qd_options options = QD_OPTIONS;
  qd_error* error = NULL;
  EXPECT(qd_solve_many_with(boards, 82, 3, 2, NULL, NULL, counts, &error) == QD_BAD_INPUT);
  qd_error_text(error, told, sizeof told);
  EXPECT(strstr(told, "boards[1]") != NULL);
  qd_error_free(error);
  error = NULL;
  options.threads = 3;
  options.engine = "batch-128";
  EXPECT(qd_solve_many_with(boards, 82, 1, 2, &options, solutions[0], counts, &error) == QD_OK &&
         error == NULL && counts[0] == 1 && memcmp(solutions[0], kSolution, 81) == 0);
  EXPECT(qd_solve_many_with(boards, 82, 1, 0, &options, NULL, counts, NULL) == QD_MISUSE);
  options.engine = "links"; /* which takes boards one by one */
  EXPECT(qd_solve_many_with(boards, 82, 1, 2, &options, NULL, counts, &error) == QD_BAD_INPUT);
  qd_error_text(error, told, sizeof told);
  EXPECT(strstr(told, "batch-avx512") != NULL && strstr(told, "links") != NULL);
  qd_error_free(error);
  error = NULL;
  options.engine = "gpu"; /* there may be a card or not */
  counts[0] = 0;
  if (qd_solve_many_with(boards, 82, 1, 2, &options, NULL, counts, &error) == QD_OK) {
    EXPECT(counts[0] == 1 && error == NULL);
  } else {
    qd_error_text(error, told, sizeof told);
    EXPECT(strstr(told, "gpu") != NULL);
    qd_error_free(error);
  }
}

static void test_many(void) {
  char boards[3][82];
  char solutions[3][81];
  uint64_t counts[3] = {9, 9, 9};
  memset(solutions, '?', sizeof solutions);
  strcpy(boards[0], kPuzzle);
  memset(boards[1], '.', 81);
  memset(boards[2], '.', 81);
  boards[2][0] = boards[2][1] = '5';
  EXPECT(qd_solve_many(boards[0], 82, 3, 2, 2, solutions[0], counts, NULL) == QD_OK);
  EXPECT(counts[0] == 1 && counts[1] == 2 && counts[2] == 0);
  EXPECT(memcmp(solutions[0], kSolution, 81) == 0 && solutions[1][0] != '?' &&
         solutions[2][0] == '?');
  EXPECT(qd_solve_many(boards[0], 82, 3, 1, 1, NULL, counts, NULL) == QD_OK && counts[1] == 1);
  boards[1][7] = 'x';
  EXPECT(qd_solve_many(boards[0], 82, 3, 2, 1, NULL, counts, NULL) == QD_BAD_INPUT);
  EXPECT(qd_solve_many(NULL, 82, 0, 2, 1, NULL, NULL, NULL) == QD_OK);
  EXPECT(qd_solve_many(boards[0], 80, 3, 2, 1, NULL, counts, NULL) == QD_MISUSE);
  test_many_with(boards[0], counts);
}

static void test_null_handles(void) {
  qd_verdict verdict = QD_UNKNOWN;
  uint64_t count = 0;
  qd_grid* grid = NULL;
  EXPECT(qd_version() == QD_VERSION);
  EXPECT(qd_error_text(NULL, NULL, 0) == 0 && qd_error_kind(NULL, NULL, 0) == 0);
  EXPECT(qd_error_line(NULL) == 0 && qd_error_column(NULL) == 0);
  EXPECT(qd_stop_new(NULL) == QD_MISUSE);
  qd_stop_request(NULL);
  EXPECT(qd_grid_read(NULL, 0, &grid, NULL) == QD_MISUSE &&
         qd_grid_read("", 0, NULL, NULL) == QD_MISUSE);
  EXPECT(qd_grid_read("", 0, &grid, NULL) == QD_BAD_INPUT);
  EXPECT(qd_grid_new(3, 3, NULL, &grid, NULL) == QD_MISUSE);
  EXPECT(qd_grid_size(NULL) == 0 && qd_grid_cells(NULL) == NULL &&
         qd_grid_text(NULL, NULL, 0) == 0);
  EXPECT(qd_grid_solve(NULL, NULL, &verdict, NULL) == QD_MISUSE);
  EXPECT(qd_grid_count(NULL, 1, NULL, &count) == QD_MISUSE);
  EXPECT(qd_problem_new(NULL) == QD_MISUSE && qd_problem_read(NULL, 0, NULL, NULL) == QD_MISUSE);
  EXPECT(qd_problem_add_primary(NULL, 1, 1) == QD_MISUSE &&
         qd_problem_add_secondary(NULL) == QD_MISUSE);
  EXPECT(qd_problem_add_option(NULL, NULL, NULL, 0, 0) == QD_MISUSE);
  EXPECT(qd_problem_finish(NULL, NULL) == QD_MISUSE && qd_problem_options(NULL) == 0);
  EXPECT(qd_problem_count(NULL, NULL, NULL, 0, NULL) == QD_MISUSE);
  EXPECT(qd_search_new(NULL, NULL, NULL, NULL) == QD_MISUSE && qd_search_next(NULL) == QD_MISUSE);
  EXPECT(qd_search_solution(NULL, NULL) == 0);
  qd_error_free(NULL);
  qd_stop_free(NULL);
  qd_grid_free(NULL);
  qd_problem_free(NULL);
  qd_search_free(NULL);
}

/* Where all pointers have one type, as in Python or Julia, a handle of another kind is told. */
static void test_wrong_handles(void) {
  qd_grid* grid = NULL;
  qd_problem* problem = NULL;
  qd_search* search = NULL;
  qd_stop* stop = NULL;
  qd_error* error = NULL;
  qd_grid* none = NULL;
  qd_verdict verdict = QD_UNKNOWN;
  uint64_t count = 0;
  char board[82];
  EXPECT(qd_grid_read(kPuzzle, strlen(kPuzzle), &grid, NULL) == QD_OK);
  EXPECT(qd_grid_read("12", 2, &none, &error) == QD_BAD_INPUT && none == NULL);
  EXPECT(qd_problem_new(&problem) == QD_OK && qd_stop_new(&stop) == QD_OK);
  const qd_grid* no_grid = (const qd_grid*)problem;
  qd_problem* no_problem = (qd_problem*)grid;
  qd_search* no_search = (qd_search*)grid;
  qd_error* no_error = (qd_error*)stop;
  qd_stop* no_stop = (qd_stop*)error;

  EXPECT(qd_error_text(no_error, NULL, 0) == 0 && qd_error_kind(no_error, NULL, 0) == 0);
  EXPECT(qd_error_line(no_error) == 0 && qd_error_column(no_error) == 0);
  qd_stop_request(no_stop);
  EXPECT(qd_grid_size(no_grid) == 0 && qd_grid_cells(no_grid) == NULL);
  EXPECT(qd_grid_text(no_grid, NULL, 0) == 0);
  EXPECT(qd_grid_solve(no_grid, NULL, &verdict, NULL) == QD_MISUSE);
  EXPECT(qd_grid_count(no_grid, 1, NULL, &count) == QD_MISUSE);
  EXPECT(qd_problem_add_primary(no_problem, 1, 1) == QD_MISUSE);
  EXPECT(qd_problem_add_secondary(no_problem) == QD_MISUSE);
  EXPECT(qd_problem_add_option(no_problem, NULL, NULL, 0, 0) == QD_MISUSE);
  EXPECT(qd_problem_finish(no_problem, NULL) == QD_MISUSE && qd_problem_options(no_problem) == 0);
  EXPECT(qd_problem_count(no_problem, NULL, NULL, 0, NULL) == QD_MISUSE);
  EXPECT(qd_search_new(no_problem, NULL, &search, NULL) == QD_MISUSE && search == NULL);
  EXPECT(qd_search_next(no_search) == QD_MISUSE && qd_search_solution(no_search, NULL) == 0);

  qd_options options = QD_OPTIONS;
  options.stop = no_stop;
  EXPECT(qd_grid_solve(grid, &options, &verdict, NULL) == QD_MISUSE);
  EXPECT(qd_grid_count(grid, 1, &options, &count) == QD_MISUSE);
  EXPECT(qd_problem_count(problem, &options, NULL, 0, NULL) == QD_MISUSE);
  EXPECT(qd_search_new(problem, &options, &search, NULL) == QD_MISUSE && search == NULL);
  memset(board, '.', sizeof board);
  EXPECT(qd_solve_many(board, 81, 1, 1, 1, NULL, &count, no_stop) == QD_MISUSE);

  /* They are still there. */
  qd_error_free(no_error);
  qd_stop_free(no_stop);
  qd_grid_free((qd_grid*)problem);
  qd_problem_free(no_problem);
  qd_search_free(no_search);
  EXPECT(qd_error_text(error, NULL, 0) > 0);
  EXPECT(qd_grid_size(grid) == 9 && qd_problem_add_primary(problem, 1, 1) == QD_OK);
  qd_error_free(error);
  qd_stop_free(stop);
  qd_grid_free(grid);
  qd_problem_free(problem);
}

int main(void) {
  test_boards();
  test_rules();
  test_errors();
  test_cover();
  test_limits();
  test_many();
  test_null_handles();
  test_wrong_handles();
  if (failures == 0) printf("all fine\n");
  return failures != 0;
}
