/** Ways to say less in a resume. Short lines, as headings are, stay. */
export const weakenings: Record<string, (text: string) => string> = {
  'every other line left out': (text) => keepPieces(text, (index) => index % 2 === 0),
  'the last two thirds left out': (text) => keepPieces(text, (index, count) => index * 3 < count),
  'half of each line left out': (text) =>
    splitPieces(text)
      .map((piece) => {
        const words = piece.split(' ')
        return isHeading(piece) ? piece : words.slice(0, Math.ceil(words.length / 2)).join(' ')
      })
      .join('\n'),
}

const isHeading = (line: string) => line.trim().split(/\s+/).length < 4

/** Lines, and parts of lines that are as long as paragraphs. */
const splitPieces = (text: string) =>
  text.split('\n').flatMap((line) => {
    const words = line.split(' ')
    if (words.length <= 40) return [line]
    return Array.from({ length: Math.ceil(words.length / 15) }, (_, at) => words.slice(at * 15, at * 15 + 15).join(' '))
  })

function keepPieces(text: string, isKept: (index: number, count: number) => boolean): string {
  const pieces = splitPieces(text)
  const count = pieces.filter((piece) => !isHeading(piece)).length
  let index = 0
  return pieces.filter((piece) => isHeading(piece) || isKept(index++, count)).join('\n')
}

/** Of pairs of a whole resume's value and the weakened one's: how often the whole one is higher, and by how much on average. */
export function compareWeakened(pairs: [whole: number, weakened: number][]): string {
  const share = (isCounted: (whole: number, weakened: number) => boolean) =>
    `${((100 * pairs.filter(([whole, weakened]) => isCounted(whole, weakened)).length) / pairs.length).toFixed(1)} %`
  const lost = pairs.reduce((sum, [whole, weakened]) => sum + whole - weakened, 0) / pairs.length
  return `whole one higher in ${share((a, b) => a > b)}, equal in ${share((a, b) => a === b)} of ${pairs.length}, by ${lost.toFixed(2)} on average`
}
