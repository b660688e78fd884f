import type { FieldError } from 'react-hook-form'

/** The error of a list field or, else, of its first wrong entry. */
export function findListMessage(error: FieldError | (FieldError | undefined)[] | undefined) {
  return Array.isArray(error) ? error.find(Boolean)?.message : error?.message
}
