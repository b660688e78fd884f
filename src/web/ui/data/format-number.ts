/** `12,345`. */
export const formatCount = (value: number) => value.toLocaleString('en-US')

/** `1 application`, `2,000 applications`: for nouns whose plural takes an s. */
export const formatPlural = (value: number, noun: string) => `${formatCount(value)} ${noun}${value === 1 ? '' : 's'}`

/** `33%`. A part of zero is 0%. */
export const formatPercent = (part: number, total: number) =>
  (total === 0 ? 0 : part / total).toLocaleString('en-US', { style: 'percent', maximumFractionDigits: 0 })
