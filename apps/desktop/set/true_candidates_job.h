// TrueCandidatesJob: finds the true candidates of the puzzle in the background, for any panel that
// shows them.
//   job.start(100);                              // each counted up to 100 times
//   connect(&job, &TrueCandidatesJob::news, this, &Panel::show_found);
//   job.lay_over(*overlay);
#pragma once

#include <QObject>
#include <cstdint>
#include <optional>

#include "apps/desktop/workspace/workspace.h"
#include "quadrille/create/true_candidates.h"

namespace quadrille::desktop {

class TrueCandidatesJob : public QObject {
  Q_OBJECT

 public:
  // The workspace outlives this.
  explicit TrueCandidatesJob(Workspace& workspace);

  // Begins anew with the puzzle as it is now.
  void start(std::uint64_t limit);
  void stop() { job_.stop(); }
  // Stops it, and drops what was found.
  void forget();
  [[nodiscard]] bool running() const { return job_.running(); }

  // As far as it is known.
  [[nodiscard]] const std::optional<create::TrueCandidates>& found() const { return found_; }
  [[nodiscard]] bool complete() const { return found_ && found_->complete(); }
  // Puts them on the board, in the colour that says how many solutions have them.
  void lay_over(Overlay& overlay) const;

 Q_SIGNALS:
  // More is known, or it has ended.
  void news();

 private:
  Workspace& workspace_;
  std::uint64_t limit_ = 1;
  std::optional<create::TrueCandidates> found_;
  Job job_;
};

}  // namespace quadrille::desktop
