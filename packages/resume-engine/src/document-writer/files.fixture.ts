import { readDocument } from '#engine/document-reader/read-document.ts'
import type { DesignOptions } from '#engine/model/designs.ts'
import type { DocumentKind } from '#engine/model/forms.ts'
import { type DocumentFormat, renderDocument } from '#engine/render.ts'
import { readResume } from '#engine/resume-reader/read-resume.ts'

const write =
  (format: DocumentFormat) =>
  (text: string, kind: DocumentKind, { design }: { design?: DesignOptions } = {}) =>
    renderDocument(text, kind, format, design)

/** Writes files by the name of their format. */
export const writer = { docx: write('docx'), pdf: write('pdf') }

/** Reads the files that the writer wrote. */
export const reader = {
  read: readDocument,
  readResume: async (file: Uint8Array, format: DocumentFormat) => readResume(await readDocument(file, format)),
}
