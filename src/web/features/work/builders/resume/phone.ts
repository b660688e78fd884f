const maxDigits = 10

/** The state of a phone field: what the person typed, and what the input shows. */
export interface PhoneEntry {
  raw: string
  display: string
}

const getDigits = (text: string) => text.replace(/\D/g, '')
const hasPhoneCharacters = (text: string) => /^[\d ().-]*$/.test(text) && !getDigits(text).startsWith('0')

function punctuate(digits: string): string {
  if (digits === '') return ''
  if (digits.length > maxDigits) return `${digits.charAt(0)} ${punctuate(digits.slice(1))}`
  if (digits.length <= 3) return `(${digits}`
  if (digits.length <= 6) return `(${digits.slice(0, 3)}) ${digits.slice(3)}`
  return `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6)}`
}

/** Formats ten digits, or eleven that begin with 1, as `(555) 010-4477`. Anything else stays unchanged. */
export function formatPhone(raw: string) {
  const digits = getDigits(raw)
  const isComplete = digits.length === maxDigits || (digits.length === maxDigits + 1 && digits.startsWith('1'))
  return isComplete && hasPhoneCharacters(raw) ? punctuate(digits) : raw
}

/** Formats an imported number as if it had been typed. */
export const normalizePhone = (found: string) => formatPhone(found.trim())

/**
 * The next state after the input changed from `before` to `text`. Plain digits are formatted while typing. A text that
 * turns out not to be a US number goes back to what was typed.
 */
export function typePhone(before: PhoneEntry, text: string): PhoneEntry {
  const raw = getRaw(before, text)
  const isIncomplete = /^[1-9]\d*$/.test(raw) && raw.length <= maxDigits
  return { raw, display: isIncomplete ? punctuate(raw) : formatPhone(raw) }
}

/** The typed characters: if only digits were typed, the field itself added the punctuation. */
function getRaw({ raw, display }: PhoneEntry, text: string) {
  if (text.startsWith(display)) return raw + text.slice(display.length)
  return /^\d+$/.test(raw) && /[()]/.test(text) && hasPhoneCharacters(text) ? getDigits(text) : text
}

/** Puts the caret after the same number of digits as before formatting. */
export function caretAfter(digitsBefore: number, formatted: string) {
  let digits = 0
  let index = 0
  while (index < formatted.length && digits < digitsBefore) {
    if (/\d/.test(formatted.charAt(index))) digits += 1
    index += 1
  }
  return index
}
