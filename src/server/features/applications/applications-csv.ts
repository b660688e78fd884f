import { applicationFields, csvFields } from '#contract/application-fields.ts'
import type { Application, ClientApplication } from '#contract/applications.ts'

export type ExportedApplication = Application & Partial<Pick<ClientApplication, 'client'>>

/** Spreadsheets run a cell that starts like this as a formula. An apostrophe makes it text. */
const formula = /^[=+\-@\t\r＝＋－＠]/

function cell(value: string | null) {
  const safe = formula.test(value ?? '') ? `'${value}` : (value ?? '')
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** Midnight in UTC is a chosen day, written without the time. */
const moment = (value: string | null) => value && value.replace(/T00:00:00\.000Z$/, '').replace(/\.\d+Z$/, 'Z')

interface CsvColumn {
  header: string
  read: (row: ExportedApplication) => string | null
}

const columns: readonly CsvColumn[] = [
  ...csvFields.map((field) => {
    const { label: header, kind } = applicationFields[field]
    return { header, read: (row: Application) => (kind === 'date' ? moment(row[field]) : row[field]) }
  }),
  { header: 'Added', read: ({ createdAt }) => moment(createdAt) },
  { header: 'Updated', read: ({ updatedAt }) => moment(updatedAt) },
]
const clientColumn: CsvColumn = {
  header: 'Client',
  read: ({ client }) => (client ? `${client.firstName} ${client.lastName}` : null),
}

const line = (cells: (string | null)[]) => `${cells.map(cell).join(',')}\r\n`

/** Text as RFC 4180 has it, in UTF-8 with a mark that says so, a piece for each part of the list. */
export async function* writeCsv(
  parts: AsyncIterable<readonly ExportedApplication[]>,
  { withClients }: { withClients: boolean },
) {
  const all = withClients ? [clientColumn, ...columns] : columns
  yield `\uFEFF${line(all.map(({ header }) => header))}`
  for await (const rows of parts) yield rows.map((row) => line(all.map(({ read }) => read(row)))).join('')
}
