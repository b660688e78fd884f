import { Link } from 'wouter'
import { productName } from '#contract/plans.ts'
import { paths } from '#web/paths.ts'
import { cn } from '#web/ui/class-names.ts'

interface LogoProps {
  className?: string
  /** The narrowest phones show only the step, which leaves room for the actions. */
  yielding?: boolean
}

/** The logo: a step and the name of the product. */
export function Logo({ className, yielding = false }: LogoProps) {
  return (
    <Link
      href={paths.home}
      className={cn(
        'inline-flex min-h-11 items-center gap-2.5 rounded-lg text-xl font-bold tracking-tight text-ink',
        className,
      )}
    >
      <svg viewBox="0 0 32 32" aria-hidden="true" className="size-8 shrink-0">
        <rect width="32" height="32" rx="8" className="fill-accent" />
        <path
          d="M8 24h5v-5h5v-5h6"
          fill="none"
          strokeWidth="3.5"
          strokeLinecap="round"
          strokeLinejoin="round"
          className="stroke-accent-contrast"
        />
      </svg>
      <span className={cn(yielding && 'max-[22.4rem]:sr-only')}>{productName}</span>
    </Link>
  )
}
