import { buildOutline, type DocumentOutline } from '#analysis/document-outline/document-outline.ts'
import type { LetterForm, ResumeForm } from '#contract/builders.ts'
import type { DesignOptions } from '#contract/designs.ts'
import type { DocumentKind } from '#contract/documents.ts'
import { serveTasks } from '#server/isolation/serve-tasks.ts'
import type { PreviewEncoding } from './preview.ts'

export interface WriteRequest {
  text: string
  kind: DocumentKind
  design: DesignOptions
}

/** A text, or the form that it is to be written from. */
export type PreviewRequest = { design: DesignOptions; encoding: PreviewEncoding } & (
  | { kind: DocumentKind; text: string }
  | { kind: 'resume'; form: ResumeForm }
  | { kind: 'cover-letter'; form: LetterForm; day: string }
)

/* The libraries are loaded with the first file of their format. */

async function writeText(request: PreviewRequest) {
  if ('text' in request) return request.text
  if (request.kind === 'resume') {
    const { writeResume } = await import('#analysis/writer/write-resume.ts')
    return writeResume(request.form).text
  }
  const { writeLetter } = await import('#analysis/writer/write-letter.ts')
  return writeLetter(request.form, request.day).text
}

const tasks = {
  async docx({ text, kind, design }: WriteRequest) {
    const { writeDocx } = await import('./docx.ts')
    return writeDocx(buildOutline(text, kind), kind, design)
  },
  async pdf({ text, kind, design }: WriteRequest) {
    const [{ typeset }, { toPageData }] = await Promise.all([import('./typst.ts'), import('./page-data.ts')])
    return typeset(toPageData(buildOutline(text, kind), kind, design), 'pdf')
  },
  async outlinePdf(outline: DocumentOutline) {
    const [{ typeset }, { toPageData }] = await Promise.all([import('./typst.ts'), import('./page-data.ts')])
    return typeset(toPageData(outline, 'record'), 'pdf')
  },
  async preview(request: PreviewRequest) {
    const { renderPreview } = await import('./preview.ts')
    const { kind, design, encoding } = request
    return renderPreview(buildOutline(await writeText(request), kind), kind, design, encoding)
  },
}
export type WriteTasks = typeof tasks

serveTasks(tasks)
