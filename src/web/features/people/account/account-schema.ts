import { z } from 'zod/mini'
import { maxBiography, type updateAccount } from '#contract/account.ts'
import { newPassword } from '#contract/auth.ts'
import type { BodyInput } from '#contract/endpoint.ts'
import { firstName, lastName, text } from '#contract/fields.ts'

const missing = { message: 'Please enter your current password', path: ['currentPassword'] }

/** The form of the account: the password changes only with a new password and the current one. */
export const accountForm = z
  .object({
    firstName,
    lastName,
    biography: text(maxBiography),
    currentPassword: z.string(),
    newPassword: z.union([z.literal(''), newPassword]),
    confirmNewPassword: z.string(),
  })
  .check(z.refine((values) => values.newPassword === '' || values.currentPassword !== '', missing))
export type AccountValues = z.output<typeof accountForm>

/** Also true when only the confirmation was filled in. */
export const isMismatch = ({ newPassword, confirmNewPassword }: AccountValues) => newPassword !== confirmNewPassword

/** A browser may autofill the current password. Without a new password it is not sent. */
export function accountBody(values: AccountValues): BodyInput<typeof updateAccount> {
  const { currentPassword, newPassword, confirmNewPassword: _, ...shown } = values
  return newPassword === '' ? shown : { ...shown, currentPassword, newPassword }
}
