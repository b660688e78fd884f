import { parseArgs } from 'node:util'
import { loadConfig } from '#server/config.ts'
import { openDatabase } from '#server/db/client.ts'
import { startJobs } from '#server/jobs/jobs.ts'
import { makeAdmin } from '#server/people/auth/auth.service.ts'
import { resetFactorsByEmail } from '#server/people/second-factors/second-factors-admin.service.ts'
import { reachDatabase } from '#server/embedded-postgres/connect-or-start.ts'

/**
 * Makes an existing account an admin: `npm run admin -- person@example.com`. With `--reset-second-factors` it lets a person who
 * has lost all second factors sign in by the password alone, and changes nothing else.
 */
async function main(args: string[]) {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { 'reset-second-factors': { type: 'boolean' } },
  })
  const [email] = positionals
  if (!email) throw new Error('Say which account: npm run admin -- person@example.com')
  const { url, stop } = await reachDatabase(loadConfig())
  const onError = (error: Error) => console.error(error.message)
  const database = openDatabase({ url, connections: 1, onError })
  const jobs = await startJobs(url, onError)
  const context = { db: database.db, jobs }
  try {
    if (values['reset-second-factors']) {
      await resetFactorsByEmail(context, email)
      console.log(`${email} has no second factor any more and is logged out everywhere`)
    } else {
      await makeAdmin(context, email)
      console.log(`${email} is now an admin`)
    }
  } finally {
    await jobs.stop()
    await database.close()
    await stop()
  }
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
})
