declare module "core.wasm?url" {
  const address: string;
  export default address;
}

declare module "core_rest.wasm?url" {
  const address: string;
  export default address;
}
