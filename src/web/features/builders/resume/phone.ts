const mostDigits = 10

/** The state of a phone field: what the person typed, and what the input shows. */
export interface PhoneEntry {
  typed: string
  shown: string
}

const digitsOf = (text: string) => text.replace(/\D/g, '')
const isOfThisShape = (text: string) => /^[\d ().-]*$/.test(text) && !digitsOf(text).startsWith('0')

function shaped(digits: string): string {
  if (digits === '') return ''
  if (digits.length > mostDigits) return `${digits.charAt(0)} ${shaped(digits.slice(1))}`
  if (digits.length <= 3) return `(${digits}`
  if (digits.length <= 6) return `(${digits.slice(0, 3)}) ${digits.slice(3)}`
  return `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6)}`
}

/** Formats ten digits, or eleven that begin with 1, as `(555) 010-4477`. Anything else stays unchanged. */
export function formatPhone(typed: string) {
  const digits = digitsOf(typed)
  const isWhole = digits.length === mostDigits || (digits.length === mostDigits + 1 && digits.startsWith('1'))
  return isWhole && isOfThisShape(typed) ? shaped(digits) : typed
}

/** Formats an imported number as if it had been typed. */
export const takePhone = (found: string) => formatPhone(found.trim())

/**
 * The next state after the input changed from `before` to `text`. Plain digits are formatted while typing. A text that
 * turns out not to be a US number goes back to what was typed.
 */
export function typePhone(before: PhoneEntry, text: string): PhoneEntry {
  const typed = whatWasTyped(before, text)
  const isOnTheWay = /^[1-9]\d*$/.test(typed) && typed.length <= mostDigits
  return { typed, shown: isOnTheWay ? shaped(typed) : formatPhone(typed) }
}

/** The typed characters: if only digits were typed, the field itself added the punctuation. */
function whatWasTyped({ typed, shown }: PhoneEntry, text: string) {
  if (text.startsWith(shown)) return typed + text.slice(shown.length)
  return /^\d+$/.test(typed) && /[()]/.test(text) && isOfThisShape(text) ? digitsOf(text) : text
}

/** Puts the caret after the same number of digits as before formatting. */
export function caretAfter(digitsBefore: number, formatted: string) {
  let seen = 0
  let place = 0
  while (place < formatted.length && seen < digitsBefore) {
    if (/\d/.test(formatted.charAt(place))) seen += 1
    place += 1
  }
  return place
}
