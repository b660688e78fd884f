const whole = new Intl.NumberFormat('en-US')
const share = new Intl.NumberFormat('en-US', { style: 'percent', maximumFractionDigits: 0 })

/** A whole number: `12,345`. */
export const count = (value: number) => whole.format(value)

/** A count of something whose plural takes an s: `1 application`, `2,000 applications`. */
export const plural = (value: number, noun: string) => `${count(value)} ${noun}${value === 1 ? '' : 's'}`

/** A part of a whole, to the percent; a part of nothing is 0 %. */
export const percent = (part: number, total: number) => share.format(total === 0 ? 0 : part / total)
