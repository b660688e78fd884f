import { toPlain } from './words.ts'

/** The first wanted text that exactly one option has; null where none or several have it, so that nothing is guessed. */
export function chooseOption(options: string[], wanted: string[]): number | null {
  const plain = options.map(toPlain)
  for (const text of wanted.map(toPlain)) {
    const found = plain.flatMap((option, index) => (option === text ? [index] : []))
    if (found.length === 1) return found[0] ?? null
    if (found.length > 1) return null
  }
  return null
}
