import { loadConfig } from '#server/config.ts'
import { reachDatabase } from '#server/embedded-postgres/connect-or-start.ts'
import { prepareDatabase } from '#server/prepare-database.ts'

/** `npm run migrate`: brings the database to this version and ends. Run it before the processes of a new version start. */
async function main() {
  const config = loadConfig()
  const { url, stop } = await reachDatabase(config)
  try {
    const pooled = config.databaseDirectUrl !== null
    await prepareDatabase({ direct: config.databaseDirectUrl ?? url, pooled }, (error) => console.error(error.message))
    console.log('The database has all migrations of this version')
  } finally {
    await stop()
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
})
