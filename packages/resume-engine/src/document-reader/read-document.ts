import type { DocumentText } from '#engine/model/document-text.ts'
import { DocumentReadError, type DocumentType } from './document-read-error.ts'
import { documentLimits } from './document-limits.ts'

const signatures: Record<DocumentType, number[]> = {
  pdf: [0x25, 0x50, 0x44, 0x46, 0x2d],
  docx: [0x50, 0x4b, 0x03, 0x04],
  doc: [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1],
}

/** The text of a file whose content must have the given type. The limits of time and heap are those of its thread. */
export async function readDocument(file: Uint8Array, type: DocumentType): Promise<DocumentText> {
  if (!signatures[type].every((byte, index) => file[index] === byte)) throw new DocumentReadError('unreadable')
  const document = await readers[type](file)
  const items = document.pages.flatMap((page) => page.items)
  const characters = items.reduce((sum, item) => sum + item.text.length, 0)
  if (items.length > documentLimits.items || characters > documentLimits.characters) {
    throw new DocumentReadError('too-large')
  }
  if (!items.some((item) => /[\p{L}\p{N}]{2}/u.test(item.text))) throw new DocumentReadError('no-text')
  return document
}

/** Each is loaded only for its own format: the PDF reader alone takes as long to load as most files take to read. */
const readers: Record<DocumentType, (file: Uint8Array) => Promise<DocumentText>> = {
  pdf: async (file) => (await import('./pdf.ts')).readPdf(file),
  docx: async (file) => (await import('./docx.ts')).readDocx(file),
  doc: async (file) => (await import('./doc.ts')).readDoc(file),
}
