import { once } from 'node:events'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createS3FileStore } from '#server/gateways/file-store/s3-store.ts'
import { fileApp, startTestApp, type TestApp } from '#test/harness.ts'
import { createClientWithApplication } from './receipts.fixture.ts'

/** Where a test changes the stored bytes of a blob. */
interface Storage {
  app: TestApp
  read: (id: string) => Promise<Buffer>
  write: (id: string, bytes: Buffer) => Promise<void>
  remove: (id: string) => Promise<void>
  close: () => Promise<void>
}

async function openDisk(): Promise<Storage> {
  const app = await startTestApp()
  const getPath = (id: string) => path.join(app.uploads, id.slice(0, 2), id)
  return {
    app,
    read: (id) => readFile(getPath(id)),
    write: (id, bytes) => writeFile(getPath(id), bytes),
    remove: (id) => rm(getPath(id)),
    close: app.close,
  }
}

/** A bucket in memory. */
async function openS3(): Promise<Storage> {
  const objects = new Map<string, Buffer>()
  const server = createServer((request, response) => {
    void buffer(request).then((body) => {
      const key = new URL(request.url ?? '', 'http://s3').pathname
      const stored = objects.get(key)
      if (request.method === 'PUT') objects.set(key, body)
      else if (!stored) return response.writeHead(404).end('<Error><Code>NoSuchKey</Code></Error>')
      return response.writeHead(200).end(request.method === 'GET' ? stored : undefined)
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const drafts = await mkdtemp(path.join(tmpdir(), 'foothold-damage-'))
  const keys = { bucket: 'uploads', region: 'us-east-1', accessKeyId: 'key', secretAccessKey: 'secret' }
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const getKey = (id: string) => `/uploads/files/${id}`
  const app = await startTestApp({}, { files: await createS3FileStore({ ...keys, endpoint }, drafts) })
  return {
    app,
    read: async (id) => objects.get(getKey(id)) ?? Buffer.alloc(0),
    write: async (id, bytes) => void objects.set(getKey(id), bytes),
    remove: async (id) => void objects.delete(getKey(id)),
    close: async () => {
      await app.close()
      server.closeAllConnections()
      server.close()
      await rm(drafts, { recursive: true, force: true })
    },
  }
}

async function listDamage({ pool }: TestApp, userId: string) {
  const { rows } = await pool.query(
    "select entity_id, details from audit_log where action = 'receipt.damaged' and subject_id = $1",
    [userId],
  )
  return rows
}

const damages: Record<string, (storage: Storage, id: string) => Promise<void>> = {
  'with one bit flipped': async ({ read, write }, id) => {
    const bytes = await read(id)
    bytes[bytes.length >> 1] = (bytes[bytes.length >> 1] ?? 0) ^ 1
    await write(id, bytes)
  },
  'cut by a byte': async ({ read, write }, id) => write(id, (await read(id)).subarray(0, -1)),
  'that is gone': ({ remove }, id) => remove(id),
}

const stores = { 'on disk': openDisk, 'in S3': openS3 }

describe.each(Object.entries(stores))('a document %s', (_where, open) => {
  let storage: Storage
  beforeAll(async () => {
    storage = await open()
  })
  afterAll(() => storage.close())

  test.each(Object.entries(damages))('%s is reported and not served', async (_how, damage) => {
    const { app } = storage
    const { seeker, applicationId, documents, record, listReceipts } = await createClientWithApplication(app)
    const { body: receipt } = await record({ state: 'sent', documents })
    const { sha256 } = receipt.documents[0]
    const path = `/api/receipts/${receipt.id}/documents/${sha256}`
    expect((await seeker.calls.get(path)).status).toBe(200)
    expect(await listDamage(app, seeker.id)).toEqual([])
    const { rows } = await app.pool.query('select id from receipt_blobs where user_id = $1', [seeker.id])
    await damage(storage, rows[0].id)
    const reply = await seeker.calls.get(path)
    expect(reply).toMatchObject({ status: 500, body: { code: 'receipt_damaged' } })
    expect(reply.text).not.toContain('PDF')
    expect(await listDamage(app, seeker.id)).toEqual([
      { entity_id: applicationId, details: { receipt: receipt.id, sha256 } },
    ])
    // What the receipt says is intact.
    expect(await listReceipts()).toEqual([receipt])
  })
})

describe('a row that was changed behind the trigger', () => {
  const file = fileApp()

  /** Runs a change as a person with full rights on the database can. */
  async function bypassTriggers({ pool }: TestApp, sql: string, values: unknown[]) {
    const client = await pool.connect()
    try {
      await client.query('set session_replication_role = replica')
      expect((await client.query(sql, values)).rowCount).toBe(1)
    } finally {
      await client.query('reset session_replication_role')
      client.release()
    }
  }

  test('is reported by every call, and none answers its content', async () => {
    const app = file()
    const client = await createClientWithApplication(app)
    const { seeker, applicationId, documents, record } = client
    const { body: receipt } = await record({ state: 'sent', documents })
    const change = `update receipts set content = replace(content, '"company":"Acme"', '"company":"Acne"') where id = $1`
    await bypassTriggers(app, change, [receipt.id])
    const paths = [
      `/api/applications/${applicationId}/receipts`,
      `/api/receipts/${receipt.id}/pdf`,
      `/api/receipts/${receipt.id}/documents/${receipt.documents[0].sha256}`,
    ]
    for (const path of paths) {
      const reply = await seeker.calls.get(path)
      expect(reply, path).toMatchObject({ status: 500, body: { code: 'receipt_damaged' } })
      expect(reply.text).not.toContain('Acne')
    }
    expect(await listDamage(app, seeker.id)).toHaveLength(paths.length)
    expect((await record({ state: 'confirmed', corrects: receipt.id })).body.code).toBe('receipt_damaged')
  })

  test('that named the bytes is reported as well', async () => {
    const app = file()
    const { seeker, documents, record } = await createClientWithApplication(app)
    const { body: receipt } = await record({ state: 'sent', documents })
    await bypassTriggers(app, 'delete from receipt_documents where receipt_id = $1', [receipt.id])
    const reply = await seeker.calls.get(`/api/receipts/${receipt.id}/documents/${receipt.documents[0].sha256}`)
    expect(reply).toMatchObject({ status: 500, body: { code: 'receipt_damaged' } })
    expect(await listDamage(app, seeker.id)).toHaveLength(1)
  })
})
