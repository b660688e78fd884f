import { loadConfig } from '#server/config.ts'
import { openDatabase } from '#server/db/client.ts'
import { sitePasswords } from '#server/features/applications/reencrypt-passwords.ts'
import { totpSecretColumn } from '#server/features/second-factors/reencrypt-totp-secrets.ts'
import { reachDatabase } from '#server/embedded-postgres/connect-or-start.ts'
import { reencrypt } from '#server/reencrypt.ts'
import { loadSecrets } from '#server/secrets.ts'
import { createEncryption } from '#server/encryption.ts'

const columns = [
  { name: 'site passwords', column: sitePasswords },
  { name: 'authenticator secrets', column: totpSecretColumn },
]

/** Seals all that is encrypted with the first of the keys, so that the others can be taken away: `npm run rotate-keys`. */
async function main() {
  const config = loadConfig()
  const { encryptionKeys } = await loadSecrets(config)
  const { url, stop } = await reachDatabase(config)
  const database = openDatabase({ url, connections: 1, onError: (error) => console.error(error.message) })
  try {
    const problems: string[] = []
    for (const { name, column } of columns) {
      const { reencrypted, current, unreadable } = await reencrypt(
        database.db,
        createEncryption(encryptionKeys),
        column,
      )
      console.log(`${reencrypted} ${name} sealed anew, ${current} had been already`)
      if (unreadable > 0)
        problems.push(`${unreadable} ${name} are opened by none of the keys in ENCRYPTION_KEY: keep the old keys`)
    }
    if (problems.length > 0) throw new Error(problems.join('\n'))
  } finally {
    await database.close()
    await stop()
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
})
