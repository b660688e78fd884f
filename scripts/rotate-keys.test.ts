import { execFile } from 'node:child_process'
import { randomBytes, randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'
import { addTotp, stopClock, totpCode } from '#server/people/second-factors/second-factors.fixture.ts'
import { openFileStore } from '#server/gateways/file-store/open-file-store.ts'
import { loadRawMail, storeRawMail } from '#server/service/inbox/raw-mails.ts'
import { createEncryption } from '#server/encryption.ts'
import { createApplicationFor, createSignedInTeam } from '#test/factories.ts'
import { testApp } from '#test/harness.ts'

stopClock()

const rotate = (databaseUrl: string, keys: Buffer[], dataDir?: string) =>
  promisify(execFile)(process.execPath, ['scripts/rotate-keys.ts'], {
    env: {
      ...process.env,
      DATABASE_URL: databaseUrl,
      ...(dataDir ? { DATA_DIR: dataDir } : {}),
      ENCRYPTION_KEY: keys.map((key) => key.toString('base64')).join(),
    },
  })

async function prepare(passwords: number) {
  const [older, newer] = [randomBytes(32), randomBytes(32)]
  const encryption = createEncryption([newer, older])
  const app = { ...(await testApp({}, { encryption })), encryption }
  const withOldKey = { ...app, encryption: createEncryption([older]) }
  const { manager, seeker } = await createSignedInTeam(app)
  for (let count = 0; count < passwords; count++)
    await createApplicationFor(withOldKey, manager, { userId: seeker.id, sitePassword: `secret ${count}` })
  await createApplicationFor(app, manager, { userId: seeker.id, sitePassword: 'secret of today' })
  await createApplicationFor(app, manager, { userId: seeker.id })
  const encrypted = async (): Promise<{ id: string; site_password: string; updated_at: Date }[]> =>
    (await app.pool.query('select id, site_password, updated_at from job_applications order by id')).rows
  return { app, seeker, older, newer, encrypted }
}

test('every password is encrypted with the new key while the product reads them, and the old key can be removed', async () => {
  const { app, seeker, older, newer, encrypted } = await prepare(3)
  const before = await encrypted()
  const { stdout } = await rotate(app.databaseUrl, [newer, older])
  expect(stdout).toBe(
    'site passwords: 3 encrypted again, 1 already current\nauthenticator secrets: 0 encrypted again, 0 already current\ncodes of mails: 0 encrypted again, 0 already current\ncodes of mailboxes that forward: 0 encrypted again, 0 already current\nmails: 0 encrypted again, 0 already current\n',
  )
  const rows = await encrypted()
  expect(rows.map(({ updated_at }) => updated_at)).toEqual(before.map(({ updated_at }) => updated_at))
  const onlyNew = createEncryption([newer])
  const decrypted = rows.flatMap(({ id, site_password }) =>
    site_password ? [onlyNew.decrypt(site_password, `job_applications/${id}/site_password`)] : [],
  )
  expect(decrypted.toSorted()).toEqual(['secret 0', 'secret 1', 'secret 2', 'secret of today'])
  const read = await seeker.calls.get(`/api/applications/${rows.find((row) => row.site_password)?.id}/credentials`)
  expect(read.body.sitePassword).toMatch(/^secret/)
  expect((await rotate(app.databaseUrl, [newer])).stdout).toContain(
    'site passwords: 0 encrypted again, 4 already current\n',
  )
})

test('the secret of an authenticator app is encrypted with the new key, and its codes still work', async () => {
  const { app, seeker, older, newer } = await prepare(0)
  const { secret } = await addTotp(seeker.calls)
  const context = `totp_secrets/${seeker.id}/secret`
  const encrypted = createEncryption([older]).encrypt(secret, context)
  await app.pool.query('update totp_secrets set secret = $2 where user_id = $1', [seeker.id, encrypted])
  expect((await rotate(app.databaseUrl, [newer, older])).stdout).toContain('authenticator secrets: 1 encrypted again')
  const { rows } = await app.pool.query('select secret from totp_secrets where user_id = $1', [seeker.id])
  expect(createEncryption([newer]).decrypt(rows[0].secret, context)).toBe(secret)
  expect((await seeker.calls.post('/api/step-up', { code: totpCode(secret) })).status).toBe(200)
})

test('a raw mail is encrypted with the new key', async () => {
  const { app, seeker, older, newer } = await prepare(0)
  const dataDir = await mkdtemp(path.join(tmpdir(), 'foothold-rotate-'))
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }))
  const files = await openFileStore({ s3: null, dataDir }, 'unused')
  const raw = Buffer.from('Subject: hello\r\n\r\n')
  const ids = [randomUUID(), randomUUID(), randomUUID()] as const
  for (const [index, key] of [older, newer, randomBytes(32)].entries()) {
    const id = ids[index] ?? ''
    await storeRawMail({ ...app.deps, db: app.db, files, encryption: createEncryption([key]) }, id, raw)
    await app.pool.query(
      `insert into mails (id, user_id, direction, message_id, content_hash, size, envelope, received_at)
       values ($1::uuid, $2, 'in', $1::text, $1::text, 18, '{}', now())`,
      [id, seeker.id],
    )
  }
  await expect(rotate(app.databaseUrl, [newer, older], dataDir)).rejects.toMatchObject({
    stdout: expect.stringContaining('mails: 1 encrypted again, 1 already current\n'),
    stderr: 'mails: no key in ENCRYPTION_KEY decrypts 1 of them. Keep the old keys\n',
  })
  for (const id of ids.slice(0, 2))
    expect(await loadRawMail({ files, encryption: createEncryption([newer]) }, id)).toEqual(raw)
})

test('a password that no key decrypts stays, and is reported', async () => {
  const { app, newer, encrypted } = await prepare(1)
  const before = await encrypted()
  await expect(rotate(app.databaseUrl, [newer])).rejects.toMatchObject({
    stderr: 'site passwords: no key in ENCRYPTION_KEY decrypts 1 of them. Keep the old keys\n',
  })
  expect(await encrypted()).toEqual(before)
})
