/** Groups the digits of a card number by four, and cuts off what is too long. */
export const inGroups = (typed: string) =>
  typed
    .replace(/\D/g, '')
    .slice(0, 19)
    .replace(/(\d{4})(?=\d)/g, '$1 ')

/** Formats an expiry as `MM / YY`. */
export function asExpiry(typed: string) {
  const [, month, year] = /^(\d{1,2})\D*(\d*)/.exec(typed.trim()) ?? []
  if (month === undefined) return ''
  // No month begins with 2 to 9: `5` can only mean May.
  if (month.length === 1) return /^[2-9]$/.test(month) || /\D/.test(typed) ? `0${month} / ${year ?? ''}` : month
  return `${month} / ${(year ?? '').slice(0, 4).replace(/^20(?=\d\d)/, '')}`
}

/** Formats the input while typing at its end. Deleting at the end and typing in the middle change nothing else. */
export function formatTyped(input: HTMLInputElement, former: string, format: (typed: string) => string) {
  const { value, selectionStart } = input
  const atEnd = selectionStart === null || selectionStart === value.length
  if (atEnd && !former.startsWith(value)) input.value = format(value)
}
