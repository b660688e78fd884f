import { DateTime } from 'luxon'
import type { TaskKind } from '#contract/tasks.ts'

export const taskNames: Record<TaskKind, string> = {
  consultation: 'a resume consultation',
  custom_resume: 'an ATS custom resume',
  report_note: 'a sentence for the weekly report',
}

/** The text of the message that proposes a time, by the clock of that zone. */
export function getProposalText(proposedAt: string, timeZone: string) {
  const time = DateTime.fromISO(proposedAt, { zone: timeZone, locale: 'en-US' }).toFormat('cccc d LLLL yyyy, HH:mm')
  return `I suggest ${time} (${timeZone}) for your resume consultation.`
}
