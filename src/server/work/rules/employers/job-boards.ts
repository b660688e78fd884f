import { domainToUnicode } from 'node:url'
import { parse } from 'tldts'

/** Where a job board writes which employer a posting belongs to. */
type Place = 'path' | 'subdomain' | 'none'

/**
 * Hosts that show postings of many employers. The host itself never says which employer it is: a posting on `linkedin.com` is
 * not a job at LinkedIn.
 */
const boards: Record<string, Place> = {
  'greenhouse.io': 'path',
  'lever.co': 'path',
  'ashbyhq.com': 'path',
  'workable.com': 'path',
  'smartrecruiters.com': 'path',
  'jobvite.com': 'path',
  'rippling.com': 'path',
  'ultipro.com': 'none',
  'paylocity.com': 'none',
  'dayforcehcm.com': 'path',
  'gem.com': 'path',
  'welcometothejungle.com': 'path',
  'wellfound.com': 'path',
  'linkedin.com': 'path',
  'glassdoor.com': 'none',
  'indeed.com': 'none',
  'monster.com': 'none',
  'ziprecruiter.com': 'none',
  'dice.com': 'none',
  'simplyhired.com': 'none',
  'careerbuilder.com': 'none',
  'stepstone.de': 'none',
  'xing.com': 'none',
  'reed.co.uk': 'none',
  'totaljobs.com': 'none',
  'seek.com.au': 'none',
  'naukri.com': 'none',
  'hh.ru': 'none',
  'ycombinator.com': 'path',
  'builtin.com': 'path',
  'usajobs.gov': 'none',
  'myworkdayjobs.com': 'subdomain',
  'myworkdaysite.com': 'none',
  'bamboohr.com': 'subdomain',
  'recruitee.com': 'subdomain',
  'icims.com': 'subdomain',
  'taleo.net': 'subdomain',
  'personio.de': 'subdomain',
  'personio.com': 'subdomain',
  'breezy.hr': 'subdomain',
  'teamtailor.com': 'subdomain',
  'applytojob.com': 'subdomain',
  'pinpointhq.com': 'subdomain',
  'oraclecloud.com': 'none',
  'successfactors.com': 'none',
  'successfactors.eu': 'none',
  'avature.net': 'subdomain',
  'eightfold.ai': 'subdomain',
  'phenompeople.com': 'subdomain',
  'softgarden.io': 'subdomain',
  'join.com': 'path',
  // Pages that anybody can make for an employer.
  'github.io': 'subdomain',
  'notion.site': 'subdomain',
  'notion.so': 'none',
  'wordpress.com': 'subdomain',
  'wixsite.com': 'subdomain',
  'sharepoint.com': 'subdomain',
  'airtable.com': 'none',
  'typeform.com': 'subdomain',
  'forms.gle': 'none',
  'docs.google.com': 'none',
  'sites.google.com': 'none',
  'forms.office.com': 'none',
}

/** Path segments before an employer's name. */
const pathWords = new Set([
  'company',
  'companies',
  'o',
  'p',
  'j',
  'jobs',
  'job',
  'careers',
  'embed',
  'candidateportal',
  'en',
  'en-us',
  'de',
  'fr',
])
/** Subdomain labels that name no employer. */
const hostWords = /^(?:www|jobs?|careers?|recruiting|apply|talent|wd\d+|eu|us|uk|ca|tas|login)$/u

export interface LinkNames {
  /** The registrable domain, where it is the employer's own: `acme.co.uk`. */
  domain: string | null
  /** What may be the employer's name: the domain's label, or the name that a board has for it. */
  names: string[]
}

/** Which employer the link of a posting belongs to, as far as the link says it. */
export function readEmployerFromLink(link: string): LinkNames {
  const nothing = { domain: null, names: [] }
  const url = URL.parse(link)
  if (!url) return nothing
  const host = domainToUnicode(url.hostname) || url.hostname
  const { domain, domainWithoutSuffix, subdomain, isIp } = parse(host)
  if (!domain || !domainWithoutSuffix || isIp) return nothing
  const place = boards[host] ?? boards[domain] ?? null
  if (place === null) return { domain, names: [domainWithoutSuffix] }
  if (place === 'path') return { domain: null, names: readPath(url) }
  if (place === 'subdomain') return { domain: null, names: readSubdomain(subdomain ?? '') }
  return nothing
}

function readPath(url: URL): string[] {
  const segments = url.pathname
    .split('/')
    .map((segment) => decode(segment))
    .filter((segment) => segment !== '' && !pathWords.has(segment.toLowerCase()))
  // Greenhouse's embedded form names the board in the query.
  const board = url.searchParams.get('for')
  const first = board ?? segments[0]
  return first === undefined ? [] : [first]
}

/** `careers-acme.icims.com` and `acme.wd5.myworkdayjobs.com`: the labels and their parts that are not words of the board. */
function readSubdomain(subdomain: string): string[] {
  const label = subdomain.split('.').find((part) => !hostWords.test(part))
  if (label === undefined) return []
  const parts = label.split('-').filter((part) => !hostWords.test(part))
  return [label, parts.join('-')].filter((name) => name !== '')
}

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}
