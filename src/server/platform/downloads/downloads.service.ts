import type { DesignOptions } from '@foothold/resume-engine/designs'
import type { DocumentKind } from '@foothold/resume-engine/forms'
import type { Caller } from '#server/admission.ts'
import { cleanFileName } from '#server/platform/files/file-names.ts'
import { DocumentWriteError } from '@foothold/resume-engine/render'
import type { DocumentWriter } from '#server/gateways/document-writer/document-writer.ts'
import { badRequest } from '#server/http/errors.ts'

export type DownloadFormat = 'docx' | 'pdf'

export const contentTypes: Record<DownloadFormat, string> = {
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  pdf: 'application/pdf',
}

interface FileRequest {
  text: string
  kind: DocumentKind
  format: DownloadFormat
  design?: DesignOptions | null | undefined
}

export async function makeFile(writer: DocumentWriter, { text, kind, format, design }: FileRequest, caller: Caller) {
  try {
    return await writer[format](text, kind, { ...(design && { design }), caller })
  } catch (error) {
    throw error instanceof DocumentWriteError ? badRequest(error.message) : error
  }
}

/** The requested name, or the kind of document, with the extension of the format. */
export function downloadName(asked: string, kind: DocumentKind, format: DownloadFormat) {
  const name = cleanFileName(asked.replaceAll(/[/\\]/g, ' ').replace(/\.(?:docx|pdf)$/i, ''))
  return `${name ?? kind}.${format}`
}
