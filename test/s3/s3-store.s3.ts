import { randomUUID } from 'node:crypto'
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, inject, onTestFinished, test } from 'vitest'
import type { FileStore, UploadTerms } from '#server/gateways/file-store/file-store.ts'
import { createS3FileStore, type S3Settings } from '#server/gateways/file-store/s3-store.ts'

async function store(changed: Partial<S3Settings> = {}) {
  const folder = await mkdtemp(path.join(tmpdir(), 'foothold-s3-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const files = await createS3FileStore({ ...inject('s3'), ...changed }, folder)
  return {
    ...files,
    folder,
    async put(id: string, bytes: Buffer) {
      const draft = { path: path.join(await files.drafts(), randomUUID()), size: bytes.length }
      await writeFile(draft.path, bytes)
      await files.keep(id, draft, 'application/pdf')
    },
  }
}

const whole = async (found: Awaited<ReturnType<FileStore['read']>>) =>
  found && Buffer.concat(await Array.fromAsync(found.stream))
const soon = (seconds = 60) => new Date(Date.now() + seconds * 1000)
const send = (url: string, body: string, headers: Record<string, string> = {}) =>
  fetch(url, { method: 'PUT', body, headers })
const pdf = { contentType: 'application/pdf', size: 5, expires: soon() }

test('what is kept is read again, byte for byte, until it is removed', async () => {
  const files = await store()
  const id = randomUUID()
  const bytes = Buffer.alloc(3_000_000, 'résumé ')
  expect(await files.read(id)).toBeNull()
  await files.put(id, bytes)
  const found = await files.read(id)
  expect(found?.size).toBe(bytes.length)
  expect((await whole(found))?.equals(bytes)).toBe(true)
  expect(await readdir(files.folder)).toEqual([])
  await files.put(id, Buffer.from('newer'))
  expect(String(await whole(await files.read(id)))).toBe('newer')
  await files.remove(id)
  expect(await files.read(id)).toBeNull()
  await files.remove(id)
})

test('a key that is wrong opens nothing', async () => {
  const id = randomUUID()
  await (await store()).put(id, Buffer.from('secret'))
  for (const wrong of [{ secretAccessKey: 'guessed' }, { accessKeyId: 'test:nobody' }, { bucket: 'another' }]) {
    const files = await store(wrong)
    await expect(files.put(randomUUID(), Buffer.from('x'))).rejects.toThrow()
    const read = await files.read(id).catch(() => null)
    expect(read).toBeNull()
  }
})

test('an upload URL takes just the file it was signed for', async () => {
  const files = await store()
  const id = randomUUID()
  const url = await files.uploadUrl(id, pdf)
  expect(url.startsWith(files.uploadsTo ?? '?')).toBe(true)
  expect(await files.readUpload(id)).toBeNull()
  expect((await send(url, '%PDF-', { 'content-type': 'application/pdf' })).status).toBe(200)
  expect(String(await whole(await files.readUpload(id)))).toBe('%PDF-')
  expect(await files.read(id)).toBeNull()
  await files.removeUpload(id)
  expect(await files.readUpload(id)).toBeNull()
})

test('another type, length, key, signature or method is refused by the store itself', async () => {
  const files = await store()
  const id = randomUUID()
  const url = await files.uploadUrl(id, pdf)
  const type = { 'content-type': 'application/pdf' }
  const other = new URL(url)
  other.searchParams.set('X-Amz-Signature', '0'.repeat(64))
  const longer = new URL(url)
  longer.searchParams.set('X-Amz-Expires', '9999')
  const unsigned = new URL(url)
  unsigned.search = ''
  const refused = {
    'another type': await send(url, '%PDF-', { 'content-type': 'text/html' }),
    'a byte more': await send(url, '%PDF-1', type),
    'a byte less': await send(url, '%PDF', type),
    'another key': await send(url.replace(id, randomUUID()), '%PDF-', type),
    'what is kept': await send(url.replace('/incoming/', '/files/'), '%PDF-', type),
    'a forged signature': await send(other.href, '%PDF-', type),
    'a longer time': await send(longer.href, '%PDF-', type),
    'no signature': await send(unsigned.href, '%PDF-', type),
    reading: await fetch(url),
    removing: await fetch(url, { method: 'DELETE' }),
    'without end': await fetch(url, {
      method: 'PUT',
      headers: type,
      body: new Blob(['%PDF-', 'x'.repeat(2 ** 20)]).stream(),
      duplex: 'half',
    } as RequestInit),
  }
  for (const [name, { status }] of Object.entries(refused)) expect(status, name).toBeGreaterThanOrEqual(400)
  expect(await files.readUpload(id)).toBeNull()
  expect(await files.read(id)).toBeNull()
})

test('an upload URL ends in time', async () => {
  const files = await store()
  const id = randomUUID()
  const terms: UploadTerms = { ...pdf, expires: soon(1) }
  const url = await files.uploadUrl(id, terms)
  await pause(2_500)
  expect((await send(url, '%PDF-', { 'content-type': 'application/pdf' })).status).toBe(403)
  expect(await files.readUpload(id)).toBeNull()
})

test('uploads that nobody finished are swept away, and what is kept stays', async () => {
  const files = await store()
  const [abandoned, kept] = [randomUUID(), randomUUID()]
  await files.put(kept, Buffer.from('kept'))
  const url = await files.uploadUrl(abandoned, pdf)
  await send(url, '%PDF-', { 'content-type': 'application/pdf' })
  await files.sweep(new Date(Date.now() - 3_600_000))
  expect(await whole(await files.readUpload(abandoned))).not.toBeNull()
  await files.sweep(new Date(Date.now() + 3_600_000))
  expect(await files.readUpload(abandoned)).toBeNull()
  expect(String(await whole(await files.read(kept)))).toBe('kept')
})
