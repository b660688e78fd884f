const softHyphen = '\u00ad'
const prototype: object = String.prototype

/**
 * XeLaTeX and Pages may map the hyphen glyph to U+00AD. PDF.js drops it as an invisible format character: `2019 2021`. PDF.js
 * classifies each character with one call of `match`, so this answers that U+00AD matches nothing. Returns the undo.
 */
export function showSoftHyphens(): () => void {
  const original = Object.getOwnPropertyDescriptor(prototype, 'match')
  const match: (this: string, pattern: RegExp) => RegExpMatchArray | null = String.prototype.match
  Object.defineProperty(prototype, 'match', {
    ...original,
    value(this: unknown, pattern: RegExp) {
      const text = String(this)
      return text === softHyphen ? null : match.call(text, pattern)
    },
  })
  return () => {
    if (original) Object.defineProperty(prototype, 'match', original)
  }
}

/** Every glyph of a PDF is visible, so a soft hyphen in it is a hyphen. */
export const toHyphens = (text: string): string => text.replaceAll(softHyphen, '-')
