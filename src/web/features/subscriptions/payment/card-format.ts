/** What is typed as a card number, in groups of four; no more than a card has. */
export const inGroups = (typed: string) =>
  typed
    .replace(/\D/g, '')
    .slice(0, 19)
    .replace(/(\d{4})(?=\d)/g, '$1 ')

/** What is typed as an expiry, as `MM / YY`. */
export function asExpiry(typed: string) {
  const [, month, year] = /^(\d{1,2})\D*(\d*)/.exec(typed.trim()) ?? []
  if (month === undefined) return ''
  // No month begins with these: `5` can only mean May.
  if (month.length === 1) return /^[2-9]$/.test(month) || /\D/.test(typed) ? `0${month} / ${year ?? ''}` : month
  return `${month} / ${(year ?? '').slice(0, 4).replace(/^20(?=\d\d)/, '')}`
}

/** Puts it into that form; whoever takes letters away from its end, or types in the middle, is left alone. */
export function formatTyped(input: HTMLInputElement, former: string, format: (typed: string) => string) {
  const { value, selectionStart } = input
  const atEnd = selectionStart === null || selectionStart === value.length
  if (atEnd && !former.startsWith(value)) input.value = format(value)
}
