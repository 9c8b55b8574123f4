# Findnlohmann_json: JSON, in headers alone.
include(host_headers)
host_headers(nlohmann)
add_library(nlohmann_json::nlohmann_json INTERFACE IMPORTED)
target_include_directories(nlohmann_json::nlohmann_json SYSTEM INTERFACE "${HOST_HEADERS}")
set(nlohmann_json_FOUND TRUE)
