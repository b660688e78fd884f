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

/** In whatever order the parts of an entry were put down: one read from a resume is made in another than one that was saved. */
const sameField = (one: ProfileValues, other: ProfileValues, field: FieldName) =>
  hashKey([one[field]]) === hashKey([other[field]])

export const sameValues = (one: ProfileValues, other: ProfileValues) =>
  fields.every((field) => sameField(one, other, field))

export const changedFields = (from: ProfileValues, to: ProfileValues) =>
  fields.filter((field) => !sameField(from, to, field))

/** The names of the fields in which two versions differ, as the form labels them. */
export const namesOfChanges = (from: ProfileValues, to: ProfileValues) =>
  changedFields(from, to).map((field) => fieldNames[field])

/**
 * What to do with the profile as it now stands on the server (`theirs`), where the form was opened with `base` and holds
 * `mine`: go on, take it over because nothing is lost by that, or ask because something would be.
 */
export function meetVersion(base: ProfileValues, mine: ProfileValues, theirs: ProfileValues): 'go on' | 'take' | 'ask' {
  if (sameValues(theirs, base) || sameValues(theirs, mine)) return 'go on'
  return sameValues(mine, base) ? 'take' : 'ask'
}

/** `mine` upon `theirs`: each field that was not touched here is as it stands there. */
export function mergeVersions(base: ProfileValues, mine: ProfileValues, theirs: ProfileValues): ProfileValues {
  const untouched = fields.filter((field) => sameField(base, mine, field))
  return { ...mine, ...Object.fromEntries(untouched.map((field) => [field, theirs[field]])) }
}
