import { defaultDesign, type DesignOptions } from '#engine/model/designs.ts'
import type { DocumentKind } from '#engine/model/forms.ts'
import type { DocumentPreview } from '#engine/model/preview.ts'
import { buildOutline, type DocumentOutline } from './document-outline/document-outline.ts'

export { DocumentWriteError } from './document-writer/document-write-error.ts'

export const documentFormats = ['docx', 'pdf'] as const
export type DocumentFormat = (typeof documentFormats)[number]

/* The libraries are loaded with the first file of their format. */

/** A finished text as a Word document or a tagged PDF. Throws a `DocumentWriteError` if none can be made. */
export async function renderDocument(
  text: string,
  kind: DocumentKind,
  format: DocumentFormat,
  design: DesignOptions = defaultDesign,
): Promise<Uint8Array> {
  const outline = buildOutline(text, kind)
  const { fitDesign } = await import('./document-writer/fit.ts')
  const fitted = await fitDesign(outline, kind, design)
  if (format === 'docx') {
    const { writeDocx } = await import('./document-writer/docx.ts')
    return writeDocx(outline, kind, fitted)
  }
  const { writePdf } = await import('./document-writer/pdf.ts')
  return writePdf(outline, kind, fitted)
}

/** A record, such as a receipt, as a tagged PDF. Its blocks are shown as they are written. */
export async function renderRecord(outline: DocumentOutline): Promise<Uint8Array> {
  const { writePdf } = await import('./document-writer/pdf.ts')
  return writePdf(outline, 'record')
}

/** The pages of the PDF as SVG images. */
export async function renderPreview(text: string, kind: DocumentKind, design: DesignOptions): Promise<DocumentPreview> {
  const { drawPages } = await import('./document-writer/preview.ts')
  return { text, ...(await drawPages(buildOutline(text, kind), kind, design)) }
}
