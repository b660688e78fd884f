import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { packDocumentPath, proofPicturePath, readApplyPack } from '#contract/apply-kit.ts'
import { decideFieldMapping, listFieldMappings, readKitFigures } from '#contract/field-mappings.ts'
import { id } from '#contract/fields.ts'
import type { RouteDeps } from '#server/deps.ts'
import { contentDisposition } from '#server/http/content-disposition.ts'
import { answerEarly } from '#server/http/early-answer.ts'
import { badRequest, notFound } from '#server/http/errors.ts'
import { inertPolicy } from '#server/http/headers.ts'
import { requireActor, type Policy } from '#server/http/serve.ts'
import { receivePicture } from '#server/platform/files/uploads.service.ts'
import { readPack, readPackDocument, requirePackedApplication } from './apply-pack.service.ts'
import { decideMapping } from './field-mappings.service.ts'
import { countFills, listReviewed } from './field-mappings.store.ts'

const packParams = z.object({ id })
const documentParams = z.object({ id, source: id })
const policy = { access: ['account_manager', 'admin'], whileViewing: 'refused' } as const satisfies Omit<
  Policy,
  'method'
>

export function applyPackRoutes(deps: RouteDeps) {
  const { app, serve, jobs, config } = deps
  serve(readApplyPack, ({ actor, db, params }) => readPack({ db, jobs, config }, actor, params.id))
  serve(readKitFigures, ({ db }) => countFills(db))
  serve(listFieldMappings, ({ db }) => listReviewed(db))
  serve(decideFieldMapping, ({ actor, db, params, body }) => decideMapping({ db, jobs }, actor, params.id, body.state))
  documentRoute(deps)
  void app.register(async (scope) => pictureRoute(scope, deps))
}

function documentRoute(deps: RouteDeps) {
  const { app, sessions, limits } = deps
  app.get(packDocumentPath, { config: { byToken: true } }, async (request, reply) => {
    const actor = await requireActor(sessions, request, { method: 'GET', ...policy })
    const { id, source } = parse(documentParams, request)
    await limits.consumeCall(['apply pack, account'], { accountId: actor.id, address: request.ip })
    const { name, contentType, bytes } = await readPackDocument(deps, actor, id, source)
    return reply
      .type(contentType)
      .header('content-security-policy', inertPolicy)
      .header('content-disposition', contentDisposition('attachment', name))
      .send(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))
  })
}

/** The body is the picture. It is streamed to disk and never held in memory. */
function pictureRoute(scope: FastifyInstance, { db, files, jobs, sessions, limits }: RouteDeps) {
  scope.removeAllContentTypeParsers()
  scope.addContentTypeParser('*', (_request, _body, done) => done(null))
  answerEarly(scope)
  scope.route({
    method: 'POST',
    url: proofPicturePath,
    config: { slowBody: true, byToken: true },
    handler: async (request, reply) => {
      const actor = await requireActor(sessions, request, { method: 'POST', ...policy })
      await requirePackedApplication(db, actor, parse(packParams, request).id)
      await limits.consumeCall(['proof picture, account'], { accountId: actor.id, address: request.ip })
      try {
        const fileId = await receivePicture({ db, files, jobs }, actor, request.headers, request.raw)
        return await reply.code(201).send({ fileId })
      } catch (error) {
        throw request.raw.errored ? badRequest('The picture did not arrive completely') : error
      }
    },
  })
}

function parse<Params>(schema: z.ZodType<Params>, request: FastifyRequest) {
  const params = schema.safeParse(request.params)
  if (!params.success) throw notFound()
  return params.data
}
