// Keys of Qt as quadrille/play names them.
//   if (const auto command = command_of_key(*event, entry.context())) use(*command);
#pragma once

#include <QKeyEvent>
#include <optional>

#include "quadrille/play/keys.h"

namespace quadrille::desktop {

std::optional<play::Command> command_of_key(const QKeyEvent& event,
                                            const play::KeyContext& context);

}  // namespace quadrille::desktop
