import { applicationStatuses } from '#contract/applications.ts'
import type { Stats } from '#contract/stats.ts'
import { statusDisplay } from '#web/lib/format/status-display.ts'
import { count, percent, plural } from '#web/ui/data/format-number.ts'

type Applications = Stats['applications']
type Manager = Stats['accountManagers'][number]

/** The share of applications that have an offer now. */
export const successRate = ({ total, byStatus }: Applications) => percent(byStatus.offered ?? 0, total)

/** Every status in order, including those without applications. */
export const statusBars = ({ total, byStatus }: Applications) =>
  applicationStatuses.map((status) => {
    const value = byStatus[status] ?? 0
    return {
      name: statusDisplay[status].label,
      tone: statusDisplay[status].tone,
      value,
      text: `${count(value)} (${percent(value, total)})`,
    }
  })

export const statusText = (applications: Applications) => {
  const parts = statusBars(applications).map(({ name, value }) => `${count(value)} ${name.toLowerCase()}`)
  return `Of ${plural(applications.total, 'application')}: ${parts.join(', ')}.`
}

export const managerName = ({ accountManager: { firstName, lastName } }: Manager) => `${firstName} ${lastName}`

/** More bars would be unreadable. */
const mostBars = 10

/** The axis has little room. The table shows the full name. */
const shortName = ({ accountManager: { firstName, lastName } }: Manager) =>
  `${firstName.length > 10 ? `${firstName.slice(0, 9)}…` : firstName} ${lastName.charAt(0)}.`

export const managerBars = (managers: readonly Manager[]) =>
  managers.slice(0, mostBars).map((manager) => ({
    name: shortName(manager),
    value: manager.clientCount,
    text: plural(manager.clientCount, 'client'),
  }))

export const managerText = (managers: readonly Manager[]) =>
  `Clients by account manager: ${managers
    .slice(0, mostBars)
    .map((manager) => `${managerName(manager)} ${plural(manager.clientCount, 'client')}`)
    .join(', ')}.`

/** Says that the list is not complete. */
export const partText = (shown: number, total: number) =>
  shown < total ? `The ${count(shown)} with the most clients, of ${count(total)}.` : undefined
