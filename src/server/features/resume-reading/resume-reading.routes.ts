import { buffer } from 'node:stream/consumers'
import type { FastifyInstance } from 'fastify'
import { readBack } from '#contract/builders.ts'
import { uploadedFile } from '#contract/files.ts'
import { readResumeFile, readUploadedResumePath, resumeReading } from '#contract/resume-reading.ts'
import type { RouteDeps } from '#server/deps.ts'
import { openFile } from '#server/features/files/files.service.ts'
import { checkStatedSize, withTransientUpload } from '#server/features/files/transient-upload.service.ts'
import { findProfile } from '#server/features/profile/profile.service.ts'
import { toCaller, findCaller } from '#server/http/caller.ts'
import { answerEarly } from '#server/http/early-answer.ts'
import { badRequest, notFound } from '#server/http/errors.ts'
import { toDocumentType, readBackFile, readResumeFields } from './resume-reading.service.ts'

/** The body is the file. It is streamed to disk and deleted after it was read. */
function uploadedResumeRoute(scope: FastifyInstance, { files, documents, limits, sessions }: RouteDeps) {
  scope.removeAllContentTypeParsers()
  scope.addContentTypeParser('*', (_request, _body, done) => done(null))
  answerEarly(scope)
  scope.route({
    method: 'POST',
    url: readUploadedResumePath,
    config: { slowBody: true },
    handler: async (request) => {
      checkStatedSize(request.headers)
      await limits.consume('resume reading, address', request.ip)
      const caller = await findCaller(sessions, request)
      try {
        const reading = await withTransientUpload({ files, caller }, request.raw, (load, contentType) =>
          readResumeFields({ documents, caller }, load, toDocumentType(contentType)),
        )
        return resumeReading.parse(reading)
      } catch (error) {
        throw request.raw.errored ? badRequest('The file did not arrive completely') : error
      }
    },
  })
}

export function resumeReadingRoutes(deps: RouteDeps) {
  const { app, serve, files, documents, limits, sessions } = deps
  serve(readResumeFile, async ({ actor, db }) => {
    const profile = await findProfile(db, actor.id)
    if (!profile?.resumeUrl) throw notFound('Please upload a resume first')
    await limits.consume('resume reading, account', actor.id)
    const { file, open } = await openFile({ db, files }, actor, uploadedFile.parse(profile.resumeUrl).fileId)
    const type = toDocumentType(file.contentType)
    const load = async () => buffer((await open()).stream)
    return readResumeFields({ documents, caller: toCaller(actor) }, load, type)
  })
  serve(readBack, async ({ body, request }) => {
    await limits.consume('resume-preview, address', request.ip)
    return readBackFile({ ...deps, caller: await findCaller(sessions, request) }, body)
  })
  void app.register(async (scope) => uploadedResumeRoute(scope, deps))
}
