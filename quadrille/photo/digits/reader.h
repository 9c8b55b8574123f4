// Reader: the whole way from pixels to digits, with any network.
//   const Result<Reading> reading = read_with(Network::built_in(), pixels);
#pragma once

#include "quadrille/photo/digits/network.h"
#include "quadrille/photo/photo.h"

namespace quadrille::photo {

Result<Reading> read_with(const Network& network, const Pixels& pixels);

// The first stages of it.
Result<Outline> outline_in(const Pixels& pixels);

}  // namespace quadrille::photo
