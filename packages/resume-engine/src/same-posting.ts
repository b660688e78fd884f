/** Parameters that say where a visitor came from; the rest of a link says which posting it is. */
const trackers = new Set(
  (
    '_ga _gl dclid fbclid gbraid gclid gclsrc igshid li_fat_id mc_cid mc_eid msclkid ttclid twclid wbraid yclid ' +
    'campaign ebp gh_src jobboard jobsite lever-origin lever-source lipi medium ref referer referrer refid source ' +
    'sourceid src tk trackingid trackingtag trk trkinfo'
  ).split(' '),
)
const isTracker = (name: string) => trackers.has(name) || name.startsWith('utm_') || name.startsWith('lever-source')

/** A link without what may differ between two ways to one page; null for what is no link to a web page. */
export function linkKey(link: string | null | undefined): string | null {
  const url = URL.parse(link?.trim() ?? '')
  if (!url || !/^https?:$/.test(url.protocol)) return null
  const host = url.hostname.replace(/^www\./, '') + (url.port && `:${url.port}`)
  const path = url.pathname.replace(/\/+$/, '')
  const parameters = [...url.searchParams].filter(([name]) => !isTracker(name.toLowerCase()))
  const query = parameters.map(([name, value]) => `${name}=${value}`.toLowerCase()).toSorted()
  return `${host}${path}?${query.join('&')}`.toLowerCase()
}

/** With the word between two of them, as in `GmbH & Co. KG`. */
const legalEndings = new Set(
  (
    'ag and as bv co company corp corporation gmbh inc incorporated kg limited llc llp ltd nv oy plc pte pty sa sas se ' +
    'spa srl'
  ).split(' '),
)

const withoutMarks = (text: string) => text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase()
const toWords = (text: string) =>
  withoutMarks(text)
    .replaceAll('&', ' and ')
    // `S.A.` and `O'Malley` are one word each.
    .replaceAll(/['’.]/gu, '')
    // In a position, the signs are what tells C from C++ and C#.
    .split(/[^\p{L}\p{N}+#]+/u)
    .filter(Boolean)

function companyKey(company: string): string {
  const words = toWords(company)
  let end = words.length
  while (end > 1 && legalEndings.has(words[end - 1] ?? '')) end--
  return words.slice(0, end).join('')
}

function jobKey(company: string | undefined, position: string | undefined): string | null {
  const keys = [companyKey(company ?? ''), toWords(position ?? '').join('')]
  return keys.every(Boolean) ? keys.join(' ') : null
}

interface Entry {
  jobUrl?: string | null | undefined
  company?: string | undefined
  position?: string | undefined
}

/** What two entries for one posting have in common: the link, or the company and position. */
export const getPostingKeys = ({ jobUrl, company, position }: Entry) => ({
  link: linkKey(jobUrl),
  job: jobKey(company, position),
})
export type PostingKeys = ReturnType<typeof getPostingKeys>

/** Whether two entries are for the same posting, and by what it shows. */
export function samePosting(one: PostingKeys, other: PostingKeys) {
  if (one.link !== null && one.link === other.link) return 'link' as const
  return one.job !== null && one.job === other.job ? ('company and position' as const) : null
}
