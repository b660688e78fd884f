import { planIds, plans, type PlanId } from '#contract/plans.ts'

const mapPrices = <Value>(convert: (dollars: number) => Value) =>
  Object.fromEntries(planIds.map((id) => [id, convert(plans[id].price)])) as Record<PlanId, Value>

/** The plans' prices per month, as numbers, cents and texts such as `$49.99`. */
export const dollars = mapPrices((price) => price)
export const cents = mapPrices((price) => Math.round(price * 100))
export const priceText = mapPrices((price) => `$${price.toFixed(2)}`)
