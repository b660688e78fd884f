import { limits } from '#contract/fields.ts'
import type { DocumentKind } from '@foothold/resume-engine/forms'

/** The job that a variant is made for. */
export interface TargetJob {
  position: string
  company: string
  posting: string
}

/** The name of a variant: "Planner at Acme". */
export const toVariantName = ({ position, company }: TargetJob) =>
  [position.trim(), company.trim()].filter(Boolean).join(' at ').slice(0, limits.name)

/** Replaces the job of a form. */
export function withJob(kind: DocumentKind, form: Record<string, unknown>, job: TargetJob): Record<string, unknown> {
  const [position, companyName, jobDescription] = [job.position.trim(), job.company.trim(), job.posting.trim()]
  if (kind === 'resume') return { ...form, targetJob: position, jobDescription }
  // What belongs to another posting must not stay.
  return { ...form, jobDetails: { position, companyName, jobDescription, requirements: '', jobDescriptionUrl: '' } }
}
