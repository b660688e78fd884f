import { getDomain, getHostname } from 'tldts'

/** Domains that boards write from or show postings on: the sender is the board, the employer is named elsewhere. */
const boards = new Set([
  'greenhouse.io',
  'greenhouse-mail.io',
  'lever.co',
  'ashbyhq.com',
  'myworkday.com',
  'myworkdayjobs.com',
  'workday.com',
  'smartrecruiters.com',
  'workable.com',
  'workablemail.com',
  'icims.com',
  'bamboohr.com',
  'personio.de',
  'personio.com',
  'personio-mail.com',
  'recruitee.com',
  'recruitee-mail.com',
  'teamtailor.com',
  'teamtailor-mail.com',
  'taleo.net',
  'invalidemail.com',
  'oraclecloud.com',
  'softgarden.io',
  'softgarden.de',
  'successfactors.com',
  'successfactors.eu',
  'jobvite.com',
  'join.com',
  'breezy.hr',
  'jazz.co',
  'applytojob.com',
  'rippling.com',
  'pinpointhq.com',
  'dover.com',
  'gem.com',
  'ultipro.com',
  'adp.com',
  'paylocity.com',
  'avature.net',
  'phenompeople.com',
  'eightfold.ai',
  'hire.trakstar.com',
  'welcomekit.co',
  'd-vinci.de',
  'rexx-systems.com',
  'umantis.com',
  'concludis.de',
])

/** The registered domain: `larkfield.com` of `mail.larkfield.com`. */
export const toDomain = (address: string) => getDomain(address.slice(address.lastIndexOf('@') + 1)) ?? ''
export const isBoard = (domain: string) => boards.has(domain)

const legalForms =
  /\b(?:inc|llc|ltd|limited|corp|corporation|company|co|plc|gmbh|ag|kg|se|ug|ohg|mbh|e\.?v|group|gruppe|holding|holdings|the)\b\.?/giu

/** A company's name without its legal form, as words. */
export const toCompanyWords = (company: string) => toWords(company.replaceAll(legalForms, ' ')) || toWords(company)

/** Letters and digits with single spaces between words. */
export const toWords = (text: string) =>
  ` ${text
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(/\p{M}+/gu, '')
    .replaceAll(/[^\p{L}\d]+/gu, ' ')
    .trim()} `

export const containsWords = (text: string, words: string) => words.trim() !== '' && text.includes(` ${words.trim()} `)

/** `tokens` of a board's address or link that name the employer: the tenant of a host, the first part of a path, what stands before the @. */
export function listTokens(address: string): string[] {
  if (address.includes('@')) {
    const [local = '', host = ''] = address.split('@')
    const tenants = host.split('.').slice(0, -2)
    return [local.split('+', 1)[0] ?? '', ...tenants].filter((each) => !generic.test(each))
  }
  const url = URL.parse(address)
  const host = getHostname(address) ?? ''
  const tenants = host
    .split('.')
    .slice(0, -2)
    .map((each) => each.replace(/^careers-/, ''))
  const [first = ''] = url?.pathname.split('/').filter(Boolean) ?? []
  return [...tenants, first].filter((each) => !generic.test(each))
}

const generic =
  /^(?:|.|..|no-?reply|do-?not-?reply|notifications?|jobs?|careers?|boards?|job-boards|apply|app|www|mail|hire|talent|candidates|inbound|m|eu|us|wd\d+|info|hr|recruiting|careersection|o|j|interview|schedule)$/i
