import { applyPack, proofPicturePath, readApplyPack, type ApplyPack } from '../../src/contract/apply-kit.ts'
import { askClient } from '../../src/contract/answers.ts'
import { recordReceipt, type ReceiptBody } from '../../src/contract/receipts.ts'
import { errorOfResponse, unreachableError } from '../../src/web/lib/api/api-error.ts'
import { call } from '../../src/web/lib/api/call.ts'
import type { Connection } from '#kit/stored-connection.ts'
import { createFetch } from '#kit/fetch.ts'

const createTokenFetch = ({ origin, token }: Connection) => createFetch(origin, token)

/** Checked again here: it decides what stands in a stranger's form. */
export async function fetchPack(connection: Connection, id: string): Promise<ApplyPack> {
  return applyPack.parse(await call(readApplyPack, { params: { id }, fetch: createTokenFetch(connection) }))
}

export const sendQuestion = (connection: Connection, { client, applicationId }: ApplyPack, question: string) =>
  call(askClient, {
    params: { userId: client.id },
    body: { question, applicationId },
    fetch: createTokenFetch(connection),
  })

export const sendReceipt = (connection: Connection, id: string, body: ReceiptBody, idempotencyKey: string) =>
  call(recordReceipt, { params: { id }, body, idempotencyKey, fetch: createTokenFetch(connection) })

async function send(connection: Connection, path: string, init?: RequestInit) {
  const response = await createTokenFetch(connection)(path, init).catch(() => {
    throw unreachableError()
  })
  if (!response.ok) throw await errorOfResponse(response)
  return response
}

/** The bytes of a document, as base64. */
export async function fetchDocument(connection: Connection, url: string): Promise<string> {
  const response = await send(connection, url)
  return toBase64(new Uint8Array(await response.arrayBuffer()))
}

const toBase64 = (bytes: Uint8Array) => {
  let text = ''
  for (let start = 0; start < bytes.length; start += 0x80_00)
    text += String.fromCharCode(...bytes.subarray(start, start + 0x80_00))
  return btoa(text)
}

/** Stores the picture of the page; answers its id. */
export async function sendPicture(connection: Connection, id: string, picture: Blob): Promise<string> {
  const path = proofPicturePath.replace(':id', id)
  const response = await send(connection, path, {
    method: 'POST',
    body: picture,
    headers: { 'content-type': picture.type },
  })
  return ((await response.json()) as { fileId: string }).fileId
}
