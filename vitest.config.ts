import { defineConfig } from 'vitest/config'

/** One for each core, and the same for all projects: otherwise they cannot run side by side. */
const maxWorkers = '100%'

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['src/{contract,web}/**/*.test.ts', 'bench/**/*.test.ts'],
          maxWorkers,
        },
      },
      {
        test: {
          name: 'engine',
          include: ['packages/resume-engine/**/*.test.ts'],
          maxWorkers,
          // The typesetter loads all fonts, and some tests write dozens of files.
          testTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'component',
          include: ['src/web/**/*.test.tsx'],
          environment: 'jsdom',
          // One jsdom for all files: making one takes longer than most of them. The set-up cleans up after each test.
          isolate: false,
          maxWorkers,
          setupFiles: ['test/component-setup.ts'],
          // Typing into a large form takes seconds on a busy machine.
          testTimeout: 20_000,
          // A failed query prints the page; more than this hides the message.
          env: { DEBUG_PRINT_LIMIT: '1500' },
        },
      },
      {
        test: {
          name: 'server',
          include: ['src/server/**/*.test.ts', 'test/**/*.test.ts', 'scripts/**/*.test.ts'],
          globalSetup: ['test/server-setup.ts'],
          // Each test has its own database. Reloading the server for each file would take longer than most files.
          isolate: false,
          maxWorkers,
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
})
