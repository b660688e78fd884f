import { loadConfig } from '#server/config.ts'
import { openDatabase } from '#server/db/client.ts'
import { makeAdmin } from '#server/features/auth/auth.service.ts'
import { reachDatabase } from '#server/gateways/database/reach-database.ts'

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
