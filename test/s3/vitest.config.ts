import { defineConfig } from 'vitest/config'

export default defineConfig({
  root: new URL('../..', import.meta.url).pathname,
  test: {
    include: ['test/s3/*.s3.ts'],
    globalSetup: ['test/server-setup.ts', 'test/s3/setup.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
})
