import type { DocumentKind } from '#contract/documents.ts'
import type { Deps } from '#server/deps.ts'
import type { DocumentWriter } from '#server/gateways/document-writer/document-writer.ts'
import { sentApplications, waitingApplication, type DemoApplication } from './demo-applications.ts'
import { resume, toLetterForm } from './demo-client.ts'
import { daysAgo } from './acting.ts'

interface DemoDocument {
  kind: DocumentKind
  name: string
  form: Record<string, unknown>
  content: string
}

export interface DemoDocuments {
  resume: DemoDocument
  letters: ReadonlyMap<DemoApplication, DemoDocument>
  /** Has the PDFs of these documents already. */
  documentWriter: DocumentWriter
}

/** Writes and typesets all documents of the demo in parallel, before its transaction. */
export async function writeDocuments({
  texts,
  documentWriter,
}: Pick<Deps, 'texts' | 'documentWriter'>): Promise<DemoDocuments> {
  const written = await texts.writeResume(resume)
  const resumeDocument: DemoDocument = { kind: 'resume', name: 'Resume', form: resume, content: written.text }
  const letters = await Promise.all(
    [...sentApplications, waitingApplication].map(async (application) => {
      const form = toLetterForm(application)
      const { text } = await texts.writeLetter({ form, day: daysAgo(application.days).slice(0, 10) })
      const name = `Letter to ${application.company}`
      return [application, { kind: 'cover-letter', name, form, content: text } satisfies DemoDocument] as const
    }),
  )
  const all = [resumeDocument, ...letters.map(([, letter]) => letter)]
  const pdfs = new Map(
    await Promise.all(
      all.map(async ({ content, kind }) => [content, await documentWriter.pdf(content, kind)] as const),
    ),
  )
  return {
    resume: resumeDocument,
    letters: new Map(letters),
    documentWriter: {
      ...documentWriter,
      pdf: async (text, kind, caller) => pdfs.get(text) ?? documentWriter.pdf(text, kind, caller),
    },
  }
}
