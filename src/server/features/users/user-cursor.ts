import { z } from 'zod'
import { id, timestamp } from '#contract/fields.ts'
import type { UserListItem } from '#contract/users.ts'
import { badRequest } from '#server/http/errors.ts'

const keys = z.tuple([timestamp, id])

/** Behind which account the next part of the list begins. */
export const writeCursor = ({ createdAt, id }: Pick<UserListItem, 'createdAt' | 'id'>) =>
  Buffer.from(JSON.stringify([createdAt, id])).toString('base64url')

/** Reads what `writeCursor` wrote; anything else is refused. */
export function readCursor(written: string) {
  const { success, data } = keys.safeParse(parsed(Buffer.from(written, 'base64url').toString()))
  if (!success) throw badRequest('This is not where a part of this list begins', { cursor: 'Unknown cursor' })
  return data
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return null
  }
}
