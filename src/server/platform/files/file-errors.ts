import { fileTooLarge, type UploadPurpose } from '#contract/files.ts'
import { HttpError, notFound } from '#server/http/errors.ts'

export const tooLarge = (purpose: UploadPurpose) => new HttpError(413, fileTooLarge(purpose))

const wanted: Record<UploadPurpose, string> = {
  resume: 'Please choose a PDF, DOC or DOCX file',
  picture: 'Please choose a JPG, PNG or GIF picture',
  attachment: 'Please choose a PDF, DOC or DOCX file, or a JPG, PNG or GIF picture',
}

export const wrongType = (purpose: UploadPurpose) => new HttpError(415, wanted[purpose])

export const noSuchFile = () => notFound('File not found')

export const tooManyAtOnce = (most: number) =>
  new HttpError(429, `Please wait: ${most} of your files are still on their way`, { retryAfterSeconds: 10 })
