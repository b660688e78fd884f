import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { planIds } from '#contract/plans.ts'
import { createTestCustomer, openStripe } from '#test/stripe/open-stripe.ts'
import { cents } from '#test/plan-prices.ts'

const day = 24 * 60 * 60

const opened = async () => {
  const stripe = await openStripe()
  return { ...stripe, customer: await createTestCustomer(stripe) }
}

describe('the first payment', () => {
  test('starts a subscription once, which runs when its invoice is paid', async () => {
    const { payments, pay, customer } = await opened()
    const attemptId = randomUUID()
    const first = await customer.start('starter', attemptId)
    expect(first.subscription).toMatchObject({
      status: 'incomplete',
      plan: 'starter',
      customerId: customer.customerId,
    })
    expect(await customer.start('starter', attemptId)).toEqual(first)
    expect(await payments.readClientSecret(first.subscription.id)).toBe(first.clientSecret)

    await pay(first.clientSecret ?? '', 'good')
    expect(await payments.readSubscription(first.subscription.id)).toMatchObject({ status: 'active' })
    expect(await payments.readClientSecret(first.subscription.id)).toBeNull()
    expect(await customer.start('starter', attemptId)).toMatchObject({
      subscription: { id: first.subscription.id, status: 'active' },
      clientSecret: null,
    })
    expect(await customer.invoices()).toMatchObject([
      {
        status: 'paid',
        total: cents.starter,
        amountPaid: cents.starter,
        subscriptionId: first.subscription.id,
      },
    ])
  })

  test('a declined card leaves it as it was, and another one pays', async () => {
    const { payments, pay, customer } = await opened()
    const { subscription, clientSecret } = await customer.start('active')
    await expect(pay(clientSecret ?? '', 'declined')).rejects.toThrow('declined')
    expect(await payments.readSubscription(subscription.id)).toMatchObject({ status: 'incomplete' })
    await pay(clientSecret ?? '', 'good')
    expect(await payments.listLiveSubscriptions(customer.customerId)).toMatchObject([
      { status: 'active', plan: 'active' },
    ])
  })

  test('a bank that asks has not paid until its holder says yes', async () => {
    const { payments, pay, authenticate, customer } = await opened()
    const { subscription, clientSecret } = await customer.start('active')
    await pay(clientSecret ?? '', 'asks')
    expect(await payments.readSubscription(subscription.id)).toMatchObject({ status: 'incomplete' })
    await authenticate(clientSecret ?? '')
    expect(await payments.readSubscription(subscription.id)).toMatchObject({ status: 'active' })
  })

  test('what is abandoned can no longer be paid, and what was paid stays', async () => {
    const { payments, pay, customer } = await opened()
    const { subscription, clientSecret } = await customer.start('starter')
    expect(await payments.abandonSubscription(subscription.id)).toMatchObject({ status: 'expired' })
    expect(await payments.abandonSubscription(subscription.id)).toMatchObject({ status: 'expired' })
    await expect(pay(clientSecret ?? '', 'good')).rejects.toThrow()
    const paid = await customer.subscribe('starter')
    expect(await payments.abandonSubscription(paid)).toMatchObject({ status: 'active' })
  })
})

describe('changing the plan', () => {
  test('costs what was shown', async () => {
    const { payments, letTimePass, customer } = await opened()
    const subscriptionId = await customer.subscribe('starter')
    await letTimePass(customer.customerId, 10 * day)
    const shown = await payments.previewPlanChange({ subscriptionId, plan: 'executive' })
    const full = cents.executive - cents.starter
    expect(shown).toMatchObject({ credit: 0, nextAmount: cents.executive })
    expect(shown.amountDue).toBeGreaterThan(full * 0.6)
    expect(shown.amountDue).toBeLessThan(full * 0.7)

    await letTimePass(customer.customerId, day)
    const change = { subscriptionId, plan: 'executive' as const, prorationDate: shown.prorationDate }
    const changed = await payments.changePlan({ ...change, key: 'up' })
    expect(changed).toMatchObject({ clientSecret: null, subscription: { plan: 'executive', status: 'active' } })
    expect(changed.subscription.currentPeriodEnd).toBe(shown.nextBillingDate)
    expect(await payments.changePlan({ ...change, key: 'up' })).toEqual(changed)
    expect((await customer.invoices()).map(({ amountPaid }) => amountPaid)).toEqual([shown.amountDue, cents.starter])
  })

  test('a credit is left for what comes, even for a new first invoice', async () => {
    const { payments, letTimePass, customer } = await opened()
    const subscriptionId = await customer.subscribe('executive')
    await letTimePass(customer.customerId, day)
    const shown = await payments.previewPlanChange({ subscriptionId, plan: 'starter' })
    expect(shown.amountDue).toBe(0)
    expect(shown.credit).toBeGreaterThan(cents.starter)
    await payments.changePlan({ subscriptionId, plan: 'starter', prorationDate: shown.prorationDate, key: 'down' })
    await payments.cancelNow(subscriptionId)
    const again = await customer.start('starter')
    expect(again).toMatchObject({ clientSecret: null, subscription: { status: 'active' } })
    const [newest] = await customer.invoices()
    expect(newest).toMatchObject({ total: cents.starter, amountPaid: 0, status: 'paid' })
  })

  test('a declined card changes nothing, and another one may try the same again', async () => {
    const { payments, useCard, customer } = await opened()
    const subscriptionId = await customer.subscribe('starter')
    await useCard(customer.customerId, 'declined')
    const change = { subscriptionId, plan: 'active' as const, key: 'up' }
    await expect(payments.changePlan(change)).rejects.toMatchObject({ reason: 'declined' })
    expect(await payments.readSubscription(subscriptionId)).toMatchObject({ plan: 'starter', status: 'active' })
    await useCard(customer.customerId, 'good')
    expect(await payments.changePlan(change)).toMatchObject({ clientSecret: null, subscription: { plan: 'active' } })
    const paid = (await customer.invoices()).filter(({ amountPaid }) => amountPaid > 0)
    expect(paid).toHaveLength(2)
  })

  test('waits for the holder where the bank asks', async () => {
    const { payments, useCard, authenticate, customer } = await opened()
    const subscriptionId = await customer.subscribe('starter')
    await useCard(customer.customerId, 'asks')
    const change = { subscriptionId, plan: 'active' as const, key: 'up' }
    const waiting = await payments.changePlan(change)
    expect(waiting.subscription).toMatchObject({ plan: 'starter', status: 'active' })
    expect(await payments.changePlan(change)).toEqual(waiting)
    await authenticate(waiting.clientSecret ?? '')
    expect(await payments.readSubscription(subscriptionId)).toMatchObject({ plan: 'active' })
  })
})

