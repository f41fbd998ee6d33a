/** Where the installation's files lie; the same answers from the sources (`src/`, in tests) and from the build (`build/src/`). */
import { join, resolve } from 'node:path'

const fromBuild = /[\\/]build[\\/]src[\\/]core$/.test(import.meta.dirname)

/** The folder of `package.json`. */
export const installationFolder = resolve(import.meta.dirname, fromBuild ? '../../..' : '../..')

/** A file that the build makes, by its path below `build/`: threads and kernels are always loaded from there. */
export function builtFile(path: string): string {
  return join(installationFolder, 'build', path)
}
