import { defineConfig } from 'vitest/config'
import { compileCache } from './test/compile-cache.ts'

// For the runner's workers and the programs that tests start.
process.env.NODE_COMPILE_CACHE ??= compileCache.NODE_COMPILE_CACHE

/** The same for all projects: otherwise they cannot run side by side. */
const shared = {
  /** One for each core. */
  maxWorkers: '100%',
  /** A new process for each file would take longer than most files. */
  isolate: false,
}

// Vitest starts projects in the order of their names.
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          // Its longest file takes a minute. Started last, it would leave the other cores idle.
          name: 'bench',
          include: ['bench/**/*.test.ts'],
          ...shared,
        },
      },
      {
        test: {
          name: 'unit',
          include: ['{extension/src,src/contract,src/web}/**/*.test.ts'],
          ...shared,
        },
      },
      {
        test: {
          name: 'engine',
          include: ['packages/resume-engine/**/*.test.ts'],
          ...shared,
          // The typesetter loads all fonts, and some tests write dozens of files.
          testTimeout: 180_000,
        },
      },
      {
        test: {
          // Some of its tests fill forms in a browser.
          name: 'form-reader',
          include: ['packages/form-reader/**/*.test.ts'],
          ...shared,
          testTimeout: 120_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'mail-reader',
          include: ['packages/mail-reader/**/*.test.ts'],
          ...shared,
          // Some tests read hundreds of mails.
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'component',
          include: ['src/web/**/*.test.tsx'],
          environment: 'jsdom',
          // One jsdom for all files: the set-up cleans up after each test.
          ...shared,
          setupFiles: ['test/component-setup.ts'],
          // Typing into a large form takes seconds on a busy machine.
          testTimeout: 60_000,
          // A failed query prints the page; more than this hides the message.
          env: { DEBUG_PRINT_LIMIT: '1500' },
        },
      },
      {
        test: {
          name: 'server',
          include: ['src/server/**/*.test.ts', 'test/**/*.test.ts', 'scripts/**/*.test.ts'],
          globalSetup: ['test/server-setup.ts'],
          // Each test has its own database.
          ...shared,
          testTimeout: 90_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
})
