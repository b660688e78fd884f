import { createPublicKey, generateKeyPairSync } from 'node:crypto'
import { mkdtempSync } from 'node:fs'
import path from 'node:path'
import { defineConfig } from '@playwright/test'
import { testFlags, testBrowser } from './scripts/browser.js'
import { findQuickFolder } from './test/quick-folder.ts'

// Chosen once for all workers, so that a run never meets a server of another run.
// Below the range of ephemeral ports, which the system may assign at any moment.
process.env.E2E_PORT ??= String(12_000 + Math.floor(Math.random() * 10_000))
// The port of a test's job postings. Only in tests may the server fetch from this machine.
process.env.E2E_PAGES_PORT ??= String(Number(process.env.E2E_PORT) + 10_000)
// Where employers' servers deliver mail.
process.env.E2E_INBOX_PORT ??= String(Number(process.env.E2E_PORT) + 10_002)
// The key that signs an employer's mails.
process.env.E2E_MAIL_KEY ??= generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({
  type: 'pkcs8',
  format: 'pem',
}) as string
process.env.E2E_DATA_DIR ??= mkdtempSync(path.join(findQuickFolder(), 'foothold-e2e-'))
/** What DNS says of the employer at kewgardens.example. */
function findMailDns(key: string) {
  const publicKey = createPublicKey(key).export({ type: 'spki', format: 'der' }).toString('base64')
  return {
    'TXT test._domainkey.kewgardens.example': [[`v=DKIM1; k=rsa; p=${publicKey}`]],
    'TXT _dmarc.kewgardens.example': [['v=DMARC1; p=reject']],
  }
}

const origin = `http://localhost:${process.env.E2E_PORT}`
const executablePath = testBrowser()

export default defineConfig({
  testDir: 'test/e2e',
  testMatch: '*.e2e.ts',
  outputDir: '.cache/e2e',
  fullyParallel: true,
  workers: 2,
  // A busy machine can exceed a timeout. Tests that pass only at the retry are listed as flaky.
  retries: 1,
  timeout: 180_000,
  expect: { timeout: 40_000 },
  globalTeardown: './test/e2e/teardown.ts',
  use: {
    baseURL: origin,
    actionTimeout: 60_000,
    // A click waits until what it presses stands still.
    contextOptions: { reducedMotion: 'reduce' },
    // Recording takes a third of the time: use `--trace on` to debug a test.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: testFlags,
      // Without a locale the browser names a file with non-Latin letters "download".
      env: { ...process.env, LANG: process.env.LANG ?? 'C.UTF-8' },
    },
  },
  webServer: {
    command: 'node_modules/.bin/node test/e2e/server.ts',
    url: `${origin}/readyz`,
    timeout: 60_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    stdout: 'ignore',
    env: {
      NODE_ENV: 'test',
      TEST_PAGES: [0, 1].map((next) => `127.0.0.1:${Number(process.env.E2E_PAGES_PORT) + next}`).join(),
      PORT: process.env.E2E_PORT,
      DATA_DIR: process.env.E2E_DATA_DIR,
      // Each test calls from a separate address, so that tests do not share rate limits.
      TRUST_PROXY: '1',
      LOG_LEVEL: 'warn',
      INBOX_DOMAIN: 'in.foothold.test',
      INBOX_PORT: process.env.E2E_INBOX_PORT,
      TEST_MAIL_DNS: JSON.stringify(findMailDns(process.env.E2E_MAIL_KEY)),
    },
  },
})
