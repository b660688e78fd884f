import { applicationStatuses } from '#contract/application-status.ts'
import type { Stats } from '#contract/stats.ts'
import { statusDisplay } from '#web/lib/format/status-display.ts'
import { formatCount, formatPercent, formatPlural } from '#web/ui/data/format-number.ts'
import { formatName } from '#web/lib/format/names.ts'

type Applications = Stats['applications']
type Manager = Stats['accountManagers'][number]

/** The share of applications that have an offer now. */
export const successRate = ({ total, byStatus }: Applications) => formatPercent(byStatus.offered ?? 0, total)

/** Every status in order, including those without applications. */
export const statusBars = ({ total, byStatus }: Applications) =>
  applicationStatuses.map((status) => {
    const value = byStatus[status] ?? 0
    return {
      name: statusDisplay[status].label,
      tone: statusDisplay[status].tone,
      value,
      text: `${formatCount(value)} (${formatPercent(value, total)})`,
    }
  })

export const statusText = (applications: Applications) => {
  const parts = statusBars(applications).map(({ name, value }) => `${formatCount(value)} ${name.toLowerCase()}`)
  return `Of ${formatPlural(applications.total, 'application')}: ${parts.join(', ')}.`
}

export const getManagerName = ({ accountManager }: Manager) => formatName(accountManager)

/** Says that the list is not complete. */
export const listedText = (shown: number, total: number) =>
  shown < total ? `The ${formatCount(shown)} with the most clients, of ${formatCount(total)}.` : undefined
