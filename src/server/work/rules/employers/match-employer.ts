import { parse } from 'tldts'
import { readEmployerFromLink } from './job-boards.ts'
import { toNameKeys } from './name-keys.ts'

export interface Employer {
  name: string
  aliases: readonly string[]
}

export interface JobEmployer {
  company: string
  jobUrl: string | null
}

/** Words that employers put around their name in the address of their job pages: `joinacme.com`, `acmecareers.com`. */
const recruitingPrefixes = ['join', 'workat', 'workfor', 'careersat', 'jobsat', 'lifeat', 'careers', 'jobs']
const recruitingSuffixes = [
  'careers',
  'career',
  'jobs',
  'hiring',
  'hq',
  'inc',
  'llc',
  'ltd',
  'gmbh',
  'corp',
  'corporation',
  'limited',
]
/** A shorter name would be found inside other words: "Z" and `zinc.com`. */
const minGluedLength = 3

/**
 * Whether a job belongs to this employer: by its company's name, by the employer's own host in the link, or by the name that a
 * job board has for it. Further words make another employer: "Acme Brick" is not "Acme".
 */
export function isSameEmployer({ name, aliases }: Employer, { company, jobUrl }: JobEmployer): boolean {
  const knownNames = [name, ...aliases]
  const known = new Set(knownNames.flatMap((known) => [...toNameKeys(known)]))
  if (overlaps(known, toNameKeys(company))) return true
  if (jobUrl === null) return false
  const { domain, names } = readEmployerFromLink(jobUrl)
  if (domain !== null && knownNames.some((known) => toDomain(known) === domain)) return true
  return names.some((linked) => overlaps(known, toLinkKeys(linked)))
}

/** The forms of a name in a link: as it is, and without the words around it. */
function toLinkKeys(name: string): Set<string> {
  const names = toNameKeys(name)
  const keys = new Set(names)
  for (const key of names) {
    for (const prefix of recruitingPrefixes) if (key.startsWith(prefix)) addIfLong(keys, key.slice(prefix.length))
    for (const suffix of recruitingSuffixes) if (key.endsWith(suffix)) addIfLong(keys, key.slice(0, -suffix.length))
  }
  return keys
}

function addIfLong(keys: Set<string>, key: string) {
  if (key.length >= minGluedLength) keys.add(key)
}

const overlaps = (some: Set<string>, others: Set<string>) => [...others].some((key) => some.has(key))

/** The domain of an alias that is a web address: `acme.com`, `https://www.acme.com`. */
function toDomain(name: string): string | null {
  const address = name.trim().toLowerCase()
  if (/\s/u.test(address) || !address.includes('.')) return null
  const { domain, isIcann } = parse(address)
  return isIcann ? domain : null
}
