import { buttonClass } from './form/button-class.ts'
import { cn } from './class-names.ts'

/** The first thing on a screen for a keyboard: jumps over the bar. The main element has the id and `tabIndex={-1}`. */
export function SkipLink({ targetId = 'main', label = 'Skip to content' }: { targetId?: string; label?: string }) {
  return (
    <a
      href={`#${targetId}`}
      className={cn(buttonClass('primary'), 'fixed start-3 top-3 z-60 -translate-y-20 focus:translate-y-0')}
    >
      {label}
    </a>
  )
}
