import path from 'node:path'
import { loadConfig } from '#server/config.ts'
import { reachDatabase } from '#server/embedded-postgres/connect-or-start.ts'
import { makeBackup } from './backup/make-backup.ts'
import { readPassphrase } from './backup/passphrase.ts'

/** `npm run backup -- FILE`: writes database and files into one encrypted file, while the product runs or not. */
async function main([file = `foothold-${new Date().toISOString().replaceAll(':', '')}.tar.gz.age`]: string[]) {
  const config = loadConfig()
  const passphrase = readPassphrase()
  const { url, stop } = await reachDatabase({ ...config, databaseUrl: config.databaseDirectUrl ?? config.databaseUrl })
  try {
    const source = { url, dataDir: config.dataDir, withFiles: !config.s3 }
    const { tables, files, missing } = await makeBackup(source, path.resolve(file), passphrase)
    const rows = tables.reduce((sum, each) => sum + each.rows, 0)
    console.log(`${file}: ${rows} rows of ${tables.length} tables and ${files.length} files, read again and verified`)
    if (config.s3) console.log('The files of the bucket are not in it: the bucket needs versions or a copy of its own')
    if (missing.length > 0) console.log(`${missing.length} files were not stored although rows refer to them`)
  } finally {
    await stop()
  }
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
})
