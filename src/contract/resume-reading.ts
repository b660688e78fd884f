import { z } from 'zod/mini'
import { resumeFields } from '@foothold/resume-engine/reading'
import { endpoint } from './endpoint.ts'

/** An unreadable file is not a failed call: the reply holds a reason to show. */
export const resumeReading = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.literal('read'), fields: resumeFields }),
  z.object({ outcome: z.literal('unreadable'), message: z.string() }),
])
export type ResumeReading = z.infer<typeof resumeReading>

/** Anyone can POST a resume here and gets its fields back. Nothing is stored. */
export const readUploadedResumePath = '/api/read-resume'

export const readResumeFile = endpoint('POST', '/api/resume/read', {
  summary: 'The fields of the own resume; changes nothing',
  access: 'signed-in',
  limits: ['resume reading, account'],
  idempotency: 'ignored',
  reply: resumeReading,
})
