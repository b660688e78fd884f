import { z } from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { id, limits, text } from './fields.ts'
import { profile } from './profile.ts'
import { user } from './users.ts'

const mebibyte = 2 ** 20

export const uploadPurposes = ['resume', 'picture', 'attachment'] as const
export type UploadPurpose = (typeof uploadPurposes)[number]

export interface UploadRule {
  /** Bytes. */
  maxSize: number
  contentTypes: readonly string[]
  /** What a file selector offers. */
  extensions: readonly string[]
}

const documentTypes = {
  contentTypes: [
    'application/pdf',
    'application/msword',
    'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  ],
  extensions: ['.pdf', '.doc', '.docx'],
}
const pictureTypes = {
  contentTypes: ['image/jpeg', 'image/png', 'image/gif'],
  extensions: ['.jpg', '.jpeg', '.png', '.gif'],
}

/** What may be uploaded, by what it is for. */
export const uploadRules: Record<UploadPurpose, UploadRule> = {
  resume: { maxSize: 10 * mebibyte, ...documentTypes },
  picture: { maxSize: 5 * mebibyte, ...pictureTypes },
  /** Of a message. */
  attachment: {
    maxSize: 10 * mebibyte,
    contentTypes: [...documentTypes.contentTypes, ...pictureTypes.contentTypes],
    extensions: [...documentTypes.extensions, ...pictureTypes.extensions],
  },
}

export const fileTooLarge = (purpose: UploadPurpose) =>
  `File size must be less than ${uploadRules[purpose].maxSize / mebibyte}MB`

export const objectPath = (fileId: string) => `/objects/${fileId}`

/** The upload URL of a file, whole or its path alone, or the file's own path: each names the file by its id. */
export const uploadedFile = z.pipe(
  text(limits.link),
  z.transform((value, context) => {
    const path = URL.parse(value, 'http://localhost')?.pathname ?? ''
    const [found] = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.exec(path) ?? []
    const fileId = id.safeParse(found)
    if (fileId.success) return { fileId: fileId.data }
    context.issues.push({ code: 'custom', message: 'Please upload a file first', input: value })
    return z.NEVER
  }),
)

export const requestUpload = endpoint('POST', '/api/objects/upload', {
  idempotency: 'reserved',
  summary: 'A URL that takes one PUT of a file within 15 minutes, from the same person',
  access: 'signed-in',
  limits: ['upload, account'],
  body: z.object({
    fileName: z.nullish(text(limits.name)),
    contentType: z.nullish(text(limits.name)),
    size: z.nullish(z.int().check(z.minimum(0))),
    purpose: z._default(z.enum(uploadPurposes), 'resume'),
  }),
  reply: z.object({ uploadURL: z.string() }),
})

export const saveResume = endpoint('PUT', '/api/resume', {
  summary: "Makes an uploaded file the profile's resume",
  access: 'signed-in',
  body: z.object({ resumeUrl: uploadedFile }),
  reply: profile,
})

export const saveProfilePicture = endpoint('PUT', '/api/account/profile-picture', {
  summary: 'Makes an uploaded picture the own one',
  access: 'signed-in',
  body: z.object({ profilePictureUrl: uploadedFile }),
  reply: user,
})
