import { findFold, findVerificationCode } from './classify/find-fold.ts'
import { findInterview } from './classify/find-interview.ts'
import { findKind, type FoundKind } from './classify/find-kind.ts'
import { isProven, matchApplication } from './classify/match-application.ts'
import type { MailClassification, MailContext, Suggestion } from './model/classification.ts'
import type { ReadMail } from './model/mail.ts'

/** Words without which a mail that answers no known application is taken for none. */
const hiringWords =
  /\b(?:appl(?:y|ied|ying|ication|icant)s?|candida(?:te|cy)|hiring|recruit\w*|vacancy|interview|right to work|position|role|job|bewerb\p{L}*|stelle|vorstellungsgespräch)\b/iu

/** What kind of answer a mail is, to which application, and what follows if a person agrees. Words alone decide; no model is asked. */
export function classifyMail(mail: ReadMail, context: MailContext): MailClassification {
  const match = matchApplication(mail, context)
  const said = findSaid(mail, match.applicationId !== null)
  const fold = findFold(mail, context.applications, said)
  const found = fold === null ? said : nothing
  const isLost = fold === 'spam' || fold === 'newsletter' || fold === 'job alert'
  const { applicationId, confidence } = isLost ? { applicationId: null, confidence: 'unknown' as const } : match
  const isCertain = found.confidence === 'certain' && confidence === 'certain' && isProven(mail, context)
  return {
    ...found,
    fold,
    applicationId,
    applicationConfidence: confidence,
    verificationCode: fold === 'login code' ? findVerificationCode(mail) : null,
    suggestion: isCertain ? toSuggestion(mail, found.kind) : null,
  }
}

const nothing: FoundKind = { kind: 'other', evidence: '', confidence: 'unknown' }

function findSaid(mail: ReadMail, isMatched: boolean): FoundKind {
  if (
    mail.autoReplied ||
    /^(?:automatic reply|out of (?:the )?office|auto:|abwesen|automatische antwort)/i.test(mail.subject)
  )
    return { ...nothing, confidence: 'likely' }
  const subject = mail.forwarded?.by === 'person' ? mail.forwarded.subject || mail.subject : mail.subject
  const event = mail.calendar.find(({ method }) => method === 'REQUEST' || method === 'CANCEL')
  const found = findKind(subject, mail.text)
  if (!isMatched && !hiringWords.test(`${mail.subject} ${mail.text}`)) return nothing
  if (!event || found.kind === 'rejection' || found.kind === 'offer') return found
  const evidence = found.kind === 'invitation' ? found.evidence : event.summary || subject
  return { kind: 'invitation', evidence, confidence: 'certain' }
}

const cancelled =
  /\b(?:cancel(?:l?ed)?|call(?:ed)? off|postpone[d]?|absagen|verschieben)\b[^.!?]{0,80}\b(?:interview|meeting|call|\p{L}*gespräch)|\b(?:interview|meeting|\p{L}*gespräch)\b[^.!?]{0,60}\b(?:cancel(?:l?ed)?|called off|postponed|absagen|abgesagt|verschieben)\b/iu

function toSuggestion(mail: ReadMail, kind: MailClassification['kind']): Suggestion | null {
  if (kind === 'rejection') return { status: 'rejected', interview: null }
  if (kind === 'offer') return { status: 'offered', interview: null }
  if (kind !== 'invitation') return null
  const interview = findInterview(mail)
  // Without a calendar file nothing says which interview is off.
  return interview === null && cancelled.test(mail.text) ? null : { status: 'interviewing', interview }
}
