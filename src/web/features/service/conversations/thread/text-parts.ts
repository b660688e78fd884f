export interface TextPart {
  text: string
  /** Set for a web address. */
  href?: string
}

const address = /\bhttps?:\/\/[^\s<>"]+/gi
/** Punctuation that ends a sentence around an address, not the address. */
const trailing = /[.,;:!?'’”\])}*]+$/

/** Splits a text into plain parts and web addresses. Only http and https become links. */
export function toTextParts(text: string): TextPart[] {
  const parts: TextPart[] = []
  let end = 0
  for (const { 0: found, index } of text.matchAll(address)) {
    const link = trimAddress(found)
    if (URL.parse(link) === null) continue
    if (index > end) parts.push({ text: text.slice(end, index) })
    parts.push({ text: link, href: link })
    end = index + link.length
  }
  if (end < text.length) parts.push({ text: text.slice(end) })
  return parts
}

/** A closing parenthesis belongs to the address if it was opened in it. */
function trimAddress(found: string) {
  const trimmed = found.replace(trailing, '')
  return trimmed.includes('(') && found[trimmed.length] === ')' ? `${trimmed})` : trimmed
}
