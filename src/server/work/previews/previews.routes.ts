import type { FastifyReply } from 'fastify'
import { previewBody, type PreviewBody, previewPath } from '#contract/previews.ts'
import type { RouteDeps } from '#server/deps.ts'
import { DocumentWriteError } from '@foothold/resume-engine/render'
import { findCaller } from '#server/http/caller.ts'
import { chooseEncoding } from '#server/http/content-encoding.ts'
import { badRequest, invalid } from '#server/http/errors.ts'

/** Shows a document as it would be downloaded. Nothing is stored, and no account is needed. */
export function previewRoutes({ app, documentWriter, sessions }: RouteDeps) {
  app.post(previewPath, { config: { limits: ['preview, address'] } }, async (request, reply) => {
    const body = previewBody.safeParse(request.body ?? {})
    if (!body.success) throw invalid(body.error)
    const caller = await findCaller(sessions, request)
    const signal = watchConnection(reply)
    try {
      const encoding = chooseEncoding(request)
      const json = await documentWriter.preview({ ...toText(body.data), encoding }, { caller, signal })
      if (encoding !== 'identity') reply.header('content-encoding', encoding)
      reply.header('vary', 'accept-encoding').type('application/json; charset=utf-8')
      return reply.send(Buffer.from(json.buffer, json.byteOffset, json.byteLength))
    } catch (error) {
      // The browser asks for the next preview by then.
      if (signal.aborted) return reply.hijack()
      throw error instanceof DocumentWriteError ? badRequest(error.message) : error
    }
  })
}

function toText({ kind, content, form, design }: PreviewBody) {
  if (content !== '') return { kind, text: content, design }
  if (kind === 'resume') return { kind, form, design }
  return { kind, form, design, day: new Date().toISOString().slice(0, 10) }
}

function watchConnection({ raw }: FastifyReply): AbortSignal {
  const controller = new AbortController()
  raw.once('close', () => controller.abort())
  return controller.signal
}
