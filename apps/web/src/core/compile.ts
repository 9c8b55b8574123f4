// Compile: a file of WebAssembly, fetched and compiled.
//   const module = await compile(coreAddress);

export async function compile(address: string): Promise<WebAssembly.Module> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`the core could not be loaded: ${response.status}`);
  // Not every host knows the type of WebAssembly files that compileStreaming() insists on.
  if (response.headers.get("content-type") === "application/wasm") {
    return WebAssembly.compileStreaming(response);
  }
  return WebAssembly.compile(await response.arrayBuffer());
}
