import type { Appearance } from '@stripe/stripe-js'

/** The theme of Stripe's frame, which cannot read our style sheet. */
export function stripeAppearance(): Appearance {
  const probe = document.body.appendChild(document.createElement('span'))
  const { fontFamily } = getComputedStyle(probe)
  const readColor = (token: string) => {
    probe.style.color = `var(--color-${token})`
    return getComputedStyle(probe).color
  }
  const variables = {
    colorPrimary: readColor('accent'),
    colorBackground: readColor('raised'),
    colorText: readColor('ink'),
    colorTextSecondary: readColor('muted'),
    colorDanger: readColor('danger-text'),
    borderRadius: '12px',
    fontFamily,
  }
  probe.remove()
  return { theme: window.matchMedia('(prefers-color-scheme: dark)').matches ? 'night' : 'stripe', variables }
}
