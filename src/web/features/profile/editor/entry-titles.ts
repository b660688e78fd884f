import type { JobValues, SchoolValues } from './profile-values.ts'

const joinFilled = (parts: readonly string[], separator: string) =>
  parts.filter((part) => part.trim() !== '').join(separator)

/** `Planner at Harbor Freightways`. Either part may be missing. */
export const jobTitle = ({ position, company }: Pick<JobValues, 'position' | 'company'>) =>
  joinFilled([position, company], ' at ')

/** `BSc, Portland State University`. Either part may be missing. */
export const schoolTitle = ({ degree, institution }: Pick<SchoolValues, 'degree' | 'institution'>) =>
  joinFilled([degree, institution], ', ')
