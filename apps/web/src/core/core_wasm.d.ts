declare module "core.wasm?url" {
  const address: string;
  export default address;
}

declare module "core_full.wasm?url" {
  const address: string;
  export default address;
}

declare module "core_photo.wasm?url" {
  const address: string;
  export default address;
}

declare module "*.txt?photo" {
  const table: string;
  export default table;
}

declare module "*.txt?more" {
  const table: string;
  export default table;
}

declare module "core_rest.wasm?url" {
  const address: string;
  export default address;
}

declare module "virtual:inks" {
  const names: readonly string[];
  export default names;
}
