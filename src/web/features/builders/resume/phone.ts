const mostDigits = 10

/** A field for a telephone number: what the person typed, and what stands in it. */
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

/** A number of ten digits, or of those behind a 1, as `(555) 010-4477`; everything else stays as it was typed. */
export function formatPhone(typed: string) {
  const digits = digitsOf(typed)
  const isWhole = digits.length === mostDigits || (digits.length === mostDigits + 1 && digits.startsWith('1'))
  return isWhole && isOfThisShape(typed) ? shaped(digits) : typed
}

/** A number from elsewhere, in the shape it would have if it were typed here. */
export const takePhone = (found: string) => formatPhone(found.trim())

/**
 * What a field shows that now holds `text`, where it held `before`. Mere digits take their shape while they are typed; whatever
 * turns out to be no number of that shape stands as it was typed again.
 */
export function typePhone(before: PhoneEntry, text: string): PhoneEntry {
  const typed = whatWasTyped(before, text)
  const isOnTheWay = /^[1-9]\d*$/.test(typed) && typed.length <= mostDigits
  return { typed, shown: isOnTheWay ? shaped(typed) : formatPhone(typed) }
}

/** The keys of the person alone: where only digits were typed, the signs between them are the field's own. */
function whatWasTyped({ typed, shown }: PhoneEntry, text: string) {
  if (text.startsWith(shown)) return typed + text.slice(shown.length)
  return /^\d+$/.test(typed) && /[()]/.test(text) && isOfThisShape(text) ? digitsOf(text) : text
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
