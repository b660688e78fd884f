import type { JobValues, SchoolValues } from './profile-values.ts'

const joined = (parts: readonly string[], between: string) => parts.filter((part) => part.trim() !== '').join(between)

/** `Planner at Harbor Freightways`. Either part may be missing. */
export const jobTitle = ({ position, company }: Pick<JobValues, 'position' | 'company'>) =>
  joined([position, company], ' at ')

/** `BSc, Portland State University`. Either part may be missing. */
export const schoolTitle = ({ degree, institution }: Pick<SchoolValues, 'degree' | 'institution'>) =>
  joined([degree, institution], ', ')
