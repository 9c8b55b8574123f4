// Remarks: what a person has to be told about a board that was read in a picture.
//   const Result<Reading> reading = read_photo(pixels);
//   for (const Message& remark : remarks_of(*reading, settle(*reading)))
//   say(english().tell(remark));
#pragma once

#include <vector>

#include "quadrille/base/message.h"
#include "quadrille/photo/doubt.h"
#include "quadrille/photo/photo.h"

namespace quadrille::photo {

// What was changed, what is doubtful, and whether there are other boards in the picture: nothing
// where all is well.
std::vector<Message> remarks_of(const Reading& reading, const Settlement& settlement);

}  // namespace quadrille::photo
