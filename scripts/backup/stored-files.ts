import { createReadStream } from 'node:fs'
import { link, mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Client } from 'pg'

/** Generated secrets, without which nothing of the database can be decrypted. */
export const secretNames = ['session-secret', 'encryption-key']

/** Files that are stored under their ids, such as `ab/ab12…`. Drafts are not. */
async function listFiles(folder: string) {
  const names = await readdir(folder, { recursive: true }).catch(() => [])
  return names.filter((name) => /^[0-9a-f]{2}[/\\][0-9a-f-]{36}$/.test(name)).toSorted()
}

/**
 * Holds on to all stored files by hard links, so that those that the product removes during the copy are still there. They are never
 * changed in place.
 */
export async function holdFiles(dataDir: string) {
  const uploads = path.join(dataDir, 'uploads')
  const held = path.join(dataDir, `backup-${process.pid}`)
  const names = await listFiles(uploads)
  for (const name of names) {
    await mkdir(path.join(held, path.dirname(name)), { recursive: true, mode: 0o700 })
    await link(path.join(uploads, name), path.join(held, name)).catch(() => {})
  }
  return {
    async *read() {
      for (const name of await listFiles(held)) {
        const { size } = await stat(path.join(held, name))
        yield { name, size, stream: createReadStream(path.join(held, name)) }
      }
    },
    release: () => rm(held, { recursive: true, force: true }),
  }
}

export async function writeStoredFile(dataDir: string, name: string, content: AsyncIterable<Buffer>) {
  const file = path.resolve(dataDir, name)
  if (!file.startsWith(path.resolve(dataDir) + path.sep)) throw new Error(`${name} lies outside of the data folder`)
  await mkdir(path.dirname(file), { recursive: true, mode: 0o700 })
  await writeFile(file, content, { mode: 0o600, flush: true })
}

/** Ids that rows refer to. */
export async function listUsedFiles(client: Client) {
  const { rows } = await client.query<{ id: string }>(
    'select id from files where uploaded_at is not null union select id from receipt_blobs where stored_at is not null',
  )
  return rows.map(({ id }) => id)
}
