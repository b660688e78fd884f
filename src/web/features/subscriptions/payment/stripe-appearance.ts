import type { Appearance } from '@stripe/stripe-js'
import { isDark } from '#web/lib/theme.ts'

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
  return { theme: isDark() ? 'night' : 'stripe', variables }
}
