import type { SecondFactors } from '#contract/second-factors.ts'

/** The answer of a change, as every part of the settings reports it. */
export interface FactorChange {
  secondFactors: SecondFactors
  /** Shown once. */
  recoveryCodes: readonly string[] | null
}

export interface FactorPartProps {
  factors: SecondFactors
  onChange: (change: FactorChange) => void
  /** Puts the focus on the new recovery codes; answers whether there are any. */
  focusCodes: () => boolean
}
