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
