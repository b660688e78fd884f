import { mkdtemp, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { createLocalFileStore } from './local-store.ts'
import { createUploadLinks } from './upload-links.ts'

const id = 'ab000000-0000-4000-8000-000000000001'

async function store() {
  const folder = await mkdtemp(path.join(tmpdir(), 'foothold-local-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const files = createLocalFileStore(folder, createUploadLinks('a secret'))
  const draft = async (text: string) => {
    const place = path.join(await files.drafts(), 'draft')
    await writeFile(place, text)
    return { path: place, size: text.length }
  }
  const read = async () => {
    const found = await files.read(id)
    return found && { size: found.size, text: String(Buffer.concat(await Array.fromAsync(found.stream))) }
  }
  return { folder, files, draft, read }
}

test('a stored draft is in a folder named by its id, and nowhere else', async () => {
  const { folder, files, draft, read } = await store()
  expect(await read()).toBeNull()
  await files.keep(id, await draft('hello'), 'text/plain')
  expect(await read()).toEqual({ size: 5, text: 'hello' })
  expect(await readdir(folder, { recursive: true })).toEqual(expect.arrayContaining(['ab', `ab/${id}`, 'drafts']))
  expect(await readdir(path.join(folder, 'drafts'))).toEqual([])
  expect((await stat(path.join(folder, 'ab'))).mode & 0o777).toBe(0o700)
  await files.remove(id)
  await files.remove(id)
  expect(await read()).toBeNull()
})

test('only our ids name files', async () => {
  const { files, draft } = await store()
  const made = await draft('hello')
  for (const name of ['', '..', '../../etc/passwd', `${id}/..`, `${id}\0`, id.toUpperCase(), `x${id}`]) {
    await expect(files.read(name), name).rejects.toThrow('Not the id of a file')
    await expect(files.keep(name, made, 'text/plain'), name).rejects.toThrow('Not the id of a file')
    await expect(files.remove(name), name).rejects.toThrow('Not the id of a file')
  }
})

test('the sweep removes old drafts, and leaves newer drafts and stored files', async () => {
  const { folder, files, draft, read } = await store()
  await files.keep(id, await draft('kept'), 'text/plain')
  const old = await draft('old')
  await utimes(old.path, new Date(0), new Date(0))
  await writeFile(path.join(folder, 'drafts', 'new'), 'new')
  await files.sweep(new Date(Date.now() - 1000))
  expect(await readdir(path.join(folder, 'drafts'))).toEqual(['new'])
  expect(await read()).toMatchObject({ text: 'kept' })
})
