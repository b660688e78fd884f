import type { ProviderContext } from '#server/deps.ts'
import { PaymentError } from '#server/gateways/payments/payment-error.ts'
import type { Payments } from '#server/gateways/payments/payments.ts'
import { HttpError, badRequest, conflict, unauthorized, unavailable } from '#server/http/errors.ts'
import type { SignedIn } from '#server/http/session.ts'
import { findCustomer, keepCustomer, replaceCustomer } from './customers.store.ts'
import { recordPayment } from './ledger.service.ts'

export { findCustomer, findOwner, keepCustomer as keepKnownCustomer, lockCustomer } from './customers.store.ts'
export { recordPayment } from './ledger.service.ts'
export { entriesOf as listLedgerOf } from './ledger.store.ts'

const timeoutMs = 9_500
const retryAfterSeconds = 5

function refusalOf(error: PaymentError) {
  if (error.reason === 'declined') return badRequest(error.message)
  if (error.reason === 'unavailable') return unavailable(retryAfterSeconds, error)
  return conflict('The card provider could not do this right now. Please reload the page and try again.')
}

/**
 * Answers what the provider refused as a person is told it, and after ten seconds at the most. What is cut off may still come
 * about; every write at the provider is safe to repeat.
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
    throw error instanceof PaymentError ? refusalOf(error) : error
  } finally {
    clearTimeout(timer)
  }
}

/**
 * Asks the provider something as the person's customer. Whom it no longer knows, because they were erased there or because it is
 * another provider than before, becomes a new one.
 */
export async function asCustomer<Result>(
  context: ProviderContext,
  actor: Pick<SignedIn, 'id' | 'user'>,
  ask: (customerId: string) => Promise<Result>,
): Promise<Result> {
  const customerId = await ensureCustomer(context, actor)
  try {
    return await ask(customerId)
  } catch (error) {
    if (!(error instanceof PaymentError && error.reason === 'missing')) throw error
    // The provider finds whom it still knows: another answer means that it does not.
    const made = await makeCustomer(context, actor)
    if (made === customerId) throw error
    await replaceCustomer(context.db, actor.id, customerId, made)
    return ask(made)
  }
}

const makeCustomer = ({ payments }: ProviderContext, { id, user }: Pick<SignedIn, 'id' | 'user'>) =>
  payments.createCustomer({ userId: id, email: user.email, name: `${user.firstName} ${user.lastName}` })

/** Under what the provider knows the person, who is made known to it if they are not. */
async function ensureCustomer(context: ProviderContext, actor: Pick<SignedIn, 'id' | 'user'>) {
  const known = await findCustomer(context.db, actor.id)
  if (known) return known
  const made = await makeCustomer(context, actor)
  const customerId = await keepCustomer(context.db, actor.id, made)
  if (customerId) return customerId
  // The account was deleted at the same moment.
  await context.payments.eraseCustomer(made)
  throw unauthorized()
}

/**
 * Has the provider end what the person has and forget them; what they paid until then is written down first. Answers under what
 * it knew them; a failure is a conflict that says so, and leaves the account as it is.
 */
export async function leaveProvider(context: ProviderContext, userId: string, failure: string) {
  const customerId = await findCustomer(context.db, userId)
  if (customerId === null) return null
  try {
    await answerInTime(settleAndErase(context, customerId))
  } catch (error) {
    throw error instanceof HttpError ? conflict(failure) : error
  }
  return customerId
}

async function settleAndErase({ db, payments }: ProviderContext, customerId: string) {
  for (const invoice of await invoicesIfKnown(payments, customerId)) await recordPayment(db, invoice)
  await payments.eraseCustomer(customerId)
}

/** Whom the provider has forgotten already has no more invoices to tell of. */
async function invoicesIfKnown(payments: Payments, customerId: string) {
  try {
    return await payments.listInvoices(customerId)
  } catch (error) {
    if (error instanceof PaymentError && error.reason === 'missing') return []
    throw error
  }
}
