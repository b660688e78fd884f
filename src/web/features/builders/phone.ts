const mostDigits = 10
/** With the code of a country: at most fifteen digits, by ITU-T E.164, and what people put between them. */
const longestAbroad = 25

/** Digits as a telephone number, as far as they are typed: `(555) 010-4477`. Behind a `+` they stay as they are typed. */
export function formatPhone(typed: string) {
  if (typed.trimStart().startsWith('+'))
    return `+${typed.replace(/[^\d ().-]/g, '').trimStart()}`.slice(0, longestAbroad)
  const digits = typed.replace(/\D/g, '').slice(0, mostDigits)
  if (digits === '') return ''
  if (digits.length <= 3) return `(${digits}`
  if (digits.length <= 6) return `(${digits.slice(0, 3)}) ${digits.slice(3)}`
  return `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6)}`
}

/** A number from elsewhere, in the form's own shape where it has one; a number of another country stays as it is. */
export function takePhone(found: string) {
  const digits = found.replace(/\D/g, '')
  const national = digits.length === mostDigits + 1 && digits.startsWith('1') ? digits.slice(1) : digits
  return national.length === mostDigits ? formatPhone(national) : found.trim()
}

/** Where the caret belongs in a formatted number, so that as many digits stand before it as before. */
export function caretAfter(digitsBefore: number, formatted: string) {
  let seen = 0
  let place = 0
  while (place < formatted.length && seen < digitsBefore) {
    if (/\d/.test(formatted.charAt(place))) seen += 1
    place += 1
  }
  return place
}
