const whole = new Intl.NumberFormat('en-US')
const share = new Intl.NumberFormat('en-US', { style: 'percent', maximumFractionDigits: 0 })

/** `12,345`. */
export const formatCount = (value: number) => whole.format(value)

/** `1 application`, `2,000 applications`: for nouns whose plural takes an s. */
export const formatPlural = (value: number, noun: string) => `${formatCount(value)} ${noun}${value === 1 ? '' : 's'}`

/** `33%`. A part of zero is 0%. */
export const formatPercent = (part: number, total: number) => share.format(total === 0 ? 0 : part / total)
