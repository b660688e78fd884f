import type { ComponentProps } from 'react'
import { cn } from '../class-names.ts'
import { Container } from './page.tsx'

export type BandProps = ComponentProps<'section'> & {
  tone?: 'plain' | 'sunken' | 'accent'
}

const tones = {
  plain: '',
  sunken: 'bg-sunken',
  accent:
    'bg-accent-deep text-accent-deep-contrast selection:bg-accent-deep-contrast selection:text-accent-deep forced-colors:border-y',
}

/** A full-width section of a public page. */
export function Band({ tone = 'plain', className, children, ...props }: BandProps) {
  return (
    <section {...props} className={cn('py-14 sm:py-20', tones[tone], className)}>
      <Container>{children}</Container>
    </section>
  )
}
