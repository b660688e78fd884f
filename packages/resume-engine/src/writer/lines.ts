/** The text as one line, so that typed line breaks create no lines or headings in a document. */
export const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim()

export const joinFilled = (parts: readonly string[], separator: string) =>
  parts
    .map(oneLine)
    .filter((part) => part !== '')
    .join(separator)

/** `A, B and C`, and `A, B and C, and D` where an item has an "and". */
export function formatList(items: readonly string[]): string {
  const and = items.some((item) => item.includes(' and ')) ? ', and ' : ' and '
  return items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')}${and}${items.at(-1)}`
}

/** Items typed with commas, semicolons or line breaks between, without doubles; `C++, C# and .NET` keep their signs. */
export function splitItems(text: string): string[] {
  const seen = new Set<string>()
  // "framing. drywall. cabinets" is a list too, where no other sign divides it.
  const hasSigns = /[\n;；,，、،•|]/u.test(text) || !/\p{Ll}\.\s+\p{Ll}/u.test(text)
  const items = splitOutsideBrackets(text, hasSigns ? /[\n;；,，、،•|]+/u : /\./).map((item) =>
    oneLine(item).replace(/^[-*]\s+|\.$/g, ''),
  )
  return items.filter((item) => item !== '' && !seen.has(item.toLowerCase()) && seen.add(item.toLowerCase()))
}

function splitOutsideBrackets(text: string, separators: RegExp): string[] {
  const parts = ['']
  let depth = 0
  for (const character of text) {
    if (character === '(') depth++
    if (character === ')' || character === '\n') depth = 0
    if (depth === 0 && separators.test(character)) parts.push('')
    else parts[parts.length - 1] += character
  }
  return parts
}

/** A link as people print it: without scheme, `www.` and final slash. */
export const shortenLink = (link: string) =>
  oneLine(link)
    .replace(/^https?:\/\/(?:www\.)?/i, '')
    .replace(/\/$/, '')

/** Of one field. */
export const maxStatements = 40
