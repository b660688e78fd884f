import { buffer } from 'node:stream/consumers'
import { uploadedFile } from '#contract/files.ts'
import { readResumeFile } from '#contract/resume-reading.ts'
import type { ResumeReading } from '#contract/resume-reading.ts'
import type { RouteDeps } from '#server/deps.ts'
import { openFile } from '#server/features/files/files.service.ts'
import { findProfile } from '#server/features/profile/profile.service.ts'
import { DocumentReadError } from '#server/gateways/document-reader/document-read-error.ts'
import type { DocumentType } from '#server/gateways/document-reader/document-read-error.ts'
import { notFound } from '#server/http/errors.ts'

const documentTypes: Record<string, DocumentType> = {
  'application/pdf': 'pdf',
  'application/msword': 'doc',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'docx',
}

export function resumeReadingRoutes({ serve, files, documents, limits }: RouteDeps) {
  serve(readResumeFile, async ({ actor, db }): Promise<ResumeReading> => {
    const profile = await findProfile(db, actor.id)
    if (!profile?.resumeUrl) throw notFound('Please upload a resume first')
    await limits.take('resume reading, account', actor.id)
    const { file, open } = await openFile({ db, files }, actor, uploadedFile.parse(profile.resumeUrl).fileId)
    const type = documentTypes[file.contentType ?? '']
    if (!type) throw new Error(`A resume is kept whose type is ${file.contentType}`)
    const { stream } = await open()
    try {
      return { outcome: 'read', fields: await documents.readResume(await buffer(stream), type) }
    } catch (error) {
      if (error instanceof DocumentReadError) return { outcome: 'unreadable', message: error.message }
      throw error
    }
  })
}
