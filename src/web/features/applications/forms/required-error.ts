const missing = 'Please fill in all required fields'

interface FieldError {
  message?: string | undefined
}

/** The contract says of every empty field that all must be filled in; beside a field that it is this one. */
export const requiredError = (error: FieldError | undefined, whenMissing: string) =>
  error?.message === missing ? whenMissing : error?.message

/** The same, said once for the whole form. */
export const missingMessage = (errors: Readonly<Record<string, unknown>>) =>
  Object.values(errors).some((error) => isFieldError(error) && error.message === missing) ? missing : null

const isFieldError = (error: unknown): error is FieldError => typeof error === 'object' && error !== null
