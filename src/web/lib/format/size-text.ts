const units = ['KB', 'MB', 'GB'] as const

/** `9 KB`, `1.4 MB`. */
export function sizeText(bytes: number) {
  let value = bytes / 1_024
  let unit: (typeof units)[number] = 'KB'
  for (const larger of units.slice(1)) {
    if (value < 1_000) break
    value /= 1_024
    unit = larger
  }
  const digits = value < 10 && unit !== 'KB' ? 1 : 0
  return `${Math.max(value, unit === 'KB' ? 1 : 0).toFixed(digits)} ${unit}`
}
