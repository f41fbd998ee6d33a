/** SIMD kernels: `build/kernels/<name>.wasm`, compiled from `src/kernels/<name>.ts`, working on the memory that holds the models. */
import { readFileSync } from 'node:fs'
import { builtFile } from '../core/installation.js'
import { ModelError } from './errors.js'

const compiled = new Map<string, WebAssembly.Module>()

/**
 * An instance of a kernel on a memory; compiled once a thread.
 * @throws ModelError when the kernel was not built
 */
export function instantiateKernel<Exports>(name: string, memory: WebAssembly.Memory): Exports {
  let module = compiled.get(name)
  if (module === undefined) {
    let bytes: Uint8Array<ArrayBuffer>
    try {
      bytes = new Uint8Array(readFileSync(builtFile(`kernels/${name}.wasm`)))
    } catch {
      throw new ModelError(`kernel ${name} is not built: run npm run build:kernels`)
    }
    module = new WebAssembly.Module(bytes)
    compiled.set(name, module)
  }
  return new WebAssembly.Instance(module, { env: { memory } }).exports as Exports
}
