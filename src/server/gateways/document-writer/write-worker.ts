import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { DesignOptions } from '@foothold/resume-engine/designs'
import type { DocumentKind, LetterForm, ResumeForm } from '@foothold/resume-engine/forms'
import type { DocumentOutline } from '@foothold/resume-engine/outline'
import { renderDocument, renderPreview, renderRecord } from '@foothold/resume-engine/render'
import type { DocumentPreview } from '@foothold/resume-engine/preview'
import { readPhotoBytes } from '@foothold/resume-engine/photo'
import { serveTasks } from '#server/isolation/serve-tasks.ts'
import { isTooLong } from './document-size.ts'

export interface WriteRequest {
  text: string
  kind: DocumentKind
  design: DesignOptions
}

export type PreviewEncoding = 'br' | 'gzip' | 'identity'

/** A text, or the form that it is to be written from. */
export type PreviewRequest = { design: DesignOptions; encoding: PreviewEncoding } & (
  | { kind: DocumentKind; text: string }
  | { kind: 'resume'; form: ResumeForm }
  | { kind: 'cover-letter'; form: LetterForm; day: string }
)

/** The same letters repeat all over a page. Brotli finds them all, which makes a page three times smaller than with gzip. */
const compress: Record<PreviewEncoding, (json: Buffer) => Uint8Array> = {
  br: (json) => brotliCompressSync(json, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
  gzip: (json) => gzipSync(json, { level: 1 }),
  identity: (json) => json,
}

async function writeText(request: PreviewRequest) {
  if ('text' in request) return request.text
  // Loaded with the first form: most processes write files of finished texts.
  const { writeLetter, writeResume } = await import('@foothold/resume-engine/write')
  return request.kind === 'resume' ? writeResume(request.form).text : writeLetter(request.form, request.day).text
}

/** The schema allows 480 on the longer side. */
const maxPhotoPixels = 480 ** 2

/** An answer is no larger: later pages are left out, as those after the tenth are. */
const maxAnswerBytes = 2 * 2 ** 20

function writeAnswer(preview: DocumentPreview, encoding: PreviewEncoding): Uint8Array {
  const answer = compress[encoding](Buffer.from(JSON.stringify(preview)))
  if (answer.length <= maxAnswerBytes) return answer
  const pages = preview.pages.slice(0, Math.floor((preview.pages.length * maxAnswerBytes) / answer.length))
  return writeAnswer({ ...preview, pages }, encoding)
}

/** The typesetter decodes the photo of a PDF. Word gets its bytes as they are, so they are decoded before. */
async function writeDocx({ text, kind, design }: WriteRequest) {
  const bytes = design.photo === undefined ? null : readPhotoBytes(design.photo)
  if (bytes) {
    const { default: sharp } = await import('sharp')
    await sharp(bytes, { failOn: 'error', limitInputPixels: maxPhotoPixels }).stats()
  }
  return renderDocument(text, kind, 'docx', design)
}

const tasks = {
  docx: writeDocx,
  pdf: ({ text, kind, design }: WriteRequest) => renderDocument(text, kind, 'pdf', design),
  outlinePdf: (outline: DocumentOutline) => renderRecord(outline),
  /** Null where the text that a form becomes is too long. */
  async preview(request: PreviewRequest) {
    const text = await writeText(request)
    if (isTooLong(text)) return null
    return writeAnswer(await renderPreview(text, request.kind, request.design), request.encoding)
  },
}
export type WriteTasks = typeof tasks

serveTasks(tasks)
