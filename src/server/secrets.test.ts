import { mkdir, mkdtemp, readFile, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { ConfigError, loadConfig } from './config.ts'
import { loadSecrets } from './secrets.ts'

async function emptyDataDir() {
  const folder = await mkdtemp(path.join(tmpdir(), 'foothold-secrets-test-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return path.join(folder, 'data')
}

const load = (dataDir: string, more: Record<string, string> = {}) =>
  loadSecrets(loadConfig({ DATA_DIR: dataDir, ...more }))

test('secrets are created once, readable by their owner only, and the same at every start', async () => {
  const dataDir = await emptyDataDir()
  const first = await load(dataDir)
  expect(first.sessionSecret.length).toBeGreaterThanOrEqual(43)
  expect(first.encryptionKeys.map((key) => key.length)).toEqual([32])
  expect((await readdir(dataDir)).toSorted()).toEqual(['encryption-key', 'session-secret'])
  for (const name of await readdir(dataDir)) expect((await stat(path.join(dataDir, name))).mode & 0o777).toBe(0o600)
  expect(await load(dataDir)).toEqual(first)
})

test('secrets and installations never share a value', async () => {
  const [first, second] = [await load(await emptyDataDir()), await load(await emptyDataDir())]
  const all = [first, second].flatMap((each) => [each.sessionSecret, each.encryptionKeys[0]?.toString('base64')])
  expect(new Set(all).size).toBe(4)
})

test('concurrent starts agree on the secrets and leave no drafts', async () => {
  const dataDir = await emptyDataDir()
  const all = await Promise.all(Array.from({ length: 20 }, () => load(dataDir)))
  for (const each of all) expect(each).toEqual(all[0])
  expect(await readdir(dataDir)).toHaveLength(2)
})

test('secrets of the settings are used instead, and no file is written', async () => {
  const dataDir = await emptyDataDir()
  const keys = [Buffer.alloc(32, 1), Buffer.alloc(32, 2)]
  const given = {
    SESSION_SECRET: 'a secret of at least 32 characters',
    ENCRYPTION_KEY: keys.map((key) => key.toString('base64')).join(),
  }
  expect(await load(dataDir, given)).toEqual({ sessionSecret: given.SESSION_SECRET, encryptionKeys: keys })
  await expect(readdir(dataDir)).rejects.toThrow('ENOENT')
})

test('a damaged secret stops the start in one line, and is not replaced', async () => {
  for (const name of ['session-secret', 'encryption-key']) {
    for (const damaged of ['', '\n', 'AAAA', 'x'.repeat(500)]) {
      const dataDir = await emptyDataDir()
      await load(dataDir)
      const file = path.join(dataDir, name)
      await writeFile(file, damaged)
      const refusal = await load(dataDir).catch((error: unknown) => error)
      expect(refusal).toBeInstanceOf(ConfigError)
      expect(String(refusal)).toMatch(new RegExp(`^Error: The secret in [^\\n]*${name} is damaged: [^\\n]+$`))
      expect(await readFile(file, 'utf8')).toBe(damaged)
    }
  }
})

test('an unreadable secret does not count as a missing one', async () => {
  const dataDir = await emptyDataDir()
  await load(dataDir)
  const file = path.join(dataDir, 'session-secret')
  await rm(file)
  await mkdir(file)
  await expect(load(dataDir)).rejects.toThrow('EISDIR')
})
