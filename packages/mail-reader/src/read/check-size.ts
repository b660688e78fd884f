import { MailError, maxBoundaryLines, maxMailBytes, maxMailLines, maxShortLines, shortLine } from '#mail/limits.ts'

const lineFeed = 0x0a
const dash = 0x2d

/** One pass before anything is parsed: the parser keeps an object for each line and part. */
export function checkSize(raw: Uint8Array) {
  if (raw.length > maxMailBytes) throw new MailError('too_large')
  let lines = 0
  let shortLines = 0
  let boundaries = 0
  for (let before = -1, at = raw.indexOf(lineFeed); at !== -1; before = at, at = raw.indexOf(lineFeed, at + 1)) {
    if (at - before < shortLine) shortLines++
    if (++lines > maxMailLines || shortLines > maxShortLines) throw new MailError('too_large')
    if (raw[at + 1] === dash && raw[at + 2] === dash && ++boundaries > maxBoundaryLines)
      throw new MailError('too_many_parts')
  }
}
