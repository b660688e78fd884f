export interface PlainLine {
  text: string
  /** Blank lines stand before it. */
  afterGap: boolean
}

/** Shows nothing and says nothing: controls, marks that turn the direction, characters of no width, and unassigned ones. */
const unseen =
  /[\u00ad\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffc]|[\u{e0000}-\u{e0fff}]|\p{Cc}|\p{Cn}|\p{Co}/gu
const lineEnds = /\r\n|[\n\r\v\f\u0085\u2028\u2029]/

/** The lines of a text that say something, with what cannot be seen left out and spaces made one. */
export function plainLines(text: string): PlainLine[] {
  const lines: PlainLine[] = []
  let afterGap = false
  for (const raw of text.toWellFormed().normalize('NFC').split(lineEnds)) {
    const line = raw.replaceAll('\t', ' ').replaceAll(unseen, '').replaceAll(/\s+/gu, ' ').trim()
    if (line === '') afterGap = lines.length > 0
    else {
      lines.push({ text: line, afterGap })
      afterGap = false
    }
  }
  return lines
}
