import { hashKey } from '@tanstack/react-query'
import type { ProfileValues } from './profile-values.ts'

type FieldName = keyof ProfileValues

const fieldLabels: Record<FieldName, string> = {
  phone: 'Phone',
  address: 'Address',
  workHistory: 'Work History',
  skills: 'Skills',
  education: 'Education',
  certifications: 'Certifications',
  salaryExpectation: 'Salary Expectation',
  benefits: 'Benefits',
  workPreference: 'Work Preference',
  willingToRelocate: 'Willing to relocate',
  links: 'Links',
}
const fields = Object.keys(fieldLabels) as FieldName[]

/** Ignores the order of keys: entries read from a resume have another one than saved entries. */
const isSameField = (a: ProfileValues, b: ProfileValues, field: FieldName) =>
  hashKey([a[field]]) === hashKey([b[field]])

export const hasSameValues = (a: ProfileValues, b: ProfileValues) => fields.every((field) => isSameField(a, b, field))

export const listChangedFields = (from: ProfileValues, to: ProfileValues) =>
  fields.filter((field) => !isSameField(from, to, field))

/** Labels of the fields in which two versions differ. */
export const listChangedLabels = (from: ProfileValues, to: ProfileValues) =>
  listChangedFields(from, to).map((field) => fieldLabels[field])

/**
 * Compares the server's version (`theirs`) with the version the form was opened with (`base`) and the form (`mine`).
 * `keep`: nothing relevant changed. `adopt`: take theirs, because nothing was typed here. `ask`: both changed.
 */
export function compareVersions(
  base: ProfileValues,
  mine: ProfileValues,
  theirs: ProfileValues,
): 'keep' | 'adopt' | 'ask' {
  if (hasSameValues(theirs, base) || hasSameValues(theirs, mine)) return 'keep'
  return hasSameValues(mine, base) ? 'adopt' : 'ask'
}

/** A three-way merge: a field that was not changed here gets the value of `theirs`. */
export function mergeVersions(base: ProfileValues, mine: ProfileValues, theirs: ProfileValues): ProfileValues {
  const untouched = fields.filter((field) => isSameField(base, mine, field))
  return { ...mine, ...Object.fromEntries(untouched.map((field) => [field, theirs[field]])) }
}
