import { Stripe } from 'stripe'
import { planIds, plans, productName, toCents, type PlanId } from '#contract/plans.ts'
import { planLabel } from './to-provider-objects.ts'
import { onceAndForAll, writeOnce } from './stripe-writes.ts'

const currency = 'usd'
const interval = 'month'

const toLookupKey = (plan: PlanId) => `foothold_${plan}_monthly`
const toProductId = (plan: PlanId) => `foothold_${plan}`
const toProductName = (plan: PlanId) => `${productName} ${plans[plan].name}`

const costsTheSame = (price: Stripe.Price, plan: PlanId) =>
  price.unit_amount === toCents(plan) &&
  price.currency === currency &&
  price.recurring?.interval === interval &&
  price.recurring.interval_count === 1

/** The prices of our plans at Stripe, found by lookup key. */
export function createStripePlans(stripe: Stripe) {
  let known: Promise<Map<PlanId, string>> | null = null

  /** Its id is ours to choose, so that there can only ever be one. */
  async function ensureProduct(plan: PlanId): Promise<string> {
    const id = toProductId(plan)
    const metadata = { [planLabel]: plan }
    try {
      await onceAndForAll(`product:${plan}`, (options) =>
        stripe.products.create({ id, name: toProductName(plan), metadata }, options),
      )
    } catch (error) {
      const exists = error instanceof Stripe.errors.StripeError && error.code === 'resource_already_exists'
      if (!exists) throw error
    }
    return id
  }

  /** A price cannot be changed: another one takes over the lookup key, and old subscribers keep theirs. */
  async function makePrice(plan: PlanId): Promise<string> {
    const product = await ensureProduct(plan)
    const lookupKey = toLookupKey(plan)
    const made = await writeOnce(`price:${lookupKey}:${toCents(plan)}:${currency}`, {
      write: (options) =>
        stripe.prices.create(
          {
            product,
            currency,
            unit_amount: toCents(plan),
            recurring: { interval },
            lookup_key: lookupKey,
            transfer_lookup_key: true,
            metadata: { [planLabel]: plan },
          },
          options,
        ),
      async findExisting({ id }) {
        const price = await stripe.prices.retrieve(id)
        return price.active && price.lookup_key === lookupKey ? price : null
      },
    })
    return made.id
  }

  async function ensurePrice(plan: PlanId, found: Stripe.Price[]): Promise<[PlanId, string]> {
    const price = found.find(({ lookup_key }) => lookup_key === toLookupKey(plan))
    const fits = price && costsTheSame(price, plan) && price.metadata[planLabel] === plan
    return [plan, fits ? price.id : await makePrice(plan)]
  }

  async function ensurePrices() {
    const { data } = await stripe.prices.list({ lookup_keys: planIds.map(toLookupKey), active: true })
    return new Map(await Promise.all(planIds.map((plan) => ensurePrice(plan, data))))
  }

  async function prepare() {
    known = ensurePrices()
    known.catch(() => (known = null))
    await known
  }

  return {
    prepare,
    async findPrice(plan: PlanId): Promise<string> {
      if (!known) await prepare()
      const id = (await known)?.get(plan)
      if (!id) throw new Error(`${plan} has no price`)
      return id
    },
  }
}
export type StripePlans = ReturnType<typeof createStripePlans>
