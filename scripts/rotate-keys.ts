import { loadConfig } from '#server/config.ts'
import { openDatabase } from '#server/db/client.ts'
import { sitePasswords } from '#server/work/applications/reencrypt-passwords.ts'
import { totpSecretColumn } from '#server/people/second-factors/reencrypt-totp-secrets.ts'
import { forwardingCodes, mailCodes } from '#server/service/inbox/mail-codes.ts'
import { reencryptRawMails } from '#server/service/inbox/reencrypt-raw-mails.ts'
import { openFileStore } from '#server/gateways/file-store/open-file-store.ts'
import { reachDatabase } from '#server/embedded-postgres/connect-or-start.ts'
import { reencrypt, type ReencryptCounts } from '#server/reencrypt.ts'
import { loadSecrets } from '#server/secrets.ts'
import { createEncryption } from '#server/encryption.ts'

const columns = [
  { name: 'site passwords', column: sitePasswords },
  { name: 'authenticator secrets', column: totpSecretColumn },
  { name: 'codes of mails', column: mailCodes },
  { name: 'codes of mailboxes that forward', column: forwardingCodes },
]

/** `npm run rotate-keys`: encrypts everything again with the first key, so that the other keys can be removed. */
async function main() {
  const config = loadConfig()
  const { encryptionKeys, sessionSecret } = await loadSecrets(config)
  const encryption = createEncryption(encryptionKeys)
  const files = await openFileStore(config, sessionSecret)
  const { url, stop } = await reachDatabase(config)
  const database = openDatabase({ url, connections: 1, onError: (error) => console.error(error.message) })
  const { db } = database
  const problems: string[] = []
  function report(name: string, { reencrypted, current, unreadable }: ReencryptCounts) {
    console.log(`${name}: ${reencrypted} encrypted again, ${current} already current`)
    if (unreadable > 0)
      problems.push(`${name}: no key in ENCRYPTION_KEY decrypts ${unreadable} of them. Keep the old keys`)
  }
  try {
    for (const { name, column } of columns) report(name, await reencrypt(db, encryption, column))
    report('mails', await reencryptRawMails({ db, files, encryption }))
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
