/** Legal forms at the end of a name, without dots and slashes. They say nothing about which employer it is. */
const legalForms = new Set(
  (
    'inc incorporated llc llp lllp lp ltd limited corp corporation co company cos companies plc pllc pc gmbh mbh ug kg kgaa ag se ' +
    'sa sas sarl sasu snc nv bv cv ab asa as aps oy oyj spa srl srls sl slu sab sro doo dd zrt kft nyrt rt eood ood ' +
    'pty pte pvt private sdn bhd kk gk tbk lda ltda eireli sau sapi oo sp jsc pjsc cjsc ojsc dba ohg gbr ооо оао зао пао ао'
  ).split(' '),
)
/** Words between two parts of a legal form: `GmbH & Co. KG`, `Sp. z o.o.`. */
const connectors = new Set(['and', 'z'])
/** Legal forms that some languages put first. */
const leadingLegalForms = new Set([
  'pt',
  'ooo',
  'oao',
  'zao',
  'pao',
  'tov',
  'ооо',
  'оао',
  'зао',
  'пао',
  'ао',
  'тов',
  'the',
])
/** Legal forms of scripts that write without spaces. */
const gluedLegalForms =
  /株式会社|有限会社|合同会社|[（(]株[)）]|㈱|股份有限公司|有限责任公司|有限責任公司|有限公司|주식회사|유한회사|[（(]주[)）]|㈜/gu

const abbreviations = new Map(
  Object.entries({
    intl: 'international',
    natl: 'national',
    mfg: 'manufacturing',
    bros: 'brothers',
    univ: 'university',
    assoc: 'associates',
    svc: 'services',
    svcs: 'services',
    mgmt: 'management',
    grp: 'group',
    hosp: 'hospital',
    ctr: 'center',
    centre: 'center',
    dept: 'department',
    govt: 'government',
    labs: 'laboratories',
    st: 'saint',
    mt: 'mount',
    ft: 'fort',
  }),
)

/** Marks between two names of one employer: `Acme Inc dba Road Runner`. */
const otherNameMarks =
  /[\s(](?:d\.?\s?\/?b\.?\s?\/?a\.?|t\s?\/\s?a|[af]\.?k\.?a\.?|formerly(?: known as)?|also known as)[\s:]/iu

/**
 * The forms under which an employer's name is compared: lower case, without accents, punctuation, legal forms and spaces.
 * A name has more than one where people spell it in two ways (`&` or nothing, `ü` or `ue`, its own alphabet or Latin).
 */
export function toNameKeys(name: string): Set<string> {
  const keys = new Set<string>()
  for (const part of name.split(otherNameMarks)) {
    for (const spelling of getSpellings(part)) {
      const words = stripLegalForms(toWords(spelling))
      if (words.length === 0) continue
      keys.add(words.join(''))
      const withoutAnd = words.filter((word) => word !== 'and')
      if (withoutAnd.length > 0) keys.add(withoutAnd.join(''))
    }
  }
  return keys
}

/** The same name in Latin letters, with umlauts in two letters, and without the ending of a web address. */
function getSpellings(name: string): Set<string> {
  const lower = name.normalize('NFKC').toLowerCase().replace(gluedLegalForms, ' ')
  const bases = [lower, lower.replace(/(\p{L}{2,})\.(?:com|io|ai|net|org|co)\b/gu, '$1')]
  const spellings = bases.flatMap((base) => [
    base,
    base.replaceAll('ä', 'ae').replaceAll('ö', 'oe').replaceAll('ü', 'ue').replaceAll('ø', 'oe').replaceAll('å', 'aa'),
    ...(transliterate(base) === base ? [] : [transliterate(base), transliterate(base).replaceAll('ks', 'x')]),
  ])
  return new Set(spellings)
}

function toWords(name: string): string[] {
  return (
    name
      .replaceAll('ß', 'ss')
      .replaceAll('æ', 'ae')
      .replaceAll('ø', 'o')
      .replaceAll('ł', 'l')
      .replaceAll('đ', 'd')
      .replaceAll('ı', 'i')
      .normalize('NFKD')
      .replace(/\p{M}/gu, '')
      .replace(/[&+＋]/gu, ' and ')
      // Dots and apostrophes join (`J.P.`, `Macy's`), and so does the slash of `A/S`. Everything else separates.
      .replace(/(?<=\b\p{L})\/(?=\p{L}\b)/gu, '')
      .replace(/[.'’‘`´·]/gu, '')
      .split(/[^\p{L}\p{N}]+/u)
      .filter((word) => word !== '')
      .map((word) => abbreviations.get(word) ?? word)
  )
}

/** Keeps at least one word: a shop may be called "The Limited". */
function stripLegalForms(words: string[]): string[] {
  let start = 0
  let end = words.length
  while (start < end - 1 && leadingLegalForms.has(words[start] ?? '')) start++
  while (end - 1 > start && isLegalForm(words[end - 1] ?? '', end < words.length)) end--
  return words.slice(start, end)
}

const isLegalForm = (word: string, afterLegalForm: boolean) =>
  legalForms.has(word) || (afterLegalForm && connectors.has(word))

const cyrillic = toTable(
  'а a б b в v г g ґ g д d е e ё e є ye ж zh з z и i і i ї yi й y к k л l м m н n о o п p р r с s т t у u ф f х kh ц ts ч ch ш sh щ shch ы y э e ю yu я ya ђ dj ј j љ lj њ nj ћ c џ dz',
)
const greek = toTable(
  'α a β v γ g δ d ε e ζ z η i θ th ι i κ k λ l μ m ν n ξ x ο o π p ρ r σ s ς s τ t υ y φ f χ ch ψ ps ω o',
)
const table = new Map([...cyrillic, ...greek])

function toTable(pairs: string): [string, string][] {
  const parts = pairs.split(' ')
  return parts.flatMap((letter, at) => (at % 2 === 0 ? [[letter, parts[at + 1] ?? '']] : []))
}

/** Lower-case Cyrillic and Greek in Latin letters; every other character as it is. Hard and soft signs have no sound. */
function transliterate(text: string): string {
  const plain = text.normalize('NFC').replace(/[ъь]/gu, '')
  return [...plain]
    .map((character) => table.get(character) ?? table.get(character.normalize('NFD')[0] ?? '') ?? character)
    .join('')
}
