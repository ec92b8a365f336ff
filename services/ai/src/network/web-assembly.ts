/** What is used of WebAssembly. TypeScript declares it with the interfaces of browsers alone. */
interface WebAssemblyApi {
  readonly Module: new (bytes: Uint8Array) => object;
  readonly Memory: new (size: { readonly initial: number }) => WasmMemory;
  readonly Instance: new (
    module: object,
    imports: Readonly<Record<string, Readonly<Record<string, unknown>>>>,
  ) => { readonly exports: unknown };
}

export interface WasmMemory {
  readonly buffer: ArrayBuffer;
}

export const { WebAssembly } = globalThis as unknown as { readonly WebAssembly: WebAssemblyApi };
