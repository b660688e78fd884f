import type { ReactNode } from 'react'
import type { SecondFactors } from '#contract/second-factors.ts'

/** What every change of a second factor returns. */
export interface FactorChange {
  secondFactors: SecondFactors
  /** Shown once. */
  recoveryCodes: readonly string[] | null
}

export interface FactorPartProps {
  factors: SecondFactors
  onChange: (change: FactorChange) => void
  /** Focuses the new recovery codes. Returns whether there are any. */
  focusCodes: () => boolean
}

interface FactorPartFrameProps {
  title: string
  text: ReactNode
  action?: ReactNode
  children?: ReactNode
}

/** One kind of factor: description, action, and what the account has. */
export function FactorPart({ title, text, action, children }: FactorPartFrameProps) {
  return (
    <section className="grid grid-cols-1 gap-3 border-t border-line pt-5 first:border-t-0 first:pt-0">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="grid min-w-0 grow basis-64 gap-1">
          <h3 className="text-lg">{title}</h3>
          <p className="text-muted">{text}</p>
        </div>
        {action}
      </div>
      {children}
    </section>
  )
}
