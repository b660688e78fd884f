// Proofs that could not be sent. They wait encrypted, also in a closed browser. The server gives the key of their person at each
// connection, and it is held for the session only: nobody else who uses this browser can open them.
import { z } from 'zod/mini'
import { browser } from 'wxt/browser'
import { receiptBody, type ReceiptBody } from '../../src/contract/receipts.ts'
import type { Connection } from '#kit/stored-connection.ts'

export interface WaitingProof {
  /** Sent as the idempotency key: a proof is recorded once, however often it is sent within a day. */
  id: string
  applicationId: string
  body: ReceiptBody
  /** The picture as base64, until it is stored. */
  picture: string | null
}

const stored = z.object({ iv: z.string(), data: z.string(), keptAt: z.number() })
const proof = z.object({
  id: z.string(),
  applicationId: z.string(),
  body: receiptBody,
  picture: z.nullable(z.string()),
})
const prefix = 'proof:'
/** A proof that its person has not come back for. */
const longestWait = 30 * 24 * 60 * 60_000

const toText = (bytes: Uint8Array) => btoa(Array.from(bytes, (each) => String.fromCharCode(each)).join(''))
const toBytes = (text: string) => Uint8Array.from(atob(text), (each) => each.charCodeAt(0))

const importKey = ({ proofKey }: Connection) =>
  crypto.subtle.importKey('raw', toBytes(proofKey), 'AES-GCM', false, ['encrypt', 'decrypt'])

/** Bound to its id and to its server, so that it is sent to no other. */
const toBinding = (id: string, { origin }: Connection) => new TextEncoder().encode(`${origin} ${id}`)

export async function keepProof(connection: Connection, waiting: WaitingProof): Promise<void> {
  const iv = crypto.getRandomValues(new Uint8Array(12))
  const algorithm = { name: 'AES-GCM', iv, additionalData: toBinding(waiting.id, connection) }
  const plain = new TextEncoder().encode(JSON.stringify(waiting))
  const data = await crypto.subtle.encrypt(algorithm, await importKey(connection), plain)
  const kept = { iv: toText(iv), data: toText(new Uint8Array(data)), keptAt: Date.now() }
  await browser.storage.local.set({ [prefix + waiting.id]: kept })
}

export const dropProof = (id: string) => browser.storage.local.remove(prefix + id)

/** How many wait in this browser, of anybody. */
export async function countProofs(): Promise<number> {
  return Object.keys(await browser.storage.local.get()).filter((name) => name.startsWith(prefix)).length
}

/** Those of the person who is connected. Those of others stay, for thirty days at most. */
export async function listProofs(connection: Connection): Promise<WaitingProof[]> {
  const all: Record<string, unknown> = await browser.storage.local.get()
  const names = Object.keys(all).filter((name) => name.startsWith(prefix))
  const found = await Promise.all(names.map((name) => readProof(connection, name.slice(prefix.length), all[name])))
  return found.filter((each) => each !== null)
}

async function readProof(connection: Connection, id: string, value: unknown): Promise<WaitingProof | null> {
  const kept = stored.safeParse(value)
  if (!kept.success || kept.data.keptAt < Date.now() - longestWait) {
    await dropProof(id)
    return null
  }
  try {
    const algorithm = { name: 'AES-GCM', iv: toBytes(kept.data.iv), additionalData: toBinding(id, connection) }
    const plain = await crypto.subtle.decrypt(algorithm, await importKey(connection), toBytes(kept.data.data))
    return proof.parse(JSON.parse(new TextDecoder().decode(plain)))
  } catch {
    return null
  }
}
