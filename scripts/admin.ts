import { ConfigError, loadConfig } from '#server/config.ts'
import { openDatabase } from '#server/db/client.ts'
import { makeAdmin } from '#server/features/auth/auth.service.ts'
import { startEmbeddedPostgres } from '#server/gateways/database/embedded-postgres.ts'

/** Makes an existing account an admin: `npm run admin -- person@example.com`. */
async function main([email]: string[]) {
  if (!email) throw new ConfigError('Say which account: npm run admin -- person@example.com')
  const config = loadConfig()
  const embedded = config.databaseUrl ? null : await startEmbeddedPostgres({ dataDir: config.dataDir })
  const url = config.databaseUrl ?? embedded?.url ?? ''
  const database = openDatabase({ url, connections: 1, onError: (error) => console.error(error.message) })
  try {
    await makeAdmin(database.db, email)
    console.log(`${email} is now an admin`)
  } finally {
    await database.close()
    await embedded?.stop()
  }
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
})
