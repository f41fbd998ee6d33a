import { defineConfig } from 'vitest/config'

/** Tests of the service start servers, threads and processes and change settings: each file of them gets a process of its own. */
const service = ['test/{http,workers,cli,content,endpoints,house}/**/*.test.ts', 'test/*.test.ts']

export default defineConfig({
  test: {
    // by default one core is left free, which on two cores means one file after the other
    maxWorkers: '100%',
    // no test measures time: long enough for a machine that does other things as well
    testTimeout: 30_000,
    projects: [
      { extends: true, test: { name: 'service', include: service } },
      // pure functions over models: modules, compiled once, are shared by the files of a process, which saves two fifths of the processor time
      { extends: true, test: { name: 'domains', include: ['test/**/*.test.ts'], exclude: service, isolate: false } }
    ]
  }
})
