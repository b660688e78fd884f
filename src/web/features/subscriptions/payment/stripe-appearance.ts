import type { Appearance } from '@stripe/stripe-js'

/** The theme of Stripe's frame, which cannot read our style sheet. */
export function stripeAppearance(): Appearance {
  const probe = document.body.appendChild(document.createElement('span'))
  const { fontFamily } = getComputedStyle(probe)
  const colorOf = (token: string) => {
    probe.style.color = `var(--color-${token})`
    return getComputedStyle(probe).color
  }
  const variables = {
    colorPrimary: colorOf('accent'),
    colorBackground: colorOf('raised'),
    colorText: colorOf('ink'),
    colorTextSecondary: colorOf('muted'),
    colorDanger: colorOf('danger-text'),
    borderRadius: '12px',
    fontFamily,
  }
  probe.remove()
  return { theme: window.matchMedia('(prefers-color-scheme: dark)').matches ? 'night' : 'stripe', variables }
}
