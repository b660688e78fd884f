import type { JobValues, SchoolValues } from './profile-values.ts'

const joined = (parts: readonly string[], between: string) => parts.filter((part) => part.trim() !== '').join(between)

/** `Planner at Harbor Freightways`, as far as it is known. */
export const jobTitle = ({ position, company }: Pick<JobValues, 'position' | 'company'>) =>
  joined([position, company], ' at ')

/** `BSc, Portland State University`, as far as it is known. */
export const schoolTitle = ({ degree, institution }: Pick<SchoolValues, 'degree' | 'institution'>) =>
  joined([degree, institution], ', ')
