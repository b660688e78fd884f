const marks = /\p{M}/gu
const arabicDigits = /[٠-٩۰-۹]/g

/** Lower case without accents, for comparing words of any language. */
export function fold(text: string): string {
  return foldInPlace(text.normalize('NFC')).replace(marks, '')
}

/** Like `fold`, but every character keeps its index, so that matches can be cut from the original text. */
export function foldInPlace(text: string): string {
  if (isPlain(text)) return text.toLowerCase()
  return [...text].map((character) => (character.length > 1 ? '  ' : foldCharacter(character))).join('')
}

/** The fast path: Latin text without accents only needs lower case. */
const isPlain = (text: string) => !/[^\n-~]/.test(text)

function foldCharacter(character: string): string {
  if (isPlain(character)) return character.toLowerCase()
  if (character >= '\u2e80') return character.normalize('NFKC').length === 1 ? character.normalize('NFKC') : character
  return withPlainLetters(character.toLowerCase().normalize('NFD').charAt(0) || ' ')
}

/** Letters that Unicode does not decompose, although people write them both ways. */
const plain: Record<string, string> = { ł: 'l', ø: 'o', đ: 'd', ı: 'i', ς: 'σ', '’': "'", '\u00a0': ' ' }

function withPlainLetters(text: string): string {
  return text
    .replaceAll(/[łøđıς’\u00a0]/g, (letter) => plain[letter] ?? letter)
    .replaceAll(arabicDigits, (digit) => String((digit.codePointAt(0) ?? 0) % 16))
}

/** A private-use character before a date, a link or a telephone number is an icon, not a bullet. */
const iconBeforeFact =
  /\p{Co}(?=\s*(?:\d{1,2}\/\d{4}|\d{4}(?!\d)|\p{L}{3,9}\.? \d{4}|[+(]?\d[\d() -]{8}|[\p{L}\d._+-]{1,60}@|https?:|www\.|linkedin|github))/giu

/** Between spaces or digits a soft hyphen is a visible hyphen. Within a word it is only a possible line break. */
const softHyphenAsDash = /(?<=[\d\s])\u00ad(?=[\d\s\u2010]|\p{Lu})|(?<=\d)\u00ad/gu

/** Between Latin letters a joiner says nothing; it belongs to emoji and to the letters of other scripts. */
const strayJoiner = /(?<![\p{Lo}\p{M}\p{Extended_Pictographic}\p{Emoji_Modifier}])[\u200c\u200d]/gu

/** The fast path of `clean`: a text without these characters stays as it is. */
const unclean = /[^ -~\u00a1-\u00ac\u00ae-\u024f–—‘’“”•…]| {2}|-{2}/

/** Normalizes ligatures, presentation forms, hyphens and spaces. Private-use characters become bullets. */
export function clean(text: string): string {
  if (!unclean.test(text)) return text
  return text
    .normalize('NFC')
    .replaceAll(
      /[\ufb00-\ufb06\ufb50-\ufdff\ufe70-\ufefc\uff10-\uff19\uff20-\uff3a\uff41-\uff5a\uff0b\uff0d-\uff0f\u2f00-\u2fd5]/g,
      (form) => form.normalize('NFKC'),
    )
    .replaceAll(softHyphenAsDash, '-')
    .replaceAll(/[\u2010\u2011]/g, '-')
    .replaceAll(/-{2}(?=\d)/g, '-')
    .replaceAll(/[\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]|\p{Cn}/gu, '')
    .replaceAll(strayJoiner, '')
    .replaceAll(/\u2044/g, '/')
    .replaceAll(/،(?=\p{L})/gu, '، ')
    .replaceAll(iconBeforeFact, '|')
    .replaceAll(/\p{Co}/gu, '•')
    .replaceAll(/\p{Cc}/gu, ' ')
    .replaceAll(/[^\S\n]+/g, ' ')
    .toWellFormed()
}

const bullets = '•●○◦▪▫■□‣⁃∙➢➤►▶❖✓✔★◆◇➔→·–—*-'
const leadingBullet = new RegExp(`^(?:[${bullets.replace('-', '\\-')}]|o(?= ))\\s*(?=\\S)`, 'u')
const ornaments = /^[\s,;:|/•·–—)\]-]+|[\s,;:|/•·–—([-]+$/gu

export const hasBullet = (text: string): boolean => leadingBullet.test(text) && !/^[-–—]?\d/.test(text)
export const withoutBullet = (text: string): string => (hasBullet(text) ? text.replace(leadingBullet, '') : text).trim()

/** Removes leftover separators and brackets at both ends. */
export function trimOrnaments(text: string): string {
  const trimmed = text.replaceAll(/\(\s*\)|\[\s*\]/g, '').replaceAll(ornaments, '')
  return trimmed.includes('(') || !trimmed.endsWith(')') ? trimmed : trimmed.slice(0, -1).trim()
}

export const splitWords = (text: string): string[] => fold(text).match(/[\p{L}\p{N}+#]+/gu) ?? []

const anyRightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/
const rightToLeft = new RegExp(anyRightToLeft, 'g')
const letters = /\p{L}/gu

export function isRightToLeft(text: string): boolean {
  if (!anyRightToLeft.test(text)) return false
  return (text.match(rightToLeft)?.length ?? 0) * 2 > (text.match(letters)?.length ?? 0)
}

/** Set wholly in capitals, in a script that has them. */
export const isUpperCase = (text: string): boolean => text === text.toUpperCase() && text !== text.toLowerCase()
