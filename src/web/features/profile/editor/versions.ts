import { hashKey } from '@tanstack/react-query'
import type { ProfileValues } from './profile-values.ts'

type FieldName = keyof ProfileValues

const fieldNames: Record<FieldName, string> = {
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
}
const fields = Object.keys(fieldNames) as FieldName[]

/** Ignores the order of keys: entries read from a resume have another one than saved entries. */
const sameField = (one: ProfileValues, other: ProfileValues, field: FieldName) =>
  hashKey([one[field]]) === hashKey([other[field]])

export const sameValues = (one: ProfileValues, other: ProfileValues) =>
  fields.every((field) => sameField(one, other, field))

export const changedFields = (from: ProfileValues, to: ProfileValues) =>
  fields.filter((field) => !sameField(from, to, field))

/** Labels of the fields in which two versions differ. */
export const namesOfChanges = (from: ProfileValues, to: ProfileValues) =>
  changedFields(from, to).map((field) => fieldNames[field])

/**
 * Compares the server's version (`theirs`) with the version the form was opened with (`base`) and the form (`mine`).
 * `keep`: nothing relevant changed. `adopt`: take theirs, because nothing was typed here. `ask`: both changed.
 */
export function meetVersion(base: ProfileValues, mine: ProfileValues, theirs: ProfileValues): 'go on' | 'take' | 'ask' {
  if (sameValues(theirs, base) || sameValues(theirs, mine)) return 'go on'
  return sameValues(mine, base) ? 'take' : 'ask'
}

/** A three-way merge: fields that were not changed here are taken from `theirs`. */
export function mergeVersions(base: ProfileValues, mine: ProfileValues, theirs: ProfileValues): ProfileValues {
  const untouched = fields.filter((field) => sameField(base, mine, field))
  return { ...mine, ...Object.fromEntries(untouched.map((field) => [field, theirs[field]])) }
}