describe('the end', () => {
  test('a cancellation is taken back and made again', async () => {
    const { payments, letTimePass, customer } = await opened()
    const id = await customer.subscribe('starter')
    for (const _round of [1, 2]) {
      expect(await payments.cancelAtPeriodEnd(id)).toMatchObject({ status: 'canceled' })
      expect(await payments.resume(id)).toMatchObject({ status: 'active' })
    }
    await payments.cancelAtPeriodEnd(id)
    expect(await payments.listLiveSubscriptions(customer.customerId)).toHaveLength(1)
    await letTimePass(customer.customerId, 32 * day)
    expect(await payments.readSubscription(id)).toMatchObject({ status: 'expired' })
    await expect(payments.resume(id)).rejects.toMatchObject({ reason: 'conflict' })
    expect(await payments.listLiveSubscriptions(customer.customerId)).toEqual([])
  })

  test('a failed renewal is past due', async () => {
    const { payments, useCard, letTimePass, customer } = await opened()
    const id = await customer.subscribe('starter')
    await useCard(customer.customerId, 'declined')
    await letTimePass(customer.customerId, 32 * day)
    expect(await payments.readSubscription(id)).toMatchObject({ status: 'past_due' })
    expect(await customer.invoices()).toMatchObject([{ status: 'open' }, { status: 'paid' }])
    await payments.cancelNow(id)
    expect(await customer.invoices()).toMatchObject([{ status: 'void' }, { status: 'paid' }])
  })

  test('ends at once and gives the last payment back, once', async () => {
    const { payments, customer } = await opened()
    const id = await customer.subscribe('active')
    for (const _round of [1, 2])
      expect(await payments.cancelNow(id, { refund: true })).toMatchObject({ status: 'expired' })
    const [invoice] = await customer.invoices()
    expect(invoice).toMatchObject({ amountPaid: cents.active, amountRefunded: cents.active })
    expect(await payments.readInvoice(invoice?.id ?? '')).toEqual(invoice)
  })

  test('erases a customer repeatedly, and creates another one for a person who comes back', async () => {
    const { payments, customer } = await opened()
    const id = await customer.subscribe('starter')
    await payments.eraseCustomer(customer.customerId)
    await payments.eraseCustomer(customer.customerId)
    expect((await payments.readSubscription(id))?.status ?? 'expired').toBe('expired')
    const person = { userId: customer.userId, email: 'maren@oakhurst.example', name: 'Maren Oakhurst' }
    const again = await payments.createCustomer(person)
    expect(again).not.toBe(customer.customerId)
    expect(await payments.createCustomer(person)).toBe(again)
  })
})

describe('pages and lists', () => {
  test('a payment page is the same for the same start, until it is closed', async () => {
    const { payments, customer } = await opened()
    const attemptId = randomUUID()
    const page = await customer.checkout('starter', attemptId)
    expect(await customer.checkout('starter', attemptId)).toBe(page)
    await payments.endCheckouts(customer.customerId)
    expect(await customer.checkout('starter', attemptId)).not.toBe(page)
  })

  test('lists cards with the default first, and everything for the reconciliation', async () => {
    const { payments, useCard, customer } = await opened()
    const id = await customer.subscribe('starter')
    await useCard(customer.customerId, 'asks')
    const cards = await payments.paymentMethods(customer.customerId)
    expect(cards.map(({ isDefault }) => isDefault)).toEqual([true, ...cards.slice(1).map(() => false)])
    expect(cards[0]).toMatchObject({ last4: '3155' })
    const all = await Array.fromAsync(payments.allSubscriptions())
    expect(all.filter(({ customerId }) => customerId === customer.customerId)).toMatchObject([{ id }])
    const [invoice] = await customer.invoices()
    const since = await Array.fromAsync(payments.invoicesSince(invoice?.createdAt ?? ''))
    expect(since).toContainEqual(invoice)
  })

  test('does not know what is not there', async () => {
    const { payments } = await opened()
    expect(await payments.readSubscription('sub_none')).toBeNull()
    expect(await payments.readInvoice('in_none')).toBeNull()
    expect(await payments.readCharge('ch_none')).toBeNull()
    expect(await payments.readDispute('dp_none')).toBeNull()
    expect(await payments.readCheckoutSubscription('cs_none')).toBeNull()
    await expect(payments.cancelAtPeriodEnd('sub_none')).rejects.toMatchObject({ reason: 'missing' })
    await expect(payments.previewPlanChange({ subscriptionId: 'sub_none', plan: planIds[0] })).rejects.toMatchObject({
      reason: 'missing',
    })
  })
})
