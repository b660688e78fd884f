import { type ApplicationField, applicationFields, type FieldDeclaration } from '#contract/application-fields.ts'
import type { ApplicationStatus } from '#contract/application-status.ts'
import { type Application, missingFields } from '#contract/applications.ts'

type Values<Name extends ApplicationField> = { [Field in Name]: Field extends 'status' ? ApplicationStatus : string }

/** The defaults of a form for a new application. */
export const emptyValues = <Name extends ApplicationField>(names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, name === 'status' ? 'interested' : ''])) as Values<Name>

/** The defaults of a form for an application that exists. */
export const valuesFrom = <Name extends Exclude<ApplicationField, 'sitePassword'>>(
  application: Pick<Application, Name>,
  names: readonly Name[],
) =>
  Object.fromEntries(
    names.map((name) => {
      const value: string = application[name] ?? ''
      return [name, applicationFields[name].kind === 'date' ? value.slice(0, '2026-01-31'.length) : value]
    }),
  ) as Values<Name>

/** Whether a field is refused because it is blank. */
export const isMissing = (error: object | undefined, value: unknown) =>
  error !== undefined && (typeof value !== 'string' || value.trim() === '')

interface CheckedForm<Name extends string> {
  getValues: (name: Name) => unknown
  formState: { errors: Partial<Record<Name, object>>; submitCount: number }
}

/** What a form says at its top, once it was submitted with blank required fields. */
export function missingMessage<Name extends ApplicationField | 'userId'>(
  { formState: { errors, submitCount }, getValues }: CheckedForm<Name>,
  names: readonly Name[],
) {
  const required: Record<string, FieldDeclaration | undefined> = applicationFields
  const isRequired = (name: Name) => name === 'userId' || required[name]?.whenMissing !== undefined
  const missing = names.some((name) => isRequired(name) && isMissing(errors[name], getValues(name)))
  return submitCount > 0 && missing ? missingFields : null
}
