import { createReadStream } from 'node:fs'
import path from 'node:path'
import { Client } from 'pg'
import { applyMigrations } from '#server/db/migrate.ts'
import { prepareQueues } from '#server/prepare-database.ts'
import { BackupError, hashStream, readArchive } from './archive.ts'
import { describeTable, prepareSession, writeSequence, writeTable } from './database-copy.ts'
import type { Manifest } from './manifest.ts'
import { listUsedFiles, writeStoredFile } from './stored-files.ts'

interface Target {
  url: string
  dataDir: string
}

async function requireEmpty(client: Client) {
  const tables =
    "select from pg_class c join pg_namespace n on n.oid = c.relnamespace where nspname = 'public' and relkind = 'r'"
  if ((await client.query(tables)).rowCount)
    throw new BackupError('The database is not empty: restore into an empty one')
}

/** A later version has more migrations, which run after the rows are back. */
async function requireSameStart(client: Client, manifest: Manifest) {
  const { rows } = await client.query<{ hash: string }>('select hash from drizzle.__drizzle_migrations')
  const applied = new Set(rows.map(({ hash }) => hash))
  if (manifest.migrations.every(({ hash }) => applied.has(hash))) return
  throw new BackupError('The backup was made by a later version: restore it with that one')
}

/** Writes a verified backup into an empty database and data folder. */
export async function restoreBackup(file: string, passphrase: string, manifest: Manifest, { url, dataDir }: Target) {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    await requireEmpty(client)
    const last = manifest.migrations.at(-1)
    await applyMigrations(url, { until: Number(last?.createdAt) })
    await requireSameStart(client, manifest)
    await prepareQueues(url, (error) => console.error(error.message))
    await prepareSession(client)
    // The rows are of one moment, so their references hold. Triggers would count and note them a second time.
    await client.query("set session_replication_role to 'replica'")
    await readArchive(file, passphrase, async (name, content) => {
      const table = manifest.tables[Number(/^tables\/(\d+)\/\d+$/.exec(name)?.[1])]
      if (table) await writeTable(client, table, content)
      else if (name.startsWith('data/')) await writeStoredFile(dataDir, name.slice('data/'.length), content)
    })
    for (const sequence of manifest.sequences) await writeSequence(client, sequence)
    await client.query('analyze')
  } finally {
    await client.end()
  }
}

/** What differs between a backup and the place it was restored to, one line each. */
export async function findDifferences(manifest: Manifest, { url, dataDir }: Target): Promise<string[]> {
  const differences: string[] = []
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    await prepareSession(client)
    for (const table of manifest.tables) {
      const found = await describeTable(client, table)
      if (found.rows !== table.rows) differences.push(`${table.name}: ${found.rows} rows instead of ${table.rows}`)
      else if (found.hash !== table.hash) differences.push(`${table.name}: other content`)
    }
    for (const { name, sha256 } of manifest.files) {
      const content = createReadStream(path.join(dataDir, 'uploads', name))
      if ((await hashStream(content).catch(() => null)) !== sha256) differences.push(`${name}: other content`)
    }
    const restored = new Set([...manifest.files.map(({ name }) => path.basename(name)), ...manifest.missing])
    for (const id of manifest.files.length > 0 ? await listUsedFiles(client) : [])
      if (!restored.has(id)) differences.push(`${id}: a row refers to it, and it is not stored`)
    return differences
  } finally {
    await client.end()
  }
}
