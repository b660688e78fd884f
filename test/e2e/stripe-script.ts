import type { Page } from '@playwright/test'

/**
 * Stands for the script of Stripe.js, which no test can reach: one field in place of its frame, and what `confirmPayment` was
 * asked for is kept. The next answer is `window.nextAnswer`.
 */
function stripeScript() {
  const asked: unknown[] = []
  const element = {
    on(event: string, listener: () => void) {
      if (event === 'ready') setTimeout(listener)
      return element
    },
    off: () => element,
    update() {},
    destroy() {},
    mount(place: HTMLElement) {
      place.innerHTML = '<label>Card <input></label>'
    },
  }
  const elements = { create: () => element, getElement: () => null, update() {}, fetchUpdates: async () => ({}) }
  const confirmPayment = async ({ elements: given, ...how }: { elements: unknown }) => {
    asked.push({ ...how, withElements: given === elements })
    const { nextAnswer } = window as unknown as { nextAnswer?: unknown }
    if (nextAnswer === 'throw') throw new Error('cut')
    return nextAnswer ?? { paymentIntent: { status: 'succeeded' } }
  }
  const Stripe = (key: string) => ({
    key,
    elements: (options: unknown) => {
      asked.push({ key, options })
      return elements
    },
    createToken() {},
    createPaymentMethod() {},
    confirmCardPayment() {},
    confirmPayment,
    _registerWrapper() {},
    registerAppInfo() {},
  })
  Object.assign(window, { Stripe, asked })
}

export const serveStripeScript = (page: Page) =>
  page.route('https://js.stripe.com/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: `(${stripeScript.toString()})()` }),
  )

export const cutStripeScript = (page: Page) => page.route('https://js.stripe.com/**', (route) => route.abort())

/** What the next payment comes to: what Stripe answers, or `throw`. */
export const setNextAnswer = (page: Page, answer: unknown) =>
  page.evaluate((next) => Object.assign(window, { nextAnswer: next }), answer)

export const askedOfStripe = (page: Page) =>
  page.evaluate(() => (window as unknown as { asked: Record<string, unknown>[] }).asked)
