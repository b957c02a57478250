/** An AssemblyScript entry imported with `?wasm` is its compiled bytes (build/assemblyscript.ts). */
declare module '*?wasm' {
  const bytes: Uint8Array<ArrayBuffer>
  export default bytes
}

/** The part of WebAssembly the engine needs; the engine compiles without the DOM's types. */
declare namespace WebAssembly {
  class Module {
    constructor(bytes: Uint8Array)
  }
  class Instance {
    constructor(module: Module, imports?: Record<string, Record<string, unknown>>)
    readonly exports: Record<string, unknown>
  }
  class Memory {
    constructor(descriptor: { initial: number; maximum: number; shared: true })
    readonly buffer: ArrayBuffer
  }
}
