const bulletMark = /^(?:[•●○◦▪■□‣⁃∙➢►✓✔★*·–—-]|\d{1,2}[.)]|\(?[a-z]\))\s+/u
const sentenceEnd =
  /(?<=[\p{L}\p{N}%)"”»&]{2}[.!?]{1,3})\s+(?=["“«(~]?[\p{Lu}\p{Lo}\p{N}])|(?<=(?:[\p{Ll}\p{N})]{3}|\s\d{1,2})[.!?])\s+(?=\p{Ll})|(?<=\d(?:[.,]\d|\s\p{Lu})[.!?])\s+(?=\p{Lu})|(?<=\d[.!?])\s+(?=\p{Lu}\p{Ll})|(?<=[。！？；])|\s+[•·]\s+|(?<=[؟۔])\s*/u
const clauseEnd = /(?<=\s\S{1,30}\s\S{1,30});\s+(?=\S{1,30}\s\S{1,30}\s)/u
const abbreviation =
  /(?:(?<!\p{L})(?:inc|ltd|pvt|corp|co|bros|univ|st|dr|mr|mrs|ms|prof|no|vs|dept|gr|ca|approx|est|etc|jr|sr|incl|mgmt|yrs?|hrs?|mo|avg|max|min|ext|tel|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec|ave|blvd|rd)|\p{L}\.\p{L}{1,3})\.$/iu

/** The single statements of a text: its lines, and the sentences of a line that holds several. */
export function splitStatements(text: string): string[] {
  return text
    .split(/\r?\n/)
    .flatMap(splitSentences)
    .flatMap((sentence) => sentence.split(clauseEnd))
    .flatMap(splitAtSlashes)
}

/** The sentences of a line, without its bullet. Clauses with semicolons between are one. */
export function splitSentences(line: string): string[] {
  const parts: string[] = []
  for (const part of line.trim().replace(bulletMark, '').split(sentenceEnd)) {
    const previous = parts.at(-1)
    const isUnit = /\d\s?(?:yrs?|hrs?|mo|min)\.$/i.test(previous ?? '') && /^\p{Lu}/u.test(part)
    if (previous !== undefined && abbreviation.test(previous) && !isUnit)
      parts[parts.length - 1] = `${previous} ${part}`
    else parts.push(part)
  }
  return parts.map((part) => part.replaceAll(/\s+/g, ' ').trim()).filter((part) => /[\p{L}\p{N}]/u.test(part))
}

/** Three or more short statements with slashes between them: "ROAS up / 2 awards won / reports used daily". */
function splitAtSlashes(statement: string): string[] {
  const parts = statement.split(' / ')
  return parts.length > 2 && parts.every((part) => part.trim().includes(' ')) ? parts : [statement]
}

/** `p99`, `iOS` and `std::vector` stay as they are. */
export const capitalize = (text: string) =>
  text.replace(/^\p{Ll}(?=[\p{Ll}\p{M}]*(?:[^\p{L}\p{N}\p{M}.:/_]|[.:]?(?:\s|$)))/u, (letter) => letter.toUpperCase())

/** Without the full stop, the comma or the exclamation marks at the end; the point of an abbreviation stays. */
export function trimEnd(text: string): string {
  return abbreviation.test(text) ? text : text.replace(/\s*(?:[.;,:]|[.!]{2,3}|(?<!\?)!)$/, '')
}

const fullStop = /[.!?。！？؟।]["”»)]*$/u
export const endSentence = (text: string) => (fullStop.test(text) ? text : `${text}.`)

/** "I" of "i", and "I'm" and "I've" of "im" and "ive" at the beginning. */
export const capitalizePronoun = (text: string) =>
  text.replace(/^i(m|ve)(?=\s)/i, "I'$1").replaceAll(/(?<![\p{L}\p{N}.&/-])i(?=['’]\p{L}|\s)/gu, 'I')

export const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)

/** "an hour", "a user": by the sound as far as the letters show it. */
export function addArticle(noun: string): string {
  const isVowel =
    /^(?:[aeio]|u(?!ni|se|sa|ti))/i.test(noun) || /^(?:hour|honest|honor|heir|\$?(?:8|11|18|80))/i.test(noun)
  const isSpelled = /^(?:[AEFHILMNORSX][A-Z\d]|[AEFHILMNORSX]\b)/.test(noun)
  const isSounded = /^U[A-Z]|^MIG\b/.test(noun)
  return `${(isVowel || isSpelled) && !isSounded ? 'an' : 'a'} ${noun}`
}

const arrow = /(?<!\S|:\s)([^\s\d]*\d\S*)\s(?:->|→|=>)\s([^\s\d]*\d\S*)/g

const units: Record<string, string> = { wk: 'week', yr: 'year', hr: 'hour' }

/** Signs and short forms that are read aloud: an arrow between two figures, "w/", "incl." and "8 yrs". */
export const readSigns = (line: string) =>
  line
    .replaceAll(arrow, 'from $1 to $2')
    .replaceAll(/(?<=\d.*) (?:->|→|=>) (?=.*\d)/g, ' to ')
    .replaceAll(/\bw\/o\b/g, 'without')
    .replaceAll(/\bw\/\s?(?=\p{L}|\d)/gu, 'with ')
    .replaceAll(/\bincl\.\s/g, 'including ')
    .replaceAll(/(?<=\d\s?)\b(wk|yr|hr)(s?)\b\.?/g, (_, short: string, plural: string) => `${units[short]}${plural}`)
