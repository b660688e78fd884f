import { type ClientFacts, hasMainFacts } from '#contract/answers.ts'
import { completeFrom, computeProfileCompleteness } from '#contract/profile-completeness.ts'
import type { Profile } from '#contract/profile.ts'
import { showMoment } from '#web/lib/format/dates.ts'
import { paths } from '#web/paths.ts'

/** What the first days of a subscriber have come to. */
export interface SetUp {
  profile: Profile | null
  /** Zero until rules are saved. */
  rulesVersion: number
  facts: ClientFacts
  managerName: string | null
  managerDueAt: string | null
  /** Whether the conversation with the team has a message. */
  hasMessages: boolean
  /** Applications that reached an employer. */
  sent: number
}

export interface ChecklistItem {
  id: 'resume' | 'profile' | 'rules' | 'facts' | 'manager' | 'message' | 'application'
  title: string
  text: string
  done: boolean
  /** Null where the client can only wait. */
  action: { label: string; href: string } | null
}

/** Each item is done only if the records say so. */
export function listChecklist(setUp: SetUp): ChecklistItem[] {
  const { profile, rulesVersion, facts, managerName, managerDueAt, hasMessages, sent } = setUp
  const { percent, complete } = computeProfileCompleteness(profile)
  return [
    {
      id: 'resume',
      title: 'Upload your resume',
      text: 'We read it and fill in your profile from it.',
      // Nobody is asked for a resume that an employer has.
      done: (profile !== null && profile.resumeUrl !== null) || sent > 0,
      action: { label: 'Upload a Resume', href: paths.welcomeStep('resume') },
    },
    {
      id: 'profile',
      title: 'Complete your profile',
      text: complete
        ? `It is ${percent}% filled in.`
        : `It is ${percent}% filled in. We need ${completeFrom}% to apply well.`,
      done: complete,
      action: { label: 'Open Your Profile', href: paths.profile },
    },
    {
      id: 'rules',
      title: 'Say what you want',
      text: 'Job titles, places and companies we must not apply to.',
      done: rulesVersion > 0,
      action: { label: 'Set Your Rules', href: paths.welcomeStep('wishes') },
    },
    {
      id: 'facts',
      title: 'Answer what every job site asks',
      text: 'Your work authorization and your notice period.',
      done: hasMainFacts(facts),
      action: { label: 'Answer Two Questions', href: paths.welcomeStep('wishes') },
    },
    {
      id: 'manager',
      title: 'Meet your account manager',
      text: describeManager(managerName, managerDueAt),
      done: managerName !== null,
      action: null,
    },
    {
      id: 'message',
      title: 'Start a conversation with us',
      text: 'Tell us what matters most to you in the next job.',
      done: hasMessages,
      action: { label: 'Write a Message', href: paths.messages },
    },
    {
      id: 'application',
      title: 'Your first application',
      text: 'We send it and let you know. You can also send us a job that you like.',
      done: sent > 0,
      action: { label: 'Send Us a Job', href: paths.submitInterest },
    },
  ]
}

function describeManager(name: string | null, dueAt: string | null) {
  if (name !== null) return `${name} applies for you.`
  return dueAt === null ? 'We assign one to you.' : `We assign one to you by ${showMoment(dueAt)}.`
}
