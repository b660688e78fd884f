import { randomInt } from 'node:crypto'
import { inboxOff, type InboxAddress } from '#contract/inbox.ts'
import type { Config } from '#server/config.ts'
import type { Queryable } from '#server/db/client.ts'
import type { Actor } from '#server/db/ownership.ts'
import type { TransactionContext } from '#server/deps.ts'
import type { Encryption } from '#server/encryption.ts'
import { recordEvent } from '#server/events/record-event.ts'
import { conflict } from '#server/http/errors.ts'
import { lockUsers, requireClient } from '#server/people/users/users.service.ts'
import { findByOwner, findFirstName, insertAddress, updateAddress } from './inbox-addresses.store.ts'
import { readForwarding } from './mail-codes.ts'

export function requireDomain({ inboxDomain }: Pick<Config, 'inboxDomain'>) {
  if (inboxDomain === null) throw conflict('We have no mail domain, so there are no relay addresses.', inboxOff)
  return inboxDomain
}

type ReadingDeps = { db: Queryable; encryption: Encryption }

export async function readAddress(
  { db, encryption }: ReadingDeps,
  domain: string,
  userId: string,
): Promise<InboxAddress> {
  const row = await findByOwner(db, userId)
  if (!row) return { address: null, enabled: false, forwardCopy: true, forwarding: null }
  const { localPart, enabled, forwardCopy } = row
  const forwarding = row.forwarding && readForwarding(encryption, userId, row.forwarding)
  return { address: `${localPart}@${domain}`, enabled, forwardCopy, forwarding }
}

export async function readAddressOfClient(deps: ReadingDeps, domain: string, staff: Actor, clientId: string) {
  await requireClient(deps.db, staff, clientId)
  return readAddress(deps, domain, clientId)
}

type Switches = Pick<InboxAddress, 'enabled' | 'forwardCopy'>

export async function saveAddress(
  { db, jobs, encryption }: TransactionContext & ReadingDeps,
  domain: string,
  actor: Actor,
  { enabled, forwardCopy }: Switches,
): Promise<InboxAddress> {
  return db.transaction(async (tx) => {
    await lockUsers(tx, [actor.id])
    const before = await findByOwner(tx, actor.id)
    if (before) await updateAddress(tx, actor.id, { enabled, forwardCopy })
    else if (enabled) await makeAddress(tx, actor.id, { enabled, forwardCopy })
    const isNew = before ? before.enabled !== enabled || before.forwardCopy !== forwardCopy : enabled
    if (isNew)
      await recordEvent({ db: tx, jobs }, actor, { type: 'inbox.changed', userId: actor.id, enabled, forwardCopy })
    return readAddress({ db: tx, encryption }, domain, actor.id)
  })
}

/** Without letters and digits that look alike. */
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789'
/** 887 million endings: with the limit on refused recipients nobody finds one by trying. */
const endingLength = 6
const longestName = 20

const makeEnding = () => Array.from({ length: endingLength }, () => alphabet[randomInt(alphabet.length)]).join('')

async function makeAddress(tx: Queryable, userId: string, switches: Switches) {
  const name = toMailName(await findFirstName(tx, userId))
  while (!(await insertAddress(tx, { userId, localPart: `${name}.${makeEnding()}`, ...switches })));
}

/** `Zoë` becomes `zoe`. A name without Latin letters becomes `mail`. */
export function toMailName(firstName: string) {
  const letters = firstName
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^a-z]/g, '')
  return letters.slice(0, longestName) || 'mail'
}
