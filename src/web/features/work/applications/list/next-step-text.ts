import type { ListedApplication, NextStep } from '#contract/applications.ts'
import type { Role } from '#contract/endpoint.ts'
import { lazyDateFormat } from '#web/lib/format/lazy-date-format.ts'

/** The day in the reader's time zone: `Tue, Dec 1`. */
const formatWeekday = lazyDateFormat({ weekday: 'short', month: 'short', day: 'numeric' })

const clientTexts: Record<NextStep, string> = {
  approval: 'Your approval',
  question: 'Answer needed',
  interview: 'Interview',
  follow_up: 'Follow up',
}
const staffTexts: Record<NextStep, string> = {
  ...clientTexts,
  approval: 'Waiting for approval',
  question: 'Waiting for answer',
}

/** What comes next for an application, in the words of its reader; null if nothing does. */
export function formatNextStep(
  { nextStep, nextInterviewAt }: Pick<ListedApplication, 'nextStep' | 'nextInterviewAt'>,
  role: Role,
) {
  if (nextStep === null) return null
  if (nextStep === 'interview' && nextInterviewAt) return `Interview ${formatWeekday(new Date(nextInterviewAt))}`
  return (role === 'user' ? clientTexts : staffTexts)[nextStep]
}
