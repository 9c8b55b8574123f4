#include <quadrille.h>
#include <stdio.h>
#include <string.h>

static int solve_board(const char* text) {
  qd_grid* grid = NULL;
  qd_grid* solution = NULL;
  qd_error* error = NULL;
  qd_verdict verdict = QD_UNKNOWN;
  char line[100];
  if (qd_grid_read(text, strlen(text), &grid, &error) != QD_OK) {
    qd_error_text(error, line, sizeof line);
    fprintf(stderr, "%s\n", line);
    qd_error_free(error);
    return 1;
  }
  if (qd_grid_solve(grid, NULL, &verdict, &solution) == QD_OK && verdict == QD_ONE) {
    qd_grid_text(solution, line, sizeof line);
    printf("%s\n", line);
  }
  qd_grid_free(solution);
  qd_grid_free(grid);
  return 0;
}

static void cover(void) {
  /* Seven items, six options: Knuth's example. */
  static const uint32_t options[6][4] = {{2, 4, 5}, {0, 3, 6}, {1, 2, 5}, {0, 3}, {1, 6}, {3, 4, 6}};
  static const size_t sizes[6] = {3, 3, 3, 2, 2, 3};
  qd_problem* problem = NULL;
  qd_search* search = NULL;
  qd_problem_new(&problem);
  for (int i = 0; i < 7; ++i) qd_problem_add_primary(problem, 1, 1);
  for (int i = 0; i < 6; ++i) qd_problem_add_option(problem, options[i], NULL, sizes[i], 0);
  if (qd_search_new(problem, NULL, &search, NULL) == QD_OK) {
    while (qd_search_next(search) == QD_OK) {
      const uint32_t* found = NULL;
      const size_t count = qd_search_solution(search, &found);
      for (size_t i = 0; i < count; ++i) {
        printf("%u%c", (unsigned)found[i], i + 1 < count ? ' ' : '\n');
      }
    }
  }
  qd_search_free(search);
  qd_problem_free(problem);
}

int main(void) {
  cover();
  return solve_board("1...42....3....4");
}
