const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/g
const letters = /\p{L}/gu
const numberGroups = /^[\d\s()-]+$/

export function isRightToLeft(text: string): boolean {
  return (text.match(rightToLeft)?.length ?? 0) * 2 > (text.match(letters)?.length ?? 0)
}

/** Groups of digits among right-to-left text are seen in the opposite order to that in which they are read. */
export function reorderNumberGroups(text: string): string {
  return numberGroups.test(text) ? text.trim().split(/\s+/).toReversed().join(' ') : text
}
