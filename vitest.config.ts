import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['src/{contract,analysis,web}/**/*.test.ts', 'bench/**/*.test.ts'],
        },
      },
      {
        test: {
          name: 'component',
          include: ['src/web/**/*.test.tsx'],
          environment: 'jsdom',
          // One jsdom for all files: making one takes longer than most of them. The set-up cleans up after each test.
          isolate: false,
          setupFiles: ['test/component-setup.ts'],
          // A failed query prints the page; more than this hides the message.
          env: { DEBUG_PRINT_LIMIT: '1500' },
        },
      },
      {
        test: {
          name: 'server',
          include: ['src/server/**/*.test.ts', 'test/**/*.test.ts', 'scripts/**/*.test.ts'],
          globalSetup: ['test/server-setup.ts'],
          // Each test has a database of its own; loading the server anew for each file is most of a short one's time.
          isolate: false,
          maxWorkers: '100%',
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
})
