import { applicationFields, csvFields } from '#contract/application-fields.ts'
import type { Application, ClientApplication } from '#contract/applications.ts'
import { csvMark, toCsvLine } from '#server/csv.ts'

export type ExportedApplication = Application & Partial<Pick<ClientApplication, 'client'>>

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

/** The list as CSV, a piece for each of its parts. */
export async function* writeCsv(
  parts: AsyncIterable<readonly ExportedApplication[]>,
  { withClients }: { withClients: boolean },
) {
  const all = withClients ? [clientColumn, ...columns] : columns
  yield csvMark + toCsvLine(all.map(({ header }) => header))
  for await (const rows of parts) yield rows.map((row) => toCsvLine(all.map(({ read }) => read(row)))).join('')
}
