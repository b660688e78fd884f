import type { Application, ClientApplication } from '#contract/applications.ts'

export type ExportedApplication = Application & Partial<Pick<ClientApplication, 'client'>>

/** Spreadsheets run a cell that starts like this as a formula. An apostrophe makes it text. */
const formula = /^[=+\-@\t\r＝＋－＠]/

function cell(value: string | null) {
  const safe = formula.test(value ?? '') ? `'${value}` : (value ?? '')
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** A day that was chosen is its midnight in UTC; the time of anything else is told too. */
const moment = (value: string | null) => value && value.replace(/T00:00:00\.000Z$/, '').replace(/\.\d+Z$/, 'Z')

const columns: Record<string, (row: ExportedApplication) => string | null> = {
  Company: ({ company }) => company,
  Position: ({ position }) => position,
  Status: ({ status }) => status,
  'Date Applied': ({ dateApplied }) => moment(dateApplied),
  'Job URL': ({ jobUrl }) => jobUrl,
  'Site Username': ({ siteUsername }) => siteUsername,
  'Cover Letter': ({ coverLetterUrl }) => coverLetterUrl,
  Notes: ({ notes }) => notes,
  Added: ({ createdAt }) => moment(createdAt),
  Updated: ({ updatedAt }) => moment(updatedAt),
}
const clientColumn = {
  Client: ({ client }: ExportedApplication) => (client ? `${client.firstName} ${client.lastName}` : null),
}

const line = (cells: (string | null)[]) => `${cells.map(cell).join(',')}\r\n`

/** Text as RFC 4180 has it, in UTF-8 with a mark that says so, a piece for each part of the list. */
export async function* writeCsv(
  parts: AsyncIterable<readonly ExportedApplication[]>,
  { withClients }: { withClients: boolean },
) {
  const all = withClients ? { ...clientColumn, ...columns } : columns
  yield `\uFEFF${line(Object.keys(all))}`
  for await (const rows of parts) yield rows.map((row) => line(Object.values(all).map((read) => read(row)))).join('')
}
