/* quadrille.h: Sudoku of any size and exact cover, for C and for every language that calls C.
 *
 *   qd_grid* grid = NULL;
 *   qd_grid* solution = NULL;
 *   qd_verdict verdict;
 *   if (qd_grid_read(text, strlen(text), &grid, NULL) == QD_OK &&
 *       qd_grid_solve(grid, NULL, &verdict, &solution) == QD_OK) …
 *   qd_grid_free(solution);
 *   qd_grid_free(grid);
 *
 * Handles are opaque, and freed by their own function, for which NULL is fine. Functions that can
 * fail return a qd_status; where they say so, an error handle tells what was wrong. Text is UTF-8
 * with a length. Text that comes out goes into the caller's buffer: as much as fits, ended by a
 * zero; what is returned is the length that there would be.
 *
 * Threads: one handle is for one thread at a time, different handles for any. A grid, and a problem
 * once a search has been made of it, do not change and may be read by all. A qd_stop may be shared.
 */
#ifndef QUADRILLE_H
#define QUADRILLE_H

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

#if defined(QD_BUILDS) && defined(__GNUC__)
#define QD_API __attribute__((visibility("default")))
#else
#define QD_API
#endif

/* Of this header; qd_version() is that of the library that runs. 10,000 times the major number, 100
 * times the minor. */
#define QD_VERSION 100
QD_API uint32_t qd_version(void);

typedef int32_t qd_status;
enum {
  QD_OK = 0,
  QD_END = 1,       /* there is no other solution */
  QD_STOPPED = 2,   /* a stop or a limit came first, or rules of the text were left out */
  QD_BAD_INPUT = 3, /* what was given is wrong: see the error */
  QD_MISUSE = 4,    /* a null pointer, a handle of another kind, or a call out of order */
  QD_NO_MEMORY = 5
};

typedef int32_t qd_verdict;
enum { QD_NONE = 0, QD_ONE = 1, QD_MANY = 2, QD_UNKNOWN = 3 };

typedef struct qd_error qd_error;
typedef struct qd_stop qd_stop;
typedef struct qd_grid qd_grid;
typedef struct qd_problem qd_problem;
typedef struct qd_search qd_search;

/* Errors. */
QD_API size_t qd_error_text(const qd_error* error, char* buffer,
                            size_t capacity); /* with the place before it */
QD_API size_t qd_error_kind(const qd_error* error, char* buffer, size_t capacity); /* "row_count" */
QD_API size_t qd_error_line(const qd_error* error); /* from 1; 0: not known */
QD_API size_t qd_error_column(const qd_error* error);
QD_API void qd_error_free(qd_error* error);

/* Ends work early. qd_stop_request is safe from any thread and from a signal handler. */
QD_API qd_status qd_stop_new(qd_stop** stop);
QD_API void qd_stop_request(qd_stop* stop);
QD_API void qd_stop_free(qd_stop* stop);

/* How to search; NULL is the default of each member, and so is 0. New members come at the end:
 * `size` tells which there are. qd_options options = QD_OPTIONS; options.max_nodes = 1000;
 */
typedef struct {
  uint32_t size;
  uint32_t threads;    /* 0: one */
  uint64_t max_nodes;  /* 0: no limit */
  double timeout;      /* in seconds; 0: none */
  const char* engine;  /* "links", "learn", …; NULL: the one that fits */
  const qd_stop* stop; /* outlives the work */
} qd_options;
#define QD_OPTIONS {sizeof(qd_options), 0, 0, 0, NULL, NULL}

/* Boards of any size. A text may have further rules: cages, thermometers and so on. */
QD_API qd_status qd_grid_read(const char* text, size_t length, qd_grid** grid, qd_error** error);
/* Boxes of so many rows and columns; with 0 rows, a Latin square of that size. Cells row by row, 0
 * for empty. */
QD_API qd_status qd_grid_new(uint32_t box_rows, uint32_t box_columns, const uint16_t* cells,
                             qd_grid** grid, qd_error** error);
