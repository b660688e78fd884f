import { loadConfig } from '#server/config.ts'
import type { Config } from '#server/config.ts'
import { openDatabase } from '#server/db/client.ts'
import { makeAdmin } from '#server/features/auth/auth.service.ts'
import { startEmbeddedPostgres } from '#server/gateways/database/embedded-postgres.ts'
import { findRunningPostgres } from '#server/gateways/database/running-postgres.ts'

/** The product's database, whether the product runs right now or not. */
async function reachDatabase({ databaseUrl, dataDir }: Config) {
  const running = databaseUrl ?? (await findRunningPostgres(dataDir))
  return running ? { url: running, stop: async () => {} } : startEmbeddedPostgres({ dataDir })
}

/** Makes an existing account an admin: `npm run admin -- person@example.com`. */
async function main([email]: string[]) {
  if (!email) throw new Error('Say which account: npm run admin -- person@example.com')
  const { url, stop } = await reachDatabase(loadConfig())
  const database = openDatabase({ url, connections: 1, onError: (error) => console.error(error.message) })
  try {
    await makeAdmin(database.db, email)
    console.log(`${email} is now an admin`)
  } finally {
    await database.close()
    await stop()
  }
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
})
