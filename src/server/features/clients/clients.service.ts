import type { Queryable } from '#server/db/client.ts'
import { touchAssignment } from './last-action.store.ts'

/** Called inside the transaction of whatever staff do for a client, so that a new client no longer waits. */
export async function touchClient(tx: Queryable, userId: string) {
  await touchAssignment(tx, userId)
}
