import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { Client } from 'pg'
import { writeArchive } from './archive.ts'
import { describeTable, listTables, prepareSession, readSequences, readTable } from './database-copy.ts'
import { formatVersion, verifyBackup, type Manifest, type Migration } from './manifest.ts'
import { holdFiles, listUsedFiles, secretNames } from './stored-files.ts'

interface Source {
  url: string
  dataDir: string
  /** False with a bucket, which has versions and copies itself. */
  withFiles: boolean
}

/** Writes database and stored files of one moment into an encrypted file, and reads it again. */
export async function makeBackup({ url, dataDir, withFiles }: Source, file: string, passphrase: string) {
  const client = new Client({ connectionString: url, application_name: 'foothold backup' })
  await client.connect()
  const manifest: Manifest = {
    format: formatVersion,
    createdAt: new Date().toISOString(),
    migrations: [],
    tables: [],
    sequences: [],
    files: [],
    missing: [],
  }
  try {
    await prepareSession(client)
    await client.query('begin isolation level repeatable read, read only')
    // The first query takes the snapshot. Files are held right after it.
    const { rows } = await client.query<Migration>(
      'select hash, created_at as "createdAt" from drizzle.__drizzle_migrations order by created_at',
    )
    manifest.migrations = rows
    const held = withFiles ? await holdFiles(dataDir) : null
    try {
      await writeArchive(file, passphrase, async (archive) => {
        for (const name of secretNames) {
          const secret = await readFile(path.join(dataDir, name)).catch(() => null)
          if (secret) await archive.add(`data/${name}`, secret)
        }
        for (const table of await listTables(client)) {
          manifest.tables.push(await describeTable(client, table))
          let piece = 0
          for await (const rowsOfTable of readTable(client, table))
            await archive.add(`tables/${manifest.tables.length - 1}/${piece++}`, rowsOfTable)
        }
        manifest.sequences = await readSequences(client)
        for await (const { name, size, stream } of held?.read() ?? [])
          manifest.files.push({ name, size, sha256: await archive.add(`data/uploads/${name}`, { size, stream }) })
        const stored = new Set(manifest.files.map(({ name }) => path.basename(name)))
        if (held) manifest.missing = (await listUsedFiles(client)).filter((id) => !stored.has(id))
        await archive.add('manifest.json', Buffer.from(JSON.stringify(manifest)))
      })
    } finally {
      await held?.release()
    }
  } finally {
    await client.end()
  }
  return verifyBackup(file, passphrase)
}
