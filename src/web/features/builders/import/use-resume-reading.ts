import { uploadRules } from '#contract/files.ts'
import { readUploadedResumePath, type ResumeFields, resumeReading } from '#contract/resume-reading.ts'
import { contentTypeOf, sendFile, useFileSending } from '#web/lib/api/upload.ts'

/** Reads one resume file at a time. Nothing is stored. A JSON Resume is parsed here and never sent. */
export function useResumeReading(onRead: (fields: ResumeFields) => void) {
  return useFileSending('resume', 'Failed to read resume', async (file, upload) => {
    const type = contentTypeOf(file, 'resume') ?? uploadRules.resume.contentTypes[0] ?? ''
    const answer = await sendFile('POST', readUploadedResumePath, file, type, upload)
    if (upload.signal.aborted) return undefined
    const reading = resumeReading.parse(JSON.parse(answer))
    if (reading.outcome === 'unreadable') return reading.message
    onRead(reading.fields)
    return undefined
  })
}
