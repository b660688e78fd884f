import type { ProviderContext } from '#server/deps.ts'
import { PaymentError } from '#server/gateways/payments/payment-error.ts'
import { badRequest, conflict, unauthorized, unavailable } from '#server/http/errors.ts'
import type { SignedIn } from '#server/http/session.ts'
import { findCustomer, storeCustomer, replaceCustomer } from './customers.store.ts'

export {
  findCustomer,
  findOwner,
  findOwners,
  lockCustomer,
  storeCustomer as storeKnownCustomer,
} from './customers.store.ts'

const timeoutMs = 9_500
const retryAfterSeconds = 5

function toRefusal(error: PaymentError) {
  if (error.reason === 'declined') return badRequest(error.message)
  if (error.reason === 'unavailable') return unavailable(retryAfterSeconds, error)
  return conflict('The card provider could not do this right now. Please reload the page and try again.')
}

/**
 * Turns the provider's refusals into answers for a person, and times out after ten seconds. A timed-out call may still take
 * effect; every write at the provider is safe to repeat.
 */
export async function answerInTime<Result>(work: Promise<Result>): Promise<Result> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_resolve, reject) => {
    const tooLate = () => reject(new PaymentError('unavailable', 'The card provider took too long'))
    timer = setTimeout(tooLate, timeoutMs)
  })
  try {
    return await Promise.race([work, late])
  } catch (error) {
    throw error instanceof PaymentError ? toRefusal(error) : error
  } finally {
    clearTimeout(timer)
  }
}

/**
 * Calls the provider with the person's customer. If the provider no longer knows it (erased there, or another provider), a
 * new customer is created.
 */
export async function withCustomer<Result>(
  context: ProviderContext,
  actor: Pick<SignedIn, 'id' | 'user'>,
  ask: (customerId: string) => Promise<Result>,
): Promise<Result> {
  const customerId = await ensureCustomer(context, actor)
  try {
    return await ask(customerId)
  } catch (error) {
    if (!(error instanceof PaymentError && error.reason === 'missing')) throw error
    // The provider returns an existing customer. A new id means that it knows none.
    const newCustomerId = await createCustomer(context, actor)
    if (newCustomerId === customerId) throw error
    await replaceCustomer(context.db, actor.id, customerId, newCustomerId)
    return ask(newCustomerId)
  }
}

const createCustomer = ({ payments }: ProviderContext, { id, user }: Pick<SignedIn, 'id' | 'user'>) =>
  payments.createCustomer({ userId: id, email: user.email, name: `${user.firstName} ${user.lastName}` })

/** The person's customer id. Creates the customer if there is none. */
async function ensureCustomer(context: ProviderContext, actor: Pick<SignedIn, 'id' | 'user'>) {
  const known = await findCustomer(context.db, actor.id)
  if (known) return known
  const newCustomerId = await createCustomer(context, actor)
  const customerId = await storeCustomer(context.db, actor.id, newCustomerId)
  if (customerId) return customerId
  // The account was deleted at the same moment.
  await context.payments.eraseCustomer(newCustomerId)
  throw unauthorized()
}
