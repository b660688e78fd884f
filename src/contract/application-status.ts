import { z } from 'zod/mini'

/**
 * In the order of lists that are sorted by status. The generated column `status_rank` stores this order, so a status that is added
 * or moved needs a migration by hand: CONTRIBUTING.md, "an application status".
 */
export const applicationStatuses = [
  'interested',
  'applied',
  'interviewing',
  'withdrew',
  'rejected',
  'offered',
  'accepted',
] as const
export const applicationStatus = z.enum(applicationStatuses)
export type ApplicationStatus = (typeof applicationStatuses)[number]

/** The stages of a successful application. */
export const applicationStages = [
  'interested',
  'applied',
  'interviewing',
  'offered',
  'accepted',
] as const satisfies readonly ApplicationStatus[]
export type ApplicationStage = (typeof applicationStages)[number]

interface StatusFacts {
  /** The stage that it implies. A lost application keeps a later one that it had reached. */
  stage: ApplicationStage
  /**
   * Says that the application is with the employer. Staff who set it where it was not so before send the application: the rules
   * of the client are checked and a receipt is recorded.
   */
  isWithEmployer: boolean
  /** News from the employer: weekly reports count it as an answer. */
  isAnswer: boolean
  /** How the application ended; null while it is open. */
  end: 'won' | 'lost' | null
}

/** What the product has to know about a status. SQL and sets ask the functions below, so that nothing lists statuses again. */
const facts: Record<ApplicationStatus, StatusFacts> = {
  interested: { stage: 'interested', isWithEmployer: false, isAnswer: false, end: null },
  applied: { stage: 'applied', isWithEmployer: true, isAnswer: false, end: null },
  interviewing: { stage: 'interviewing', isWithEmployer: true, isAnswer: true, end: null },
  // The client's decision, also before anything was sent.
  withdrew: { stage: 'interested', isWithEmployer: false, isAnswer: false, end: 'lost' },
  // It was sent before, so it reached `applied`; but who records a rejection sends nothing: no rules to check, and no receipt.
  rejected: { stage: 'applied', isWithEmployer: false, isAnswer: true, end: 'lost' },
  offered: { stage: 'offered', isWithEmployer: true, isAnswer: true, end: null },
  accepted: { stage: 'accepted', isWithEmployer: true, isAnswer: true, end: 'won' },
}

export const isWithEmployer = (status: ApplicationStatus) => facts[status].isWithEmployer
export const isAnswer = (status: ApplicationStatus) => facts[status].isAnswer
/** Nothing comes next for it. */
export const isOver = (status: ApplicationStatus) => facts[status].end !== null
/** Over without a job. Its interviews are off; those of an accepted application may still take place. */
export const isLost = (status: ApplicationStatus) => facts[status].end === 'lost'

const getLater = (one: ApplicationStage, other: ApplicationStage) =>
  applicationStages.indexOf(one) > applicationStages.indexOf(other) ? one : other

/** The stage an application reached; a lost one keeps its last stage. */
export function stageReached(status: ApplicationStatus, former: ApplicationStage = 'interested'): ApplicationStage {
  const { stage } = facts[status]
  return isLost(status) ? getLater(stage, former) : stage
}
