/** Groups the digits of a card number by four, and cuts off what is too long. */
export const groupDigits = (text: string) =>
  text
    .replace(/\D/g, '')
    .slice(0, 19)
    .replace(/(\d{4})(?=\d)/g, '$1 ')

/** Formats an expiry as `MM / YY`. */
export function formatExpiry(text: string) {
  const [, month, year] = /^(\d{1,2})\D*(\d*)/.exec(text.trim()) ?? []
  if (month === undefined) return ''
  // No month begins with 2 to 9: `5` can only mean May.
  if (month.length === 1) return /^[2-9]$/.test(month) || /\D/.test(text) ? `0${month} / ${year ?? ''}` : month
  return `${month} / ${(year ?? '').slice(0, 4).replace(/^20(?=\d\d)/, '')}`
}

/** Formats the input while typing at its end. Deleting at the end and typing in the middle change nothing else. */
export function formatWhileTyping(input: HTMLInputElement, previous: string, format: (text: string) => string) {
  const { value, selectionStart } = input
  const atEnd = selectionStart === null || selectionStart === value.length
  if (atEnd && !previous.startsWith(value)) input.value = format(value)
}
