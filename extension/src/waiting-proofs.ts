// Proofs that could not be sent. They wait encrypted, and their key lives no longer than the browser's session.
import { z } from 'zod/mini'
import { browser } from 'wxt/browser'
import { receiptBody, type ReceiptBody } from '../../src/contract/receipts.ts'

export interface WaitingProof {
  /** Sent as the idempotency key: a proof is recorded once, however often it is sent. */
  id: string
  applicationId: string
  body: ReceiptBody
  /** The picture as base64, until it is stored. */
  picture: string | null
}

const stored = z.object({ iv: z.string(), data: z.string() })
const proof = z.object({
  id: z.string(),
  applicationId: z.string(),
  body: receiptBody,
  picture: z.nullable(z.string()),
})
const prefix = 'proof:'

const toText = (bytes: Uint8Array) => btoa(Array.from(bytes, (each) => String.fromCharCode(each)).join(''))
const toBytes = (text: string) => Uint8Array.from(atob(text), (each) => each.charCodeAt(0))

async function getKey() {
  const { proofKey } = await browser.storage.session.get('proofKey')
  const raw = typeof proofKey === 'string' ? toBytes(proofKey) : crypto.getRandomValues(new Uint8Array(32))
  if (typeof proofKey !== 'string') await browser.storage.session.set({ proofKey: toText(raw) })
  return crypto.subtle.importKey('raw', raw, 'AES-GCM', false, ['encrypt', 'decrypt'])
}

export async function keepProof(waiting: WaitingProof): Promise<void> {
  const iv = crypto.getRandomValues(new Uint8Array(12))
  const additionalData = new TextEncoder().encode(waiting.id)
  const plain = new TextEncoder().encode(JSON.stringify(waiting))
  const data = await crypto.subtle.encrypt({ name: 'AES-GCM', iv, additionalData }, await getKey(), plain)
  await browser.storage.local.set({ [prefix + waiting.id]: { iv: toText(iv), data: toText(new Uint8Array(data)) } })
}

export const dropProof = (id: string) => browser.storage.local.remove(prefix + id)

/** Those of this session. What an earlier one left cannot be read any more and is removed. */
export async function listProofs(): Promise<WaitingProof[]> {
  const all: Record<string, unknown> = await browser.storage.local.get()
  const names = Object.keys(all).filter((name) => name.startsWith(prefix))
  const found = await Promise.all(names.map((name) => readProof(name, all[name])))
  return found.filter((each) => each !== null)
}

async function readProof(name: string, value: unknown): Promise<WaitingProof | null> {
  try {
    const { iv, data } = stored.parse(value)
    const additionalData = new TextEncoder().encode(name.slice(prefix.length))
    const plain = await crypto.subtle.decrypt(
      { name: 'AES-GCM', iv: toBytes(iv), additionalData },
      await getKey(),
      toBytes(data),
    )
    return proof.parse(JSON.parse(new TextDecoder().decode(plain)))
  } catch {
    await browser.storage.local.remove(name)
    return null
  }
}
