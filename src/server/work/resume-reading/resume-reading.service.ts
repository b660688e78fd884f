import type { ResumeReading } from '#contract/resume-reading.ts'
import { defaultDesign, type DesignOptions } from '@foothold/resume-engine/designs'
import type { Caller } from '#server/admission.ts'
import { DocumentReadError, type DocumentType } from '@foothold/resume-engine/read'
import type { DocumentReader, DocumentFile } from '#server/gateways/document-reader/document-reader.ts'
import { DocumentWriteError } from '@foothold/resume-engine/render'
import type { DocumentWriter } from '#server/gateways/document-writer/document-writer.ts'

const documentTypes: Record<string, DocumentType> = {
  'application/pdf': 'pdf',
  'application/msword': 'doc',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'docx',
}

/** The format of a stored resume. */
export function toDocumentType(contentType: string | null): DocumentType {
  const type = documentTypes[contentType ?? '']
  if (!type) throw new Error(`A stored resume has the type ${contentType}`)
  return type
}

/** The fields of a resume. An unreadable file is an outcome too, with its reason. */
export async function readResumeFields(
  { documents, caller }: { documents: DocumentReader; caller: Caller },
  file: DocumentFile,
  type: DocumentType,
): Promise<ResumeReading> {
  try {
    return { outcome: 'read', fields: await documents.readResume(file, type, caller) }
  } catch (error) {
    if (error instanceof DocumentReadError) return { outcome: 'unreadable', message: error.message }
    throw error
  }
}

interface Documents {
  documents: DocumentReader
  documentWriter: DocumentWriter
  caller: Caller
}

/** Writes a text as the file that the person would send, and reads that file. */
export async function readBackFile(
  { documents, documentWriter, caller }: Documents,
  {
    content,
    format,
    design = defaultDesign,
  }: { content: string; format: 'docx' | 'pdf'; design?: DesignOptions | undefined },
) {
  try {
    const file = await documentWriter[format](content, 'resume', { design, caller })
    return await readResumeFields({ documents, caller }, file, format)
  } catch (error) {
    if (error instanceof DocumentWriteError) return { outcome: 'unreadable' as const, message: error.message }
    throw error
  }
}
