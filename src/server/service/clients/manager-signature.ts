import { buffer } from 'node:stream/consumers'
import type { ManagerCard } from '#contract/users.ts'
import { findAccountManager } from '#server/db/ownership.ts'
import type { Deps } from '#server/deps.ts'
import type { FileStore } from '#server/gateways/file-store/file-store.ts'
import { sender } from '#server/platform/mail/blocks.ts'
import { listManagers, toManagerCard } from './clients.service.ts'

/** A larger picture would weigh more than the rest of the mail. */
const maxPicture = 200_000
const cid = 'account-manager'

/** Shows a client their new account manager in a mail; null without one. */
export async function introduceManager(
  { database: { db }, config, files }: Pick<Deps, 'database' | 'config' | 'files'>,
  client: { userId: string; timeZone: string | null },
) {
  const managerId = await findAccountManager(db, client.userId)
  const manager = managerId && (await listManagers(db, [managerId])).get(managerId)
  return manager ? toSignature(files, toManagerCard(manager, { team: config.team, timeZone: client.timeZone })) : null
}

/** An account manager as the sender of a mail. Without a picture of a fitting size the mail shows initials. */
export async function toSignature(files: FileStore, manager: ManagerCard) {
  const id = manager.profileImageUrl?.replace('/objects/', '')
  const stored = id === undefined ? null : await files.read(id)
  if (!stored || stored.size > maxPicture) {
    stored?.stream.destroy()
    return { signature: sender(manager) }
  }
  const content = await buffer(stored.stream)
  // Stored pictures are encoded by the product: a PNG, or else a JPEG.
  const contentType = content[0] === 0x89 ? 'image/png' : 'image/jpeg'
  return { signature: sender(manager, cid), attachments: [{ cid, filename: 'picture', content, contentType }] }
}
