import type { WorkMode } from '#contract/rules.ts'

/** Sentences that say how people work in this job. "Remote teams" or "hybrid cloud" say nothing. */
const modeStatements: readonly [WorkMode, RegExp][] = [
  [
    'remote',
    /\b(?:fully|100 ?%|completely|entirely) remote\b|\bremote[- ](?:first|only|position|role|job|work|opportunity|within|in the|from|based)\b|\b(?:this|the) (?:role|position|job) (?:is|can be) (?:fully )?(?:done )?remote(?:ly)?\b|\bwork(?:ing)? (?:from home|from anywhere|remotely)\b|\bworkplace(?: type)?: ?remote\b/iu,
  ],
  [
    'hybrid',
    /\bhybrid (?:role|position|job|work|working|schedule|model|setup|environment|arrangement)\b|\b(?:role|position|job) is hybrid\b|\b(?:[1-4]|one|two|three|four) days? (?:a|per|each) week (?:in|at|from) (?:the |our )?office\b|\bworkplace(?: type)?: ?hybrid\b/iu,
  ],
  [
    'on_site',
    /\b(?:on-?site|in-?office|in[- ]person) (?:role|position|job|only|work|5 days|five days|full[- ]time)\b|\b(?:role|position|job) is (?:fully )?(?:on-?site|in-?office|in[- ]person)\b|\bnot (?:a )?remote\b|\bno remote\b|\bremote work is not\b|\bworkplace(?: type)?: ?on-?site\b/iu,
  ],
]
/** `Hybrid, two days a week`, or a line that has nothing but the mode. */
const modeSentence =
  /(?:^|[.;:!?\n•·|]|\s[-–])\s*(?:fully )?(remote|hybrid|on-?site|in-?office|in person)\s*(?=[,.;:!(\n–—|]|$)/giu
const toMode = (word: string): WorkMode => {
  const mode = word.toLowerCase()
  return mode === 'remote' || mode === 'hybrid' ? mode : 'on_site'
}
const notRemote = /\b(?:not (?:a )?(?:fully )?remote|no remote|remote work is not|remote is not)\b/iu
const locationModes: readonly [WorkMode, RegExp][] = [
  ['remote', /\bremote\b|\banywhere\b|\bworldwide\b|\bhome office\b/iu],
  ['hybrid', /\bhybrid\b/iu],
  ['on_site', /\bon-?site\b|\bin-?office\b/iu],
]

export interface PostingText {
  location: string | null
  description: string | null
}

/** How a posting says people work; empty where it does not say. The line with the place counts before the text. */
export function findWorkModes({ location, description }: PostingText): WorkMode[] {
  const inLocation = locationModes.filter(([, pattern]) => location !== null && pattern.test(location))
  if (inLocation.length > 0) return inLocation.map(([mode]) => mode)
  if (description === null) return []
  const denied = notRemote.test(description)
  const sentences = [...description.matchAll(modeSentence)].map(([, word = '']) => toMode(word))
  return modeStatements
    .filter(([mode, pattern]) => sentences.includes(mode) || pattern.test(description))
    .map(([mode]) => mode)
    .filter((mode) => !(mode === 'remote' && denied))
}

const stateCodes = new Map(
  Object.entries({
    al: 'alabama',
    ak: 'alaska',
    az: 'arizona',
    ar: 'arkansas',
    ca: 'california',
    co: 'colorado',
    ct: 'connecticut',
    de: 'delaware',
    fl: 'florida',
    ga: 'georgia',
    hi: 'hawaii',
    id: 'idaho',
    il: 'illinois',
    in: 'indiana',
    ia: 'iowa',
    ks: 'kansas',
    ky: 'kentucky',
    la: 'louisiana',
    me: 'maine',
    md: 'maryland',
    ma: 'massachusetts',
    mi: 'michigan',
    mn: 'minnesota',
    ms: 'mississippi',
    mo: 'missouri',
    mt: 'montana',
    ne: 'nebraska',
    nv: 'nevada',
    nh: 'new hampshire',
    nj: 'new jersey',
    nm: 'new mexico',
    ny: 'new york',
    nc: 'north carolina',
    nd: 'north dakota',
    oh: 'ohio',
    ok: 'oklahoma',
    or: 'oregon',
    pa: 'pennsylvania',
    ri: 'rhode island',
    sc: 'south carolina',
    sd: 'south dakota',
    tn: 'tennessee',
    tx: 'texas',
    ut: 'utah',
    vt: 'vermont',
    va: 'virginia',
    wa: 'washington',
    wv: 'west virginia',
    wi: 'wisconsin',
    wy: 'wyoming',
    dc: 'district of columbia',
  }),
)
const states = new Set(stateCodes.values())
const countries = new Map(
  Object.entries({
    us: 'united states',
    usa: 'united states',
    'u s': 'united states',
    uk: 'united kingdom',
    uae: 'united arab emirates',
  }),
)

/** `Austin, TX (USA)` as `['austin', 'texas', 'united states']`. A state of the United States says the country as well. */
function toPlaceParts(place: string): string[] {
  const parts = place
    // Before the case is lost: `OR` is Oregon.
    .replaceAll(/ (?:or|and) /g, ', ')
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replaceAll('.', ' ')
    .split(/[,;/|()]|\s-\s/u)
    .map((part) => part.replace(/[^\p{L}\p{N}]+/gu, ' ').trim())
    .filter((part) => part !== '')
    // `us` and `ca` are codes only where they are a whole part; `Austin TX` has its code at the end.
    .flatMap((part) => {
      const [, town, code] = /^(.+) ([a-z]{2})$/u.exec(part) ?? []
      return town && code && stateCodes.has(code) ? [town, code] : [part]
    })
    .map((part) => countries.get(part) ?? stateCodes.get(part) ?? part)
  return parts.some((part) => states.has(part)) ? [...parts, 'united states'] : parts
}

const modeWords =
  /\b(?:remote|hybrid|on-?site|in-?office|anywhere|worldwide|home office|multiple locations|various)\b/giu

/**
 * Whether a posting's place is one of these places; null where the posting states none. Each part of a wanted place must be
 * there: "Portland, Maine" is not "Portland, OR".
 */
export function isInPlaces(location: string | null, places: readonly string[]): boolean | null {
  const stated = toPlaceParts((location ?? '').replaceAll(modeWords, ' '))
  if (stated.length === 0) return null
  return places.some((place) => {
    const wanted = toPlaceParts(place).filter((part, at, parts) => part !== 'united states' || parts.length === 1)
    return wanted.some((part) => stated.includes(part)) && !contradicts(wanted, stated)
  })
}

/** The same town in another state. */
function contradicts(wanted: string[], stated: string[]): boolean {
  const wantedState = wanted.find((part, at) => at > 0 && states.has(part))
  const statedState = stated.find((part, at) => at > 0 && states.has(part))
  return wantedState !== undefined && statedState !== undefined && wantedState !== statedState
}

const amountPattern =
  /(?:US\$|USD ?\$?|\$) ?(\d{1,3}(?:,\d{3})+|\d+(?:\.\d{1,2})?) ?(k\b)?(?: ?(?:-|–|—|to|and) ?(?:US\$|USD ?\$?|\$)? ?(\d{1,3}(?:,\d{3})+|\d+(?:\.\d{1,2})?) ?(k\b)?)?([^.;\n]{0,24})/giu
const payWords =
  /salary|\bpay\b|compensation|\bwage|\bbase\b|\bearn|\brate\b|\bote\b|per year|annual|a year|\/ ?yr|per hour|an hour|hourly|\/ ?h(?:ou)?r\b/iu
const perHour = /^\s*(?:USD)?\s*(?:\/ ?h|per hour|an hour|hourly|\/ ?hour)/iu
const perMonth = /^\s*(?:USD)?\s*(?:\/ ?month|per month|a month|monthly)/iu
const hoursAYear = 2_080
const plausibleYear = { min: 10_000, max: 2_000_000 }

/** The highest yearly pay in dollars that a posting names; null where it names none. */
export function findYearlyPay(description: string | null): number | null {
  if (description === null) return null
  const amounts = [...description.matchAll(amountPattern)].flatMap((match) => {
    const before = description.slice(Math.max(0, match.index - 60), match.index)
    const [, low = '', lowThousand, high, highThousand, after = ''] = match
    if (!payWords.test(before) && !payWords.test(after)) return []
    const inThousands = Boolean(lowThousand ?? highThousand)
    const factor = perHour.test(after) ? hoursAYear : perMonth.test(after) ? 12 : 1
    const numbers = [low, high].filter((number) => number !== undefined)
    return numbers
      .map(
        (number) =>
          Number(number.replaceAll(',', '')) * (inThousands && Number(number.replaceAll(',', '')) < 1_000 ? 1_000 : 1),
      )
      .map((amount) => amount * factor)
      .filter((amount) => amount >= plausibleYear.min && amount <= plausibleYear.max)
  })
  return amounts.length === 0 ? null : Math.max(...amounts)
}
