import { buffer } from 'node:stream/consumers'
import type { FastifyInstance } from 'fastify'
import { readBack } from '#contract/builders.ts'
import { uploadedFile } from '#contract/files.ts'
import { readResumeFile, readUploadedResumePath, resumeReading } from '#contract/resume-reading.ts'
import type { RouteDeps } from '#server/deps.ts'
import { openFile } from '#server/platform/files/files.service.ts'
import { checkStatedSize, withTransientUpload } from '#server/platform/files/transient-upload.service.ts'
import { findProfile } from '#server/people/profile/profile.service.ts'
import { toCaller, findCaller } from '#server/http/caller.ts'
import { answerEarly } from '#server/http/early-answer.ts'
import { badRequest, notFound } from '#server/http/errors.ts'
import { toDocumentType, readBackFile, readResumeFields } from './resume-reading.service.ts'

/** The body is the file. It is streamed to disk and deleted after it was read. */
function uploadedResumeRoute(scope: FastifyInstance, { files, documents, sessions }: RouteDeps) {
  scope.removeAllContentTypeParsers()
  scope.addContentTypeParser('*', (_request, _body, done) => done(null))
  answerEarly(scope)
  scope.route({
    method: 'POST',
    url: readUploadedResumePath,
    config: { slowBody: true, limits: ['resume reading, address'] },
    handler: async (request) => {
      checkStatedSize(request.headers)
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
  const { app, serve, files, documents, sessions } = deps
  serve(readResumeFile, async ({ actor, db }) => {
    const profile = await findProfile(db, actor.id)
    if (!profile?.resumeUrl) throw notFound('Please upload a resume first')
    const { file, open } = await openFile({ db, files }, actor, uploadedFile.parse(profile.resumeUrl).fileId)
    const type = toDocumentType(file.contentType)
    const load = async () => buffer((await open()).stream)
    return readResumeFields({ documents, caller: toCaller(actor) }, load, type)
  })
  serve(readBack, async ({ body, request }) =>
    readBackFile({ ...deps, caller: await findCaller(sessions, request) }, body),
  )
  void app.register(async (scope) => uploadedResumeRoute(scope, deps))
}
