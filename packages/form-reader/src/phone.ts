/** Codes of two digits; +1 and +7 have one, all others three. */
const twoDigits = /^(?:20|27|3[0-4]|36|39|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58])/

/** `+1 503 555 0132` as its code and the digits of the rest; null without a code. */
export function splitPhone(phone: string): { code: string; rest: string } | null {
  if (!phone.trim().startsWith('+')) return null
  const digits = phone.replaceAll(/\D/g, '')
  const length = /^[17]/.test(digits) ? 1 : twoDigits.test(digits) ? 2 : 3
  return digits.length > length + 3 ? { code: digits.slice(0, length), rest: digits.slice(length) } : null
}
