import type { Client } from '#contract/clients.ts'
import { formatName } from '#web/lib/format/names.ts'

type WithPlan = Pick<Client, 'applicationsThisPeriod' | 'planLimit'>

/** How much of a client's plan is used in the current period. The client's own meter counts what was sent. */
export function formatPlanUse({ applicationsThisPeriod: made, planLimit }: WithPlan) {
  if (planLimit === null) return `${made} ${made === 1 ? 'application' : 'applications'}, no active plan`
  return `${made} of ${planLimit} applications, prepared ones included`
}

/** A client as a choice to apply for. */
export const toClientChoice = (client: Client) => ({
  id: client.id,
  name: formatName(client),
  note: formatPlanUse(client),
})

export const isPlanUsedUp = ({ applicationsThisPeriod, planLimit }: WithPlan) =>
  planLimit !== null && applicationsThisPeriod >= planLimit
