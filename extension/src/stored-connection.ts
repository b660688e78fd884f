import { z } from 'zod/mini'
import { browser } from 'wxt/browser'

const connection = z.object({ origin: z.string(), token: z.string(), expiresAt: z.string(), proofKey: z.string() })
/** Held for the session of the browser, in storage that no page can read. */
export type Connection = z.infer<typeof connection>

export async function getConnection(): Promise<Connection | null> {
  const stored = connection.safeParse((await browser.storage.session.get('connection')).connection)
  if (!stored.success || Date.parse(stored.data.expiresAt) <= Date.now()) return null
  return stored.data
}

export const saveConnection = (made: Connection) => browser.storage.session.set({ connection: made })
