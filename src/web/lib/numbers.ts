/*
 * Numbers as they are read. Put together by hand: a browser takes longer to make its first formatter than to draw a table.
 */

/** A whole number: `12,345`. */
export const count = (value: number) => String(value).replace(/\B(?=(\d{3})+$)/g, ',')

/** So many of something that takes an s: `1 application`, `2,000 applications`. */
export const plural = (value: number, noun: string) => `${count(value)} ${noun}${value === 1 ? '' : 's'}`

/** A part of a whole, to the percent; of nothing, it is none of it. */
export const percent = (part: number, whole: number) => `${whole === 0 ? 0 : Math.round((100 * part) / whole)}%`
