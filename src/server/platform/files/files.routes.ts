import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { id } from '#contract/fields.ts'
import { requestUpload, uploadRules } from '#contract/files.ts'
import type { RouteDeps } from '#server/deps.ts'
import { toCaller } from '#server/http/caller.ts'
import { contentDisposition } from '#server/http/content-disposition.ts'
import { answerEarly } from '#server/http/early-answer.ts'
import { badRequest, conflict, forbidden, notFound } from '#server/http/errors.ts'
import { inertPolicy } from '#server/http/headers.ts'
import { requireActor } from '#server/http/serve.ts'
import { createUploadLinks } from '#server/gateways/file-store/upload-links.ts'
import { servedName } from './file-names.ts'
import { openFile } from './files.service.ts'
import { findOwnedFile, type FileRow } from './files.store.ts'
import { noSuchFile, wrongType } from './file-errors.ts'
import { announceUpload, checkSize, parseContentType, ingestUpload } from './uploads.service.ts'

const fileId = z.object({ id })
const signed = z.object({ expires: z.string().regex(/^\d{1,12}$/), signature: z.string().max(100) })

/** Refuses an upload by its headers, before its body is read. */
function checkHeaders({ headers }: FastifyRequest, file: FileRow) {
  const type = parseContentType(headers['content-type'])
  const expected = file.contentType ? [file.contentType] : uploadRules[file.purpose].contentTypes
  if (headers['content-length'] !== undefined) checkSize(file, Number(headers['content-length']))
  if (type && !expected.includes(type)) throw wrongType(file.purpose)
}

/** The PUT of a local upload URL. The body is streamed to disk and never held in memory. */
function uploadRoute(scope: FastifyInstance, { db, files, sessions, sessionSecret }: RouteDeps) {
  const links = createUploadLinks(sessionSecret)

  async function findAddressed(request: FastifyRequest) {
    if (files.uploadsTo) throw notFound()
    const actor = await requireActor(sessions, request, { method: 'PUT', access: 'signed-in' })
    const params = fileId.safeParse(request.params)
    const query = signed.safeParse(request.query)
    if (!params.success) throw noSuchFile()
    if (!query.success || !links.isGood(params.data.id, query.data))
      throw forbidden('This upload address is no longer valid')
    const file = await findOwnedFile(db, actor.id, params.data.id)
    if (!file) throw noSuchFile()
    if (file.uploadedAt) throw conflict('This file has been uploaded already')
    return { file, caller: toCaller(actor) }
  }

  // The handler reads the body of any content type.
  scope.removeAllContentTypeParsers()
  scope.addContentTypeParser('*', (_request, _body, done) => done(null))
  answerEarly(scope)
  scope.route({
    method: 'PUT',
    url: '/uploads/:id',
    config: { slowBody: true },
    handler: async (request) => {
      const { file, caller } = await findAddressed(request)
      checkHeaders(request, file)
      try {
        await ingestUpload({ db, files }, { file, stream: request.raw, caller })
      } catch (error) {
        throw request.raw.errored ? badRequest('The file did not arrive completely') : error
      }
      return { message: 'Uploaded' }
    },
  })
}

const addressed = (request: FastifyRequest) => {
  const params = fileId.safeParse(request.params)
  if (!params.success) throw notFound()
  return params.data.id
}

function objectRoute({ app, db, files, sessions }: RouteDeps) {
  app.get('/objects/:id', async (request, reply) => {
    const wanted = addressed(request)
    const actor = await requireActor(sessions, request, { method: 'GET', access: 'signed-in' })
    const { file, open } = await openFile({ db, files }, actor, wanted)
    const isPicture = file.purpose === 'picture'
    reply.header('content-security-policy', inertPolicy)
    // The browser caches a picture and revalidates it each time.
    if (isPicture) reply.header('cache-control', 'private, no-cache').header('etag', `"${wanted}"`)
    if (isPicture && request.headers['if-none-match'] === `"${wanted}"`) return reply.code(304).send()
    const { size, stream } = await open()
    return reply
      .type(file.contentType ?? 'application/octet-stream')
      .header('content-length', size)
      .header('content-disposition', contentDisposition(isPicture ? 'inline' : 'attachment', servedName(file)))
      .send(stream)
  })
}

export function fileRoutes(deps: RouteDeps) {
  const { app, serve, jobs, files } = deps
  serve(requestUpload, ({ actor, db, body }) => announceUpload({ db, files, jobs }, actor, body))
  void app.register(async (scope) => uploadRoute(scope, deps))
  objectRoute(deps)
}