/* Further rules for the whole board, such as "x,antiknight". */
QD_API qd_status qd_grid_add_rules(qd_grid* grid, const char* names, size_t length,
                                   qd_error** error);
/* What the text had for which there is no rule, as a sentence: "left out, because …"; no bytes
 * where there was nothing. The verdict of such a grid is unknown: qd_grid_as_read gives one that
 * has only the rules that were read, and a verdict with these. */
QD_API size_t qd_grid_left_out(const qd_grid* grid, char* buffer, size_t capacity);
QD_API qd_status qd_grid_as_read(const qd_grid* grid, qd_grid** read);
QD_API uint32_t qd_grid_size(const qd_grid* grid);         /* the number of rows; 0 for NULL */
QD_API const uint16_t* qd_grid_cells(const qd_grid* grid); /* as long as the grid */
QD_API size_t qd_grid_text(const qd_grid* grid, char* buffer, size_t capacity);
QD_API qd_status qd_grid_solve(const qd_grid* grid, const qd_options* options, qd_verdict* verdict,
                               qd_grid** solution); /* NULL where there is none */
/* At most UINT64_MAX solutions, with QD_STOPPED where there are more. */
QD_API qd_status qd_grid_count(const qd_grid* grid, uint64_t limit, const qd_options* options,
                               uint64_t* count);
QD_API void qd_grid_free(qd_grid* grid);

/* Boards of 9x9 as 81 characters, 0 or . for empty, `stride` bytes from one to the next. For each
 * the number of solutions up to limit, and the first one, 81 characters after one another; where
 * there is none, nothing is written. */
QD_API qd_status qd_solve_many(const char* boards, size_t stride, size_t count, uint64_t limit,
                               uint32_t threads, char* solutions, uint64_t* counts,
                               const qd_stop* stop);
/* The same with a timeout, and with an engine of boards of 9x9: "auto", "batch" and those that
 * begin so, or "gpu", the graphics card. Where that is not there, or fails, the error says why. */
QD_API qd_status qd_solve_many_with(const char* boards, size_t stride, size_t count, uint64_t limit,
                                    const qd_options* options, char* solutions, uint64_t* counts,
                                    qd_error** error);

/* Exact cover. Items and options are numbered from 0 in the order in which they are added, primary
 * items first. */
QD_API qd_status qd_problem_new(qd_problem** problem);
QD_API qd_status qd_problem_read(const char* text, size_t length, qd_problem** problem,
                                 qd_error** error);
QD_API qd_status qd_problem_add_primary(qd_problem* problem, uint32_t least, uint32_t most);
QD_API qd_status qd_problem_add_secondary(qd_problem* problem);
/* `colours` has one for each item, 0 for none; or is NULL. */
QD_API qd_status qd_problem_add_option(qd_problem* problem, const uint32_t* items,
                                       const uint32_t* colours, size_t count, uint32_t cost);
/* Ends adding, and tells the first thing that was wrong. A search does so by itself. */
QD_API qd_status qd_problem_finish(qd_problem* problem, qd_error** error);
QD_API size_t qd_problem_options(const qd_problem* problem); /* how many, once it is finished */
/* The number of solutions as decimal figures, of any size; QD_STOPPED where there may be more. */
QD_API qd_status qd_problem_count(qd_problem* problem, const qd_options* options, char* buffer,
                                  size_t capacity, size_t* length);
QD_API void qd_problem_free(qd_problem* problem);

/* The problem outlives the search. */
QD_API qd_status qd_search_new(qd_problem* problem, const qd_options* options, qd_search** search,
                               qd_error** error);
QD_API qd_status qd_search_next(qd_search* search); /* QD_OK: a solution; QD_END; QD_STOPPED */
/* The options of the solution; valid until the next call. */
QD_API size_t qd_search_solution(const qd_search* search, const uint32_t** options);
QD_API void qd_search_free(qd_search* search);

#ifdef __cplusplus
}
#endif

#endif
