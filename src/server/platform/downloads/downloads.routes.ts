import type { FastifyReply, FastifyRequest } from 'fastify'
import { downloadBody, downloadPaths } from '#contract/builders.ts'
import type { DocumentKind } from '@foothold/resume-engine/forms'
import type { RouteDeps } from '#server/deps.ts'
import { findCaller } from '#server/http/caller.ts'
import { contentDisposition } from '#server/http/content-disposition.ts'
import { invalid } from '#server/http/errors.ts'
import { contentTypes, downloadName, makeFile, type DownloadFormat } from './downloads.service.ts'

/** Turns a finished text into a file. Nothing is stored, and no account is needed. */
export function downloadRoutes({ app, documentWriter, sessions }: RouteDeps) {
  const answer =
    (kind: DocumentKind, format: DownloadFormat) => async (request: FastifyRequest, reply: FastifyReply) => {
      const body = downloadBody.safeParse(request.body ?? {})
      if (!body.success) throw invalid(body.error)
      const caller = await findCaller(sessions, request)
      const { content: text, design, fileName } = body.data
      const file = await makeFile(documentWriter, { text, kind, format, design }, caller)
      return reply
        .type(contentTypes[format])
        .header('content-disposition', contentDisposition('attachment', downloadName(fileName, kind, format)))
        .send(Buffer.from(file.buffer, file.byteOffset, file.byteLength))
    }
  for (const kind of ['resume', 'cover-letter'] as const)
    for (const format of ['docx', 'pdf'] as const)
      app.post(downloadPaths[kind][format], { config: { limits: ['download, address'] } }, answer(kind, format))
}
