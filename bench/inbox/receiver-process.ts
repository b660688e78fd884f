import { openDatabase } from '#server/db/client.ts'
import { createEncryption } from '#server/encryption.ts'
import { openFileStore } from '#server/gateways/file-store/open-file-store.ts'
import { openSmtpServer } from '#server/gateways/inbound-mail/open-smtp-server.ts'
import { createRateLimits } from '#server/http/rate-limits.ts'
import { startJobs } from '#server/jobs/jobs.ts'
import { createMailReceiver } from '#server/service/inbox/mail-receiver.ts'

/** The part of the product that receives mails, as `main.ts` opens it. It listens once its parent says so. */
export interface ReceiverSettings {
  databaseUrl: string
  dataDir: string
  encryptionKey: string
  domain: string
  port: number
}

const { databaseUrl, dataDir, encryptionKey, domain, port }: ReceiverSettings = JSON.parse(process.argv[2] ?? '')
const onError = (error: Error) => process.stderr.write(`${error.message}\n`)
const { db, countingPool } = openDatabase({ url: databaseUrl, connections: 20, onError })
const receiver = createMailReceiver({
  db,
  domain,
  jobs: await startJobs(databaseUrl, onError, { works: false, prepares: false }),
  files: await openFileStore({ s3: null, dataDir }, ''),
  encryption: createEncryption([Buffer.from(encryptionKey, 'base64')]),
  limits: createRateLimits(countingPool),
})
process.once('message', async () => {
  const settings = { host: '127.0.0.1', port, tls: null, proxies: [], relays: [] }
  await openSmtpServer({ settings, domain, receiver, onFailure: (error) => onError(new Error(String(error))) })
  process.send?.('listening')
})
process.send?.('ready')
