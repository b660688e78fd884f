import path from 'node:path'
import { defineConfig } from '@playwright/test'
import config from '../../playwright.config.ts'

const cwd = path.resolve(import.meta.dirname, '../..')

export default defineConfig({
  ...config,
  testDir: '.',
  testMatch: '*.strict.ts',
  outputDir: path.join(cwd, '.cache/strict-mode'),
  globalTeardown: '../e2e/teardown.ts',
  webServer: { ...config.webServer, cwd } as typeof config.webServer,
})
