import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { letterForm, resumeForm } from '#contract/builders.ts'
import { analysis } from '#contract/analysis.ts'
import { createDocument, type SavedDocument, saveDocument } from '#contract/documents.ts'
import { analyzeLetter } from '#analysis/analyze-letter.ts'
import { analyzeResume } from '#analysis/analyze-resume.ts'
import { writeLetter } from '#analysis/writer/write-letter.ts'
import { writeResume } from '#analysis/writer/write-resume.ts'

/** The calls of the builders, answered by the product's own writer and analysis until the server does so. */
export async function answerBuilderCalls(page: Page) {
  const written = { source: 'embedded', setAside: null }
  await page.route('**/api/simple-resume', (route) => {
    const form = resumeForm.parse(route.request().postDataJSON())
    const { text } = writeResume(form)
    const { jobDescription, targetJob } = form
    const found = analysis.parse(analyzeResume({ text, jobDescription, targetJob }))
    return route.fulfill({ json: { resume: text, analysis: found, ...written } })
  })
  await page.route('**/api/generate-cover-letter', (route) => {
    const form = letterForm.parse(route.request().postDataJSON())
    const { text } = writeLetter(form)
    const found = analysis.parse(analyzeLetter({ text, ...form.jobDetails }))
    return route.fulfill({ json: { coverLetter: text, analysis: found, ...written } })
  })
  await page.route('**/api/analyze-cover-letter', (route) => {
    const { content, ...match } = route.request().postDataJSON()
    return route.fulfill({ json: analysis.parse(analyzeLetter({ text: content, ...match })) })
  })
  await page.route(/\/api\/download-/, (route) =>
    route.fulfill({ body: route.request().postDataJSON().content, contentType: 'application/octet-stream' }),
  )
}

interface Kept extends SavedDocument {
  versions: { version: number; savedAt: string; content: string; form: SavedDocument['form'] }[]
}

/** The calls of saved documents, kept in this browser alone until the server keeps them. */
export async function answerDocumentCalls(page: Page) {
  const documents = new Map<string, Kept>()
  const attached = new Map<string, string[]>()
  const now = () => new Date().toISOString()
  const item = ({ content: _content, form: _form, versions: _versions, ...rest }: Kept) => rest
  const whole = ({ versions: _versions, ...rest }: Kept) => rest

  await page.route(/\/api\/documents(\/[\w-]+)?(\/versions)?(\?.*)?$/, (route) => {
    const request = route.request()
    const url = new URL(request.url())
    const [, , , id = '', versions] = url.pathname.split('/')
    const method = request.method()
    if (id === '' && method === 'GET') return route.fulfill({ json: [...documents.values()].map(item) })
    if (id === '') {
      const { name, kind, form, content } = createDocument.body!.parse(request.postDataJSON())
      const made = { id: randomUUID(), name, kind, form, content, version: 1, createdAt: now(), updatedAt: now() }
      documents.set(made.id, { ...made, versions: [{ version: 1, savedAt: now(), content, form }] })
      return route.fulfill({ status: 201, json: made })
    }
    const found = documents.get(id)
    if (!found) return route.fulfill({ status: 404, json: { message: 'Document not found' } })
    if (method === 'DELETE') {
      documents.delete(id)
      return route.fulfill({ json: { message: 'Document deleted' } })
    }
    if (versions) return route.fulfill({ json: found.versions.map(({ version, savedAt }) => ({ version, savedAt })) })
    if (method === 'GET') {
      const asked = found.versions.find(({ version }) => String(version) === url.searchParams.get('version'))
      return route.fulfill({ json: { ...whole(found), ...asked } })
    }
    const { name, form, content, knownVersion } = saveDocument.body!.parse(request.postDataJSON())
    if (knownVersion !== found.version)
      return route.fulfill({ status: 409, json: { message: 'A newer version was saved elsewhere' } })
    const version = found.version + 1
    const made = { ...found, name, form, content, version, updatedAt: now() }
    documents.set(id, { ...made, versions: [{ version, savedAt: now(), content, form }, ...found.versions] })
    return route.fulfill({ json: whole(made) })
  })

  await page.route(/\/api\/applications\/[\w-]+\/documents$/, (route) => {
    const id = new URL(route.request().url()).pathname.split('/')[3] ?? ''
    if (route.request().method() === 'PUT') attached.set(id, route.request().postDataJSON().documentIds)
    const json = (attached.get(id) ?? []).flatMap((one) => {
      const found = documents.get(one)
      return found ? [{ id: one, kind: found.kind, name: found.name }] : []
    })
    return route.fulfill({ json })
  })
}
