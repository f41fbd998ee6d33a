import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    // by default one core is left free, which on two cores means one file after the other
    maxWorkers: '100%',
    // modules and models, compiled and read once, are shared by the files of a process: a third less processor time. No file changes what another one uses
    isolate: false,
    // no test measures time: long enough for a machine that does other things as well
    testTimeout: 60_000,
    hookTimeout: 60_000
  }
})
