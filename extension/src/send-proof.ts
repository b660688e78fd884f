import { ApiError } from '../../src/web/lib/api/api-error.ts'
import type { Connection } from '#kit/stored-connection.ts'
import { sendPicture, sendReceipt } from '#kit/server.ts'
import { dropProof, keepProof, type WaitingProof } from '#kit/waiting-proofs.ts'

/** The server may take it later: it cannot be reached, is busy, or the connection has ended. */
const mayWait = (error: unknown) =>
  error instanceof ApiError && (error.status === 0 || error.status >= 500 || [401, 429].includes(error.status))

const toPicture = (base64: string) =>
  new Blob([Uint8Array.from(atob(base64), (each) => each.charCodeAt(0))], { type: 'image/jpeg' })

/** Sends a proof; where the server cannot be reached it waits. Answers whether it has arrived. */
export async function sendProof(connection: Connection, proof: WaitingProof): Promise<boolean> {
  await keepProof(connection, proof)
  try {
    const ready = await storePicture(connection, proof)
    await sendReceipt(connection, ready.applicationId, ready.body, ready.id)
  } catch (error) {
    if (mayWait(error)) return false
    await dropProof(proof.id)
    throw error
  }
  await dropProof(proof.id)
  return true
}

/** The picture is stored first and once: a repeated receipt is the same to the letter. */
async function storePicture(connection: Connection, proof: WaitingProof): Promise<WaitingProof> {
  if (proof.picture === null) return proof
  const fileId = await sendPicture(connection, proof.applicationId, toPicture(proof.picture))
  const { kind, value } = proof.body.confirmation
  const confirmation = { kind: kind === 'none' ? ('screenshot' as const) : kind, value, fileId }
  const ready = { ...proof, picture: null, body: { ...proof.body, confirmation } }
  await keepProof(connection, ready)
  return ready
}
