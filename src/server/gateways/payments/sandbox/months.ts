/** The same day and time so many calendar months later, or the last day of a shorter month. */
export function addMonths(anchor: string, months: number): string {
  const from = new Date(anchor)
  const lastDay = new Date(Date.UTC(from.getUTCFullYear(), from.getUTCMonth() + months + 1, 0)).getUTCDate()
  const moved = new Date(from)
  moved.setUTCDate(1)
  moved.setUTCMonth(from.getUTCMonth() + months)
  moved.setUTCDate(Math.min(from.getUTCDate(), lastDay))
  return moved.toISOString()
}

/** The end of the billing period of that moment. Counted from the first day, so short months do not shift later ones. */
export function periodEnd(anchor: string, moment: string): string {
  const [first, then] = [new Date(anchor), new Date(moment)]
  const begun = (then.getUTCFullYear() - first.getUTCFullYear()) * 12 + then.getUTCMonth() - first.getUTCMonth()
  return addMonths(anchor, addMonths(anchor, begun) > moment ? begun : begun + 1)
}
