import { companyScore, isEmploymentKind, titleScore } from '#engine/resume-reader/roles.ts'
import { type PageAddress, isBoard, squash } from './known-sites.ts'

export interface TitleFields {
  company: string
  position: string
  location: string
}

export interface TitleHints {
  address: PageAddress
  siteName: string
}

const nothing: TitleFields = { company: '', position: '', location: '' }

/** What the title of a page says, by the patterns that job sites use; what it could mean in two ways is left out. */
export function readTitle(title: string, hints: TitleHints): TitleFields {
  const text = title.replace(/^(?:job application for|application for|apply for|job opening:|vacancy:|job:) /i, '')
  const parts = text.split(/ (?:[|·•–—»-]|::) /).map((part) => part.trim())
  const isLinkedIn = /(?:^|\.)linkedin\.com$/.test(hints.address.host)
  return readHiring(parts) ?? (isLinkedIn ? nothing : readParts(parts, hints))
}

/** "Company hiring Position in City | LinkedIn", and "Company is hiring a Position". */
function readHiring([first = '', ...others]: string[]): TitleFields | null {
  const pair = splitOnce(first, ' is hiring ')
  if (pair)
    return { ...nothing, company: pair[0], position: pair[1].includes(' in ') ? '' : pair[1].replace(/^an? /, '') }
  if (/^(?:we are|we're|now|currently) hiring\b/i.test(first)) return nothing

  const [company, posting] = splitOnce(first, ' hiring ') ?? []
  if (!company || !posting || others.length === 0 || !others.every(isBoard)) return null
  const at = posting.lastIndexOf(' in ')
  if (at < 0) return { ...nothing, company, position: posting }
  return { company, position: posting.slice(0, at).replace(/ job$/i, ''), location: posting.slice(at + 4) }
}

function readParts(all: string[], hints: TitleHints): TitleFields {
  const named = all.map(parseCareersName).find(Boolean) ?? ''
  const location = all.slice(1).find(isPlace) ?? ''
  const isIndeed = /(?:^|\.)indeed\.[a-z.]+$/.test(hints.address.host)
  const parts = all.filter((part) => !isNoise(part) && !parseCareersName(part) && !isBoard(part) && part !== location)
  if (isIndeed && parts.length < all.length) return readIndeed(parts, location)

  const employers = parts.filter((part) => isEmployer(part, hints))
  const remaining = parts.filter((part) => !employers.includes(part) && squash(part) !== squash(hints.siteName))
  const company = named || (employers.length === 1 && employers[0]) || ''
  const [first = '', second] = remaining
  const pair = splitOnce(first, ' at ') ?? splitOnce(first, ' @ ')
  if (pair) return readTitleAtCompany(pair, company, location, hints)
  if (/ (?:at|@) /.test(first)) return { ...nothing, company, location }
  if (second !== undefined && !company) return { ...readPair(remaining), location }
  return { company, position: findPosition(remaining, hints), location }
}

/** "Position at Company", if the words before are a position's; "Position Job in City at Company". */
function readTitleAtCompany(
  [left, right]: [string, string],
  named: string,
  place: string,
  { address }: TitleHints,
): TitleFields {
  if (!isRole(left) && !(address.isPosting && /^[^\p{Ll}]/u.test(right))) return { ...nothing, company: named }
  if (named && squash(named) !== squash(right)) return { ...nothing, company: named, location: place }
  const [position, city] = splitOnce(left, ' Job in ') ?? [left, '']
  return { position, company: named || (right.includes(' in ') ? '' : right), location: place || city }
}

/** "Position - City - Indeed.com", and with the company between. */
function readIndeed(parts: string[], place: string): TitleFields {
  const [position = '', ...others] = parts
  if (place) return { position, company: others.length === 1 ? (others[0] ?? '') : '', location: place }
  return { position, company: others.length === 2 ? (others[0] ?? '') : '', location: others.at(-1) ?? '' }
}

/** Of "A - B", which is the position and which the employer; only if the words of both say so. */
function readPair([first = '', second = '', ...others]: string[]): TitleFields {
  const [firstRole, secondRole] = [isRole(first), isRole(second)]
  if (firstRole === secondRole || others.some(isRole)) return nothing
  const [position, other] = firstRole ? [first, second] : [second, first]
  return { ...nothing, position, company: others.length === 0 && companyScore(other) === 1 ? other : '' }
}

function findPosition(remaining: string[], { address }: TitleHints): string {
  const roles = remaining.filter(isRole)
  if (roles.length === 1) return roles[0] ?? ''
  const [only = ''] = remaining
  return remaining.length === 1 && address.isPosting && companyScore(only) === 0 ? only : ''
}

const isRole = (text: string) => titleScore(text) === 1 && companyScore(text) < 1

/** "Careers at Company" and "Company Careers" name an employer; "Company Jobs" may be a board. */
export function parseCareersName(part: string): string {
  const name =
    /^(?:careers|jobs|career|vacancies|open positions) (?:at|with|@) (.+)$/i.exec(part)?.[1] ??
    /^(.+?) (?:careers|career site|careers site)$/i.exec(part)?.[1] ??
    ''
  return isBoard(name) || isBoard(part) || isNoise(name) ? '' : name
}

/** Whether the page's address names the same employer, perhaps with its legal form. */
export function isEmployer(name: string, { address: { employer } }: TitleHints): boolean {
  const own = squash(name)
  if (!own || !employer || isBoard(name)) return false
  const [short, long] = own.length < employer.length ? [own, employer] : [employer, own]
  if (short === long) return true
  return short.length >= 4 && long.startsWith(short) && additions.test(long.slice(short.length))
}

const additions = /^(?:inc|llc|ltd|gmbh|ag|corp|co|group|careers|jobs|hq|se|plc)+$/

function splitOnce(text: string, by: string): [string, string] | null {
  const [left, right, more] = text.split(by)
  return left && right && more === undefined ? [left, right] : null
}

const noise =
  /^(?:careers?|jobs?|job (?:details?|search|posting|opening|description|board)|apply(?: now)?|vacanc(?:y|ies)|openings|(?:current|job|open) (?:openings|positions|roles)|external(?: careers?)?|(?:our )?career (?:site|page|portal|opportunities)|recruiting|home|(?:jr|req|r|id|job id)?[-_ #]?\d[\d-]*)$/i
const isNoise = (part: string) => part === '' || noise.test(part) || isEmploymentKind(part)

const states =
  'AL|AK|AZ|AR|CA|CO|CT|DE|DC|FL|GA|HI|ID|IL|IN|IA|KS|KY|LA|ME|MD|MA|MI|MN|MS|MO|MT|NE|NV|NH|NJ|NM|NY|NC|ND|OH|OK|OR|PA|RI|SC|SD|TN|TX|UT|VT|VA|WA|WV|WI|WY|AB|BC|MB|NB|NL|NS|ON|PE|QC|SK'
const cityAndState = new RegExp(`^[\\p{L} .'-]{2,60}, (?:${states})(?: \\d{5})?$`, 'u')
const remote = /^(?:fully )?remote(?: \([\p{L} ,]{2,40}\))?$/iu
const isPlace = (part: string) => remote.test(part) || (cityAndState.test(part) && !isRole(part))

/** Pages that stand where a posting was, or before it. */
const otherPages =
  /^(?:just a moment|attention required|access denied|are you (?:a )?(?:human|robot)|verify(?:ing)? (?:you are|that you|your)|security check\b|please (?:wait|verify|enable)|robot check|captcha|sign in\b|sign up\b|log ?in(?:$| to\b| page\b| [|·–—-])|register$|join linkedin|page not found|not found|404\b|403\b|500\b|error(?:$|:| \d)|oops|(?:this )?(?:job|position|posting|page|vacancy)[\w ]{0,20} (?:not found|no longer|closed|expired|unavailable|filled|does not exist|has been)|redirecting|untitled|loading(?:$|\.))/i
const lists =
  /^(?:\d[\d.,+]* .*\bjobs?\b|.{0,150}\bjobs (?:in|near|for|from)\b|search\b.{0,40}\bjobs\b|jobs at\b|careers at\b|open positions\b|current openings\b|join (?:us|(?:our|the) team)$|work (?:with|for|at) us$)/i

export const isOtherPage = (title: string): boolean => otherPages.test(title)
export const isList = (title: string): boolean => lists.test(title)
