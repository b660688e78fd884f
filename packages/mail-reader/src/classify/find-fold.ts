import type { KnownApplication, MailFold } from '#mail/model/classification.ts'
import type { ReadMail } from '#mail/model/mail.ts'
import { findMeetingLink } from '#mail/read/meeting-links.ts'
import type { FoundKind } from './find-kind.ts'
import { getSender } from './match-application.ts'
import { isBoard, toCompanyWords, toDomain } from './senders.ts'

const code =
  /\b(?:(?:one-?time|single-use) (?:pass)?(?:code|word)|passcode|security code|verification code|confirmation code|sign-?in code|login code|access code|code for (?:the|your)|best(?:ä|ae)tigungscode|sicherheitscode|einmalcode|zugangscode|verify your (?:e-?mail|account)|confirm your e-?mail|e-?mail-?adresse best(?:ä|ae)tigen|forwarding confirmation)\b/i
const alertWords = [
  /\b(?:job ?alerts?|daily alert|jobagent|job-?abo|suchauftrag)\b/i,
  /\b(?:new|neue) (?:\w+ )?(?:jobs?|stellen)\b|\bjobs? (?:matching|that match|for you|near you)|\bmatch(?:es|ing)? your (?:search|profile)/i,
  /\b(?:recommended|similar|see all) jobs?\b|\bactively recruiting\b/i,
  /\bfirst applicants\b|\bbe one of the first\b|\bbased on your (?:activity|searches|profile)\b/i,
  /\b(?:apply now|click a job to apply|jetzt bewerben|apply with your profile|is hiring)\b/i,
  /\b\d+ (?:new |more |neue |weitere )(?:\w+ )?(?:jobs?|stellen)\b/i,
]
const newsletterWords =
  /\bunsubscribe\b|\babbestellen\b|\babmelden\b|view (?:it )?(?:in|online|this)|read online|update your preferences|manage (?:your )?preferences|newsletter|rundbrief|talent (?:community|network)/i
const spamWords = [
  /\b(?:telegram|whatsapp)\b/i,
  /\bgift cards?\b|\b(?:training|registration|processing) fee\b|\brefundable\b/i,
  /\bbank (?:details|account)|your account and keep|send you a (?:check|cheque)|copy of your id\b/i,
  /\bbuy (?:your )?(?:own )?equipment|need to buy\b/i,
  /\bmail password\b|password to see\b/i,
  /\bgreetings of the day\b|\bhope you are doing (?:great|well)\b/i,
  /\burgent (?:requirement|need)|\bimmediate (?:opening|need|requirement)|\bdirect client\b|\bour client'?s?\b/i,
  /\b(?:c2c|w2|corp[- ]to[- ]corp|hourly rate|expected rate|visa status|work authorization)\b/i,
  /\$\d+ (?:per|a) day|\bno interview needed|work \d hours daily|\byou are hired as\b|\bdear job ?seeker\b/i,
  /\bupdated (?:resume|cv)\b/i,
]

const count = (patterns: RegExp[], text: string) => patterns.filter((pattern) => pattern.test(text)).length

/** Why a mail is no answer of an employer. */
export function findFold(mail: ReadMail, applications: KnownApplication[], said: FoundKind): MailFold | null {
  const content = `${mail.subject}\n${mail.text}`
  const isAnswer = said.kind !== 'other'
  const isDecision = /^(?:invitation|rejection|offer)$/.test(said.kind)
  if (!isDecision && isSignIn(mail)) return 'login code'
  const sender = toDomain(getSender(mail)?.address ?? '')
  const spam = count(spamWords, content)
  if (spam >= 2 || (spam === 1 && !mail.authentication.authenticated && !isBoard(sender))) return 'spam'
  if (!mail.authentication.authenticated && applications.some((each) => isLookAlike(sender, each))) return 'spam'
  const alerts = count(alertWords, content)
  if (alerts >= 2 || (alerts === 1 && mail.isBulk && !isAnswer)) return 'job alert'
  if (isAnswer && isBoard(sender)) return null
  const isLetter = newsletterWords.test(`${content}\n${mail.quoted}\n${mail.signature}`)
  // Some employers send decisions through the program of their newsletter.
  return isLetter && said.confidence !== 'certain' && (mail.isBulk || !isAnswer) ? 'newsletter' : null
}

/** A short mail around a code or a confirming link. The passcode of a meeting is none. */
const isSignIn = ({ subject, text }: ReadMail) =>
  text.length < 1500 && findMeetingLink(text) === null && code.test(`${subject}\n${text}`)

/** The code itself: digits, or letters mixed with digits. Only of mails that are about one. */
export function findVerificationCode({ subject, text }: ReadMail): string | null {
  const content = `${text}\n${subject}`
  for (const pattern of [
    /\b(?:code|passcode|pin)\b[^.\n:]{0,60}(?::|\bis\b|\blautet:?)\s*([A-Z0-9][A-Z0-9-]{3,11})(?![\w-])/gi,
    /\b(?:use|enter|enter the code|code)\s+(?:the code\s+)?([A-Z0-9][A-Z0-9-]{3,11})(?![\w-])/gi,
    /(?<![\w$€£.,-])(\d{4,9}|\d{3}[ -]\d{3})(?![\w.,-]*\d)/g,
  ])
    for (const [, found = ''] of content.matchAll(pattern))
      if (/\d/.test(found) && !/^20[2-4]\d$/.test(found)) return found
  return null
}

const similar: [RegExp, string][] = [
  [/[0о]/g, 'o'],
  [/[1iɩі|]/g, 'l'],
  [/rn/g, 'm'],
  [/vv/g, 'w'],
  [/5/g, 's'],
  [/3/g, 'e'],
]
const toShape = (text: string) => similar.reduce((all, [from, to]) => all.replaceAll(from, to), text)

/** A domain that reads like the employer's and is not: `larkfie1d.com`, `larkfield-jobs.net`. */
function isLookAlike(domain: string, { company, jobUrl }: KnownApplication) {
  const label = domain.slice(0, domain.indexOf('.')).replaceAll('-', '')
  const page = toDomain(URL.parse(jobUrl ?? '')?.hostname ?? '')
  const own = toCompanyWords(company).replaceAll(' ', '')
  if (own.length < 5 || label === own || domain === page || isBoard(domain)) return false
  return (
    toShape(label) === toShape(own) || (label.startsWith(own) && /(?:jobs?|careers?|hr|offers?|hiring)$/.test(label))
  )
}
