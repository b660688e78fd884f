import { type Application, type ApplicationStatus, applicationStatuses } from '#contract/applications.ts'

export interface Arrangement {
  sortBy: SortOrder
  status: ApplicationStatus | 'all'
}

type Arrangeable = Pick<Application, 'company' | 'status' | 'dateApplied' | 'createdAt'>

export const sortOrders = ['date', 'company', 'status'] as const
export type SortOrder = (typeof sortOrders)[number]

const moment = ({ dateApplied, createdAt }: Arrangeable) => Date.parse(dateApplied ?? createdAt)
const newestFirst = (a: Arrangeable, b: Arrangeable) =>
  moment(b) - moment(a) || Date.parse(b.createdAt) - Date.parse(a.createdAt)

const names = new Intl.Collator('en', { sensitivity: 'base', numeric: true })
const stage = ({ status }: Arrangeable) => applicationStatuses.indexOf(status)

/** Equals stand with the newest first, whatever they are sorted by. */
const comparisons: Record<SortOrder, (a: Arrangeable, b: Arrangeable) => number> = {
  date: newestFirst,
  company: (a, b) => names.compare(a.company, b.company) || newestFirst(a, b),
  status: (a, b) => stage(a) - stage(b) || newestFirst(a, b),
}

/** The applications of one status, or all, in the order asked for. */
export function arrangeApplications<One extends Arrangeable>(
  all: readonly One[],
  { sortBy, status }: Arrangement,
): One[] {
  return all.filter((one) => status === 'all' || one.status === status).sort(comparisons[sortBy])
}
