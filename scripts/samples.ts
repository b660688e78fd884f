// Writes src/web/samples.ts, which holds what the public pages show as samples: real outputs for the demonstration client.
import { execFileSync } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import type { Application } from '#contract/applications.ts'
import type { ConversationMessage } from '#contract/conversations.ts'
import type { DocumentItem, SavedDocument } from '#contract/documents.ts'
import type { Receipt } from '#contract/receipts.ts'
import type { ProgressReport } from '#contract/reports.ts'
import type { User } from '#contract/users.ts'
import { demoSignIns } from '#server/demo-accounts.ts'
import { startOwnServer } from '#test/e2e/own-server.ts'

const file = 'src/web/samples.ts'

const server = await startOwnServer()
try {
  const login = await fetch(`${server.origin}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(demoSignIns[0]),
  })
  const cookie = login.headers
    .getSetCookie()
    .map((value) => value.split(';')[0])
    .join('; ')
  const read = async <Reply>(path: string) =>
    (await (await fetch(server.origin + path, { headers: { cookie } })).json()) as Reply

  const client = (await login.json()) as User
  const applications = await read<Application[]>('/api/applications')
  const messages = await read<ConversationMessage[]>(`/api/conversations/${client.id}/messages`)
  const reports = await read<ProgressReport[]>('/api/reports')
  const documents = await read<DocumentItem[]>('/api/documents')

  const offered = applications.find(({ status }) => status === 'offered')
  const report = reports.find(({ note }) => note !== null)
  const letter = documents.find(({ name }) => name.endsWith(offered?.company ?? ''))
  if (!offered || !report || !letter) throw new Error('The demonstration data has no samples')
  const [receipt] = await read<Receipt[]>(`/api/applications/${offered.id}/receipts`)
  const { content } = await read<SavedDocument>(`/api/documents/${letter.id}`)

  const rows = applications.map(({ company, position, status, dateApplied }) => ({
    company,
    position,
    status,
    dateApplied,
  }))
  const thread = messages.map(({ authorName, fromClient, text }) => ({ authorName, fromClient, text })).toReversed()
  await writeFile(
    file,
    `// Written by \`npm run samples\` from the demonstration data. The people and employers are invented.
import type { Application } from '#contract/applications.ts'
import type { Receipt } from '#contract/receipts.ts'
import type { ProgressReport } from '#contract/reports.ts'

export const sampleApplications: readonly Pick<Application, 'company' | 'position' | 'status' | 'dateApplied'>[] = ${JSON.stringify(rows)}

/** The oldest first. */
export const sampleMessages = ${JSON.stringify(thread)} as const

export const sampleReceipt: Receipt = ${JSON.stringify(receipt)}

export const sampleLetter = ${JSON.stringify(content)}

export const sampleReport: ProgressReport = ${JSON.stringify(report)}
`,
  )
} finally {
  await server.stop()
}
execFileSync('node_modules/.bin/oxfmt', [file])
process.stdout.write(`${file}\n`)
