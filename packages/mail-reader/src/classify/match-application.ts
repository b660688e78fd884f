import type { ReadMail, Person } from '#mail/model/mail.ts'
import type { Confidence, KnownApplication, MailContext } from '#mail/model/classification.ts'
import { containsWords, isBoard, listTokens, toCompanyWords, toDomain, toWords } from './senders.ts'

export interface Match {
  applicationId: string | null
  confidence: Confidence
}

const none: Match = { applicationId: null, confidence: 'unknown' }
const maxLinks = 100

/** Who wrote the mail: behind a person's forward the sender that it names. */
export const getSender = ({ from, forwarded }: ReadMail): Person | null =>
  forwarded?.by === 'person' ? forwarded.from : from

/** Whether the named sender is proven: a forward counts when the client made it. */
export const isProven = ({ from, forwarded, authentication }: ReadMail, { ownAddresses = [] }: MailContext) =>
  authentication.authenticated && (forwarded?.by !== 'person' || ownAddresses.includes(from?.address ?? ''))

/** Which application a mail is about. Never by the subject alone; of several that fit equally, none. */
export function matchApplication(mail: ReadMail, context: MailContext): Match {
  const { applications, address } = context
  const tagged = applications.find(({ id }) => id === address.plusTag)
  if (tagged) return { applicationId: tagged.id, confidence: 'certain' }
  const ids = new Set([mail.inReplyTo, ...mail.references])
  const answered = applications.filter(({ threadIds }) => threadIds.some((id) => ids.has(id.replaceAll(/[<>]/g, ''))))
  if (answered.length === 1 && answered[0]) return { applicationId: answered[0].id, confidence: 'certain' }

  const content = `${mail.subject}\n${mail.forwarded?.subject ?? ''}\n${mail.text}\n${mail.signature}`
  const words = toWords(content)
  const bySender = findBySender(mail, applications)
  const proven = isProven(mail, context)
  if (bySender.length > 0) return narrow(bySender, content, words, proven ? 'certain' : 'likely')
  const byFirstWord = findByFirstWord(mail, applications)
  if (byFirstWord.length > 0) return narrow(byFirstWord, content, words, 'likely')
  // An agency, or a board that says in the text alone for whom it writes: company and title both have to be named.
  const named = applications.filter(
    ({ company, title }) => containsWords(words, toCompanyWords(company)) && containsWords(words, toTitle(title)),
  )
  const isByBoard = isBoard(toDomain(getSender(mail)?.address ?? ''))
  if (named.length > 0) return narrow(named, content, words, proven && isByBoard ? 'certain' : 'likely')
  const mentioned = applications.filter(({ company }) => containsWords(words, toCompanyWords(company)))
  return isByBoard ? narrow(mentioned, content, words, 'likely') : none
}

const roles =
  /\b(?:careers?|jobs?|hiring|team|recruit(?:ing|ment|er)|talent|acquisition|people|hr|personal|bewerbung|via \w+|at|the)\b/g

/** A sender's name is the employer's, or has all its words. "Violet Reed" is not Violet & Co. */
function isNamed(name: string, company: string) {
  const words = toCompanyWords(company).trim()
  const isLong = [words, toWords(company).trim()].some((each) => each.includes(' ') && containsWords(name, each))
  return isLong || toWords(name.replaceAll(roles, ' ')).trim() === words
}

function findBySender(mail: ReadMail, applications: KnownApplication[]): KnownApplication[] {
  const sender = getSender(mail)
  const domain = toDomain(sender?.address ?? '')
  if (!sender || domain === '') return []
  if (!isBoard(domain)) return applications.filter((each) => isEmployersDomain(domain, each))
  const name = toWords(sender.name)
  const byToken = applications.filter((each) => listTokens(sender.address).some((token) => isToken(token, each)))
  if (byToken.length > 0) return byToken
  const byName = applications.filter(({ company }) => isNamed(name, company))
  if (byName.length > 0) return byName
  return applications.filter((each) => listBoardTokens(mail).some((token) => isToken(token, each)))
}

const toLabel = (text: string) => text.toLowerCase().replaceAll(/[^\p{L}\d]/gu, '')
const listLabels = (company: string) => [
  toLabel(company.replaceAll('&', 'and')),
  toLabel(company),
  toLabel(toCompanyWords(company)),
]

/** The domain of the posting where that is no board, or the company's name as a domain. */
function isEmployersDomain(domain: string, { company, jobUrl }: KnownApplication) {
  const page = toDomain(URL.parse(jobUrl ?? '')?.hostname ?? '')
  if (page !== '' && !isBoard(page) && page === domain) return true
  const label = toLabel(domain.slice(0, domain.indexOf('.')))
  return label.length >= 3 && listLabels(company).includes(label)
}

/** `sparrowhawk.com` may be Sparrowhawk Security. */
function findByFirstWord(mail: ReadMail, applications: KnownApplication[]) {
  const domain = toDomain(getSender(mail)?.address ?? '')
  const label = toLabel(domain.slice(0, domain.indexOf('.')))
  return applications.filter(({ company }) => label.length >= 5 && toWords(company).startsWith(` ${label} `))
}

/** The tenant of the posting's own address, or the company's name. */
function isToken(token: string, { company, jobUrl }: KnownApplication) {
  const label = toLabel(token)
  if (label.length < 3) return false
  const own = jobUrl && isBoard(toDomain(URL.parse(jobUrl)?.hostname ?? '')) ? listTokens(jobUrl).map(toLabel) : []
  return own.includes(label) || listLabels(company).includes(label)
}

const listBoardTokens = ({ text, html }: ReadMail) =>
  [...`${text} ${html ?? ''}`.matchAll(/https:\/\/[^\s"'<>)]+/g)]
    .slice(0, maxLinks)
    .map(([link]) => link)
    .filter((link) => isBoard(toDomain(URL.parse(link)?.hostname ?? '')))
    .flatMap(listTokens)

const toTitle = (title: string) => toWords(title.replaceAll(/\(.*?\)|\b[mwdfx]\/[mwdfx]\/[mwdfx]\b/gi, ' '))

/** Of several applications to one employer the one whose posting or title the mail names. */
function narrow(candidates: KnownApplication[], content: string, words: string, confidence: Confidence): Match {
  const companies = new Set(candidates.map(({ company }) => company))
  if (companies.size > 1) return none
  const [only] = candidates
  if (candidates.length === 1 && only) return { applicationId: only.id, confidence }
  const named = candidates.filter(
    ({ jobUrl, confirmation, title }) =>
      (jobUrl && content.includes(jobUrl)) ||
      (confirmation && confirmation.length >= 5 && content.includes(confirmation)) ||
      containsWords(words, toTitle(title)),
  )
  // "Credit Risk Analyst" stands in "Senior Credit Risk Analyst" too.
  const exact = named.filter(
    ({ title }) => !named.some((other) => other.title !== title && containsWords(toTitle(other.title), toTitle(title))),
  )
  return exact.length === 1 && exact[0] ? { applicationId: exact[0].id, confidence } : none
}
