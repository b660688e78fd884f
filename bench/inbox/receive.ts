/**
 * Receives mails in a process that is killed again and again: `node bench/inbox/receive.ts --kills 100`, with `--product` the
 * whole product, which starts slower. Every mail that was acknowledged must be there once, byte for byte. Then swaks and a
 * Postfix that forwards deliver to the product.
 */
import { fork } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { createEncryption } from '#server/encryption.ts'
import { openFileStore } from '#server/gateways/file-store/open-file-store.ts'
import { loadRawMail } from '#server/service/inbox/raw-mails.ts'
import { freePort } from '#test/server-process.ts'
import { openPlace } from '../operations/place.ts'
import { args, choose, hasProgram } from '../smoke.ts'
import { sendBySwaks, startPostfix } from './programs.ts'
import type { ReceiverSettings } from './receiver-process.ts'
import { startSenders } from './senders.ts'

const options = { kills: { type: 'string', default: choose('100', '1') }, product: { type: 'boolean' } } as const
const { kills, product } = parseArgs({ args, options }).values
const domain = 'in.foothold.test'
const port = await freePort()
const place = await openPlace({ product: { INBOX_DOMAIN: domain, INBOX_PORT: String(port), ROLE: 'web' } })
const { pool } = place.database
const encryptionKey = Buffer.from(place.settings.ENCRYPTION_KEY ?? '', 'base64')
const stores = {
  files: await openFileStore({ s3: null, dataDir: place.settings.DATA_DIR ?? '' }, ''),
  encryption: createEncryption([encryptionKey]),
}

/** Clients who never log in, so no password is hashed. */
async function makeAddresses(names: readonly string[]) {
  await pool.query(
    `with people as (
       insert into users (email, password, first_name, last_name, email_verified)
       select name || '@example.test', 'none', 'Maya', 'Bench', true from unnest($1::text[]) as name returning id, email)
     insert into inbox_addresses (user_id, local_part) select id, split_part(email, '@', 1) from people`,
    [names],
  )
  return names.map((name) => `${name}@${domain}`)
}

const receiverSettings: ReceiverSettings = {
  databaseUrl: place.url,
  dataDir: place.settings.DATA_DIR ?? '',
  encryptionKey: place.settings.ENCRYPTION_KEY ?? '',
  domain,
  port,
}

/** Starts the part of the product that receives mails, or the whole product. Two are ready before the one is killed. */
function startReceivers() {
  const entry = path.join(import.meta.dirname, 'receiver-process.ts')
  async function prepare() {
    const child = fork(entry, [JSON.stringify(receiverSettings)])
    await once(child, 'message')
    return child
  }
  const ready = [prepare(), prepare()]
  return {
    async next() {
      const child = await ready.shift()
      ready.push(prepare())
      if (!child) throw new Error('There are always two')
      child.send('listen')
      await once(child, 'message')
      return async () => {
        child.kill('SIGKILL')
        await once(child, 'exit')
      }
    },
    async end() {
      for (const child of await Promise.all(ready)) child.kill('SIGKILL')
    },
  }
}

async function startProduct() {
  const server = await place.start({})
  return async () => {
    server.kill('SIGKILL')
    await server.exited
  }
}

async function killAgainAndAgain(addresses: readonly string[]) {
  const receivers = product ? null : startReceivers()
  const senders = startSenders(port, addresses, choose(8, 2))
  for (let count = 0; count < Number(kills); count++) {
    const before = senders.acknowledged.size
    const kill = await (receivers ? receivers.next() : startProduct())
    // In the middle of deliveries: after the first few, at any moment.
    while (senders.acknowledged.size < before + 3) await delay(5)
    await delay(randomInt(0, 300))
    await kill()
    if (count % 10 === 9) console.log(count + 1, senders.count())
  }
  await receivers?.end()
  await startProduct()
  await senders.stop()
  return senders
}

/** Compares what was acknowledged with what is stored. */
async function audit({ acknowledged, count }: ReturnType<typeof startSenders>) {
  const { rows } = await pool.query<{ id: string; message_id: string; to: string }>(
    "select id, message_id, envelope->>'to' as to from mails",
  )
  const stored = Map.groupBy(rows, (row) => row.message_id)
  let [lost, doubled, damaged] = [0, 0, 0]
  for (const { id, raw, to } of acknowledged.values()) {
    const found = stored.get(id) ?? []
    if (found.length === 0) lost++
    if (found.length > 1) doubled++
    const [row] = found
    const bytes = row && (await loadRawMail(stores, row.id))
    if (row && (row.to !== to || !bytes?.equals(raw))) damaged++
  }
  const { rows: queued } = await pool.query("select data->>'mailId' as id from jobs.job where name = 'read-mail'")
  const { rows: watched } = await pool.query(
    "select data->>'mailId' as id from jobs.job where name = 'remove-unkept-mail'",
  )
  const known = new Set(rows.map(({ id }) => id))
  let orphans = 0
  for (const { id } of watched) if (!known.has(id) && (await stores.files.read(id))) orphans++
  return { kills, ...count(), rows: rows.length, lost, doubled, damaged, queuedReadings: queued.length, orphans }
}

async function trySwaks(to: string) {
  const plain = sendBySwaks(port, to, ['--header', 'Subject: swaks', '--body', 'Hello'])
  const attached = sendBySwaks(port, to, ['--attach', `@${path.join(import.meta.dirname, 'receive.ts')}`])
  const pipelined = sendBySwaks(port, to, ['--pipeline', '--body', 'Hello again'])
  const relayed = sendBySwaks(port, 'sam@elsewhere.test', [])
  return { plain: plain.at(-2), attached: attached.at(-2), pipelined: pipelined.at(-2), relayed: relayed.at(-2) }
}

async function tryPostfix(to: string) {
  const postfix = await startPostfix(port, to)
  try {
    for (let count = 0; count < 20; count++)
      await postfix.send(Buffer.from(`Message-ID: <forwarded${count}@acme.test>\r\n\r\nHello ${count}\r\n`))
    const count = async () =>
      Number((await pool.query("select count(*) from mails where message_id like 'forwarded%'")).rows[0].count)
    for (let tries = 0; (await count()) < 20 && tries < 300; tries++) await delay(100)
    const { rows } = await pool.query(
      "select envelope->>'remoteAddress' as address from mails where message_id like 'forwarded%' limit 1",
    )
    return { sent: 20, kept: await count(), address: rows[0]?.address }
  } catch (error) {
    throw new Error(await postfix.getLog(), { cause: error })
  } finally {
    await postfix.close()
  }
}

try {
  await place.migrate()
  const addresses = await makeAddresses(Array.from({ length: choose(200, 2) }, (_, index) => `maya.bench${index}`))
  const [mine = '', other = ''] = await makeAddresses(['maya.swaks2', 'maya.postf2'])
  const senders = await killAgainAndAgain(addresses)
  const figures = await audit(senders)
  console.log(figures)
  if (hasProgram('swaks')) console.log('swaks', await trySwaks(mine))
  if (hasProgram('postfix')) console.log('postfix', await tryPostfix(other))
  if (figures.lost + figures.doubled + figures.damaged > 0) process.exitCode = 1
} finally {
  await place.close()
}
