import type { Page } from '@playwright/test'

/**
 * A fake of Stripe.js, which tests cannot load: one field in place of its frame. It records the calls of `confirmPayment`.
 * `window.nextAnswer` is the next answer.
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

export const blockStripeScript = (page: Page) => page.route('https://js.stripe.com/**', (route) => route.abort())

/** The result of the next payment: Stripe's answer, or `throw`. */
export const setNextAnswer = (page: Page, answer: unknown) =>
  page.evaluate((next) => Object.assign(window, { nextAnswer: next }), answer)

export const readStripeCalls = (page: Page) =>
  page.evaluate(() => (window as unknown as { asked: Record<string, unknown>[] }).asked)
