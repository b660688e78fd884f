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

/** More bars would be unreadable. */
const maxBars = 10

/** The axis has little room. The table shows the full name. */
const shortName = ({ accountManager: { firstName, lastName } }: Manager) =>
  `${firstName.length > 10 ? `${firstName.slice(0, 9)}…` : firstName} ${lastName.charAt(0)}.`

export const managerBars = (managers: readonly Manager[]) =>
  managers.slice(0, maxBars).map((manager) => ({
    name: shortName(manager),
    value: manager.clientCount,
    text: formatPlural(manager.clientCount, 'client'),
  }))

export const managerText = (managers: readonly Manager[]) =>
  `Clients by account manager: ${managers
    .slice(0, maxBars)
    .map((manager) => `${getManagerName(manager)} ${formatPlural(manager.clientCount, 'client')}`)
    .join(', ')}.`

/** Says that the list is not complete. */
export const listedText = (shown: number, total: number) =>
  shown < total ? `The ${formatCount(shown)} with the most clients, of ${formatCount(total)}.` : undefined
