/** An outline that can be placed anywhere: each subpath has its start and its commands relative to it. */
export type Glyph = { x: number; y: number; commands: string }[]

/** Parses an outline of absolute M, L, Q, C and Z commands, as the renderer writes them. */
export function toGlyph(outline: string): Glyph {
  const glyph: Glyph = []
  let [x, y] = [0, 0]
  for (const [, command = '', numbers = ''] of outline.matchAll(/([MLQCHVZ])([^MLQCHVZ]*)/g)) {
    const points = numbers
      .trim()
      .split(/[\s,]+/)
      .filter(Boolean)
      .map(Number)
    const subpath = glyph.at(-1)
    if (command === 'M') {
      ;[x = 0, y = 0] = points
      glyph.push({ x, y, commands: '' })
    } else if (subpath && command === 'Z') subpath.commands += 'z'
    else if (subpath) {
      const isAlongX = (index: number) => (command === 'V' ? false : command === 'H' || index % 2 === 0)
      const [startX, startY] = [x, y]
      subpath.commands +=
        command.toLowerCase() + joinNumbers(points.map((value, index) => value - (isAlongX(index) ? startX : startY)))
      if (command === 'H') x = points[0] ?? x
      else if (command === 'V') y = points[0] ?? y
      else [x = x, y = y] = points.slice(-2)
    }
  }
  return glyph
}

/** The outline, moved to the right. */
export const writeGlyph = (glyph: Glyph, offset: number) =>
  glyph.map(({ x, y, commands }) => `M${joinNumbers([x + offset, y])}${commands}`).join('')

/** A minus separates numbers as well as a space does. */
const joinNumbers = (numbers: number[]) =>
  numbers
    .map((number) => String(Math.round(number)))
    .join(' ')
    .replaceAll(' -', '-')
