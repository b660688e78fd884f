import { existsSync } from 'node:fs'
import { mkdtemp, readdir, rename, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { loadConfig } from '#server/config.ts'
import { startEmbeddedPostgres } from '#server/embedded-postgres/embedded-postgres.ts'
import { BackupError } from './backup/archive.ts'
import { verifyBackup, type Manifest } from './backup/manifest.ts'
import { readPassphrase } from './backup/passphrase.ts'
import { findDifferences, restoreBackup } from './backup/restore-backup.ts'

/** Restores and compares. Throws unless everything is as it was. */
async function restoreAndCompare(
  file: string,
  passphrase: string,
  manifest: Manifest,
  target: { url: string; dataDir: string },
) {
  const started = performance.now()
  await restoreBackup(file, passphrase, manifest, target)
  const differences = await findDifferences(manifest, target)
  if (differences.length > 0) throw new BackupError(`Not everything is as it was:\n${differences.join('\n')}`)
  const rows = manifest.tables.reduce((sum, each) => sum + each.rows, 0)
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  console.log(
    `${rows} rows of ${manifest.tables.length} tables and ${manifest.files.length} files are as on ${manifest.createdAt}`,
  )
  console.log(`Restored and compared in ${seconds} s`)
}

async function restoreInto(folder: string, restore: (target: { url: string; dataDir: string }) => Promise<void>) {
  const server = await startEmbeddedPostgres({ dataDir: folder })
  try {
    await restore({ url: server.url, dataDir: folder })
  } finally {
    await server.stop()
  }
}

/**
 * `npm run restore -- FILE` restores into an empty DATA_DIR, or the empty database of DATABASE_URL. `--drill` restores into a
 * temporary place and removes it again. Both compare row counts and hashes with the backup.
 */
async function main(args: string[]) {
  const { values, positionals } = parseArgs({ args, allowPositionals: true, options: { drill: { type: 'boolean' } } })
  const [file] = positionals
  if (!file) throw new BackupError('Say which backup: npm run restore -- FILE')
  const passphrase = readPassphrase()
  const config = loadConfig()
  // Before anything is written: a damaged backup changes nothing.
  const manifest = await verifyBackup(file, passphrase)
  const restore = (target: { url: string; dataDir: string }) => restoreAndCompare(file, passphrase, manifest, target)
  if (values.drill) {
    const folder = await mkdtemp(path.join(tmpdir(), 'foothold-drill-'))
    return restoreInto(folder, restore).finally(() => rm(folder, { recursive: true, force: true }))
  }
  if (config.databaseUrl)
    return restore({ url: config.databaseDirectUrl ?? config.databaseUrl, dataDir: config.dataDir })
  if (existsSync(config.dataDir) && (await readdir(config.dataDir)).length > 0)
    throw new BackupError(`${config.dataDir} is not empty: move it away, or set another DATA_DIR`)
  // It has its name only once it is complete.
  const draft = `${config.dataDir}.restoring`
  await rm(draft, { recursive: true, force: true })
  await restoreInto(draft, restore)
  await rm(config.dataDir, { recursive: true, force: true })
  await rename(draft, config.dataDir)
  console.log(`${config.dataDir} is ready: run npm start`)
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
})
