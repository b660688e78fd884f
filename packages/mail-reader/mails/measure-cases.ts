import { classifyMail } from '#mail/classify-mail.ts'
import type { MailClassification } from '#mail/model/classification.ts'
import { readMail } from '#mail/read-mail.ts'
import { listCases, type MailCase } from './build-mails.ts'

interface Figure {
  precision: number
  recall: number
  right: number
  found: number
  wanted: number
}

export interface Judged {
  mail: MailCase
  said: MailClassification
}

const receivedAt = new Date('2026-11-24T09:00:10Z')

export async function classifyCases(part: 'tuned' | 'held-back'): Promise<Judged[]> {
  const judged: Judged[] = []
  for (const each of listCases(part)) {
    const mail = await readMail(each.raw, { receivedAt })
    // Signatures are tested elsewhere: here the sender is proven or not.
    const authentication = { ...mail.authentication, authenticated: each.isAuthenticated }
    judged.push({ mail: each, said: classifyMail({ ...mail, authentication }, each.context) })
  }
  return judged
}

const toFigure = (
  judged: Judged[],
  found: (each: Judged) => string | null,
  wanted: (each: Judged) => string | null,
): Figure => {
  const claims = judged.filter((each) => found(each) !== null)
  const truths = judged.filter((each) => wanted(each) !== null)
  const right = claims.filter((each) => found(each) === wanted(each)).length
  return {
    precision: claims.length === 0 ? 1 : right / claims.length,
    recall: truths.length === 0 ? 1 : right / truths.length,
    right,
    found: claims.length,
    wanted: truths.length,
  }
}

export function measure(judged: Judged[]) {
  const kinds = ['invitation', 'rejection', 'offer', 'assessment', 'question', 'received', 'other'] as const
  const figures: Record<string, Figure> = {}
  for (const kind of kinds)
    figures[kind] = toFigure(
      judged,
      ({ said }) => only(said.kind, kind),
      ({ mail }) => only(mail.kind, kind),
    )
  figures.application = toFigure(
    judged,
    ({ said }) => said.applicationId,
    ({ mail }) => mail.applicationId,
  )
  figures['certain application'] = toFigure(
    judged,
    ({ said }) => (said.applicationConfidence === 'certain' ? said.applicationId : null),
    ({ mail }) => mail.applicationId,
  )
  figures.suggestion = toFigure(
    judged,
    ({ said }) => said.suggestion?.status ?? null,
    ({ mail }) => (mail.applicationId ? (statuses[mail.kind] ?? null) : null),
  )
  figures.fold = toFigure(
    judged,
    ({ said }) => said.fold,
    ({ mail }) => mail.fold,
  )
  figures.code = toFigure(
    judged,
    ({ said }) => said.verificationCode,
    ({ mail }) => mail.code,
  )
  const timed = judged.filter(({ mail }) => mail.interview !== null)
  figures.interview = toFigure(timed, getInterview, ({ mail }) =>
    /^\d/.test(mail.interview ?? '') ? mail.interview : null,
  )
  return { figures, failures: judged.flatMap(describeFailure) }
}

const only = (value: string, kind: string) => (value === kind ? value : null)

const statuses: Record<string, string> = { invitation: 'interviewing', rejection: 'rejected', offer: 'offered' }

function getInterview({ said }: Judged) {
  const interview = said.suggestion?.interview
  return interview && !interview.cancelled ? interview.startsAt.replace('.000', '') : null
}

function describeFailure({ mail, said }: Judged): string[] {
  const failures = [
    mail.kind !== said.kind && `kind ${said.kind} <${said.evidence.slice(0, 90)}>`,
    mail.applicationId !== said.applicationId && `application ${said.applicationId} not ${mail.applicationId}`,
    mail.fold !== said.fold && `fold ${said.fold}`,
    mail.code !== said.verificationCode && `code ${said.verificationCode}`,
    /^\d|none/.test(mail.interview ?? '') &&
      (getInterview({ mail, said }) ?? 'none') !== mail.interview &&
      `interview ${getInterview({ mail, said })}`,
  ].filter((failure) => failure !== false)
  return failures.length > 0 ? [`${mail.name}: ${failures.join('; ')}`] : []
}
