import type { DocumentKind } from '@foothold/resume-engine/forms'
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

/** As many as work at the same time. More would wait in the queues that people's requests share. */
const parallel = 2

/** Writes and typesets all documents of the demo, before its transaction. */
export async function writeDocuments({
  texts,
  documentWriter,
}: Pick<Deps, 'texts' | 'documentWriter'>): Promise<DemoDocuments> {
  const pdfs = new Map<string, Uint8Array>()
  const letters = new Map<DemoApplication, DemoDocument>()
  const typeset = async ({ content, kind }: DemoDocument) => {
    pdfs.set(content, await documentWriter.pdf(content, kind))
  }
  const written = await texts.writeResume(resume)
  const resumeDocument: DemoDocument = { kind: 'resume', name: 'Resume', form: resume, content: written.text }
  await typeset(resumeDocument)

  const left = [...sentApplications, waitingApplication]
  async function writeLetters() {
    for (let next = left.shift(); next; next = left.shift()) {
      const form = toLetterForm(next)
      const { text } = await texts.writeLetter({ form, day: daysAgo(next.days).slice(0, 10) })
      const letter: DemoDocument = { kind: 'cover-letter', name: `Letter to ${next.company}`, form, content: text }
      letters.set(next, letter)
      await typeset(letter)
    }
  }
  await Promise.all(Array.from({ length: parallel }, writeLetters))
  return {
    resume: resumeDocument,
    letters,
    documentWriter: {
      ...documentWriter,
      pdf: async (text, kind, options) => pdfs.get(text) ?? documentWriter.pdf(text, kind, options),
    },
  }
}
