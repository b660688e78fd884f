import { loadConfig } from '#server/config.ts'
import { openDatabase } from '#server/db/client.ts'
import { resealPasswords } from '#server/features/applications/reseal-passwords.ts'
import { reachDatabase } from '#server/gateways/database/reach-database.ts'
import { loadSecrets } from '#server/secrets.ts'
import { createVault } from '#server/vault.ts'

/** Seals all that is encrypted with the first of the keys, so that the others can be taken away: `npm run rotate-keys`. */
async function main() {
  const config = loadConfig()
  const { encryptionKeys } = await loadSecrets(config)
  const { url, stop } = await reachDatabase(config)
  const database = openDatabase({ url, connections: 1, onError: (error) => console.error(error.message) })
  try {
    const { resealed, current, unreadable } = await resealPasswords(database.db, createVault(encryptionKeys))
    console.log(`${resealed} site passwords sealed anew, ${current} had been already`)
    if (unreadable > 0)
      throw new Error(
        `${unreadable} site passwords are opened by none of the keys in ENCRYPTION_KEY: keep the old keys`,
      )
  } finally {
    await database.close()
    await stop()
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
})
