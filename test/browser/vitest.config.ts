import { resolve } from 'node:path'
import { defineConfig } from 'vitest/config'

/** Tests that drive a browser: not among those of `npm test`, as not every machine has one. */
export default defineConfig({
  test: {
    root: resolve(import.meta.dirname, '../..'),
    include: ['test/browser/*.browser.ts'],
    // one server and one browser at a time
    fileParallelism: false,
    testTimeout: 120_000,
    hookTimeout: 120_000
  }
})
