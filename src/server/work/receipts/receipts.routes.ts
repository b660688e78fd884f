import type { FastifyReply } from 'fastify'
import { z } from 'zod'
import { id } from '#contract/fields.ts'
import { listReceipts, receiptBytesPath, receiptPdfPath } from '#contract/receipts.ts'
import type { RouteDeps } from '#server/deps.ts'
import { contentDisposition } from '#server/http/content-disposition.ts'
import { toCaller } from '#server/http/caller.ts'
import { notFound } from '#server/http/errors.ts'
import { inertPolicy } from '#server/http/headers.ts'
import { requireActor, type Policy } from '#server/http/serve.ts'
import { readApplicationReceipts, readReceipt, readReceiptFile } from './receipt-reading.service.ts'
import { toReceiptOutline } from './receipt-outline.ts'

const receiptParams = z.object({ id })
const fileParams = z.object({ id, sha256: z.string().regex(/^[0-9a-f]{64}$/) })
const policy: Policy = { method: 'GET', access: 'signed-in' }

export function receiptRoutes({ app, serve, db, sessions, documentWriter, files, jobs }: RouteDeps) {
  serve(listReceipts, ({ actor, db, params }) => readApplicationReceipts({ db, jobs }, actor, params.id))

  app.get(receiptBytesPath, async (request, reply) => {
    const actor = await requireActor(sessions, request, policy)
    const params = fileParams.safeParse(request.params)
    if (!params.success) throw notFound()
    const { file, bytes } = await readReceiptFile({ db, jobs, files }, actor, params.data.id, params.data.sha256)
    return sendFile(reply, file.name, file.contentType, bytes)
  })

  app.get(receiptPdfPath, { config: { limits: ['download, address'] } }, async (request, reply) => {
    const actor = await requireActor(sessions, request, policy)
    const params = receiptParams.safeParse(request.params)
    if (!params.success) throw notFound()
    const { receipt, client } = await readReceipt({ db, jobs }, actor, params.data.id)
    const bytes = await documentWriter.outlinePdf(toReceiptOutline(receipt, client), toCaller(actor))
    return sendFile(reply, `Receipt - ${receipt.company} - ${receipt.position}.pdf`, 'application/pdf', bytes)
  })
}

function sendFile(reply: FastifyReply, name: string, contentType: string, bytes: Uint8Array) {
  return reply
    .type(contentType)
    .header('cache-control', 'private, no-store')
    .header('content-security-policy', inertPolicy)
    .header('content-disposition', contentDisposition('attachment', name.replaceAll(/[/\\]/g, ' ')))
    .send(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))
}
