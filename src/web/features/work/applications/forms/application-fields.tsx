import type { ReactNode } from 'react'
import type { UseFormRegisterReturn } from 'react-hook-form'
import { type ApplicationField, applicationFields, type FieldDeclaration } from '#contract/application-fields.ts'
import { PasswordField } from '#web/ui/form/password-field.tsx'
import { SelectField } from '#web/ui/form/select-field.tsx'
import { TextAreaField } from '#web/ui/form/text-area.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import { Grid } from '#web/ui/layout/page.tsx'
import { statusOptions } from '../application-status.ts'
import { isMissing } from './form-values.ts'

export interface FieldsForm<Name extends string> {
  register: (name: Name) => UseFormRegisterReturn
  getValues: (name: Name) => unknown
  formState: { errors: Partial<Record<Name, { message?: string | undefined }>> }
}

interface FieldExtras {
  /** Where a value comes from that the person did not type. */
  help?: string | undefined
  /** At the end of the label's line. */
  aside?: ReactNode
  rows?: number
}

interface ApplicationFieldsProps<Name extends ApplicationField> {
  form: FieldsForm<Name>
  names: readonly Name[]
  extras?: Partial<Record<Name, FieldExtras>>
}

/** Inputs for the fields of an application, by their declaration in the contract. */
export function ApplicationFields<Name extends ApplicationField>({
  form,
  names,
  extras,
}: ApplicationFieldsProps<Name>) {
  return (
    <Grid>
      {names.map((name) => (
        <ApplicationInput
          key={name}
          declaration={applicationFields[name]}
          control={form.register(name)}
          error={errorText(form, name)}
          extras={extras?.[name] ?? {}}
        />
      ))}
    </Grid>
  )
}

/** The contract says one sentence for every blank field; beside the field it says which. */
function errorText<Name extends ApplicationField>({ formState, getValues }: FieldsForm<Name>, name: Name) {
  const { whenMissing }: FieldDeclaration = applicationFields[name]
  const error = formState.errors[name]
  return whenMissing && isMissing(error, getValues(name)) ? whenMissing : error?.message
}

interface InputProps {
  declaration: FieldDeclaration
  control: UseFormRegisterReturn
  error: string | undefined
  extras: FieldExtras
}

const wholeLine = 'col-span-full'

function ApplicationInput({ declaration, control, error, extras: { help, aside, rows } }: InputProps) {
  const { label, kind, whenMissing } = declaration
  const field = { label, required: whenMissing !== undefined, error, help, ...control }
  switch (kind) {
    case 'text':
      return <TextField autoComplete="off" {...field} />
    case 'login':
      return <TextField autoComplete="off" autoCapitalize="none" spellCheck={false} {...field} />
    case 'secret':
      return <PasswordField autoComplete="new-password" {...field} />
    case 'date':
      return <TextField type="date" {...field} />
    case 'status':
      return <SelectField options={statusOptions} {...field} />
    case 'notes':
      return <TextAreaField rows={rows} className={wholeLine} {...field} />
    case 'link':
      return (
        <TextField
          type="url"
          inputMode="url"
          placeholder="https://"
          autoComplete="off"
          aside={aside}
          className={wholeLine}
          {...field}
        />
      )
  }
}
