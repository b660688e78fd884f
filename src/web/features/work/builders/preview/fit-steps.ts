import { type DesignOptions, designSizes } from '@foothold/resume-engine/designs'

/** Designs that need less room than this one, the roomiest first. */
export function listFitSteps(design: DesignOptions): DesignOptions[] {
  const sizes = designSizes.slice(0, designSizes.indexOf(design.size) + 1).toReversed()
  return sizes.flatMap((size) => {
    const own = { ...design, size }
    const tight = { ...own, spacing: 'tight' as const }
    const steps = design.spacing === 'tight' ? [tight] : [own, tight]
    return size === design.size ? steps.slice(1) : steps
  })
}
