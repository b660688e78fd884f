import { type ClientFacts, hasMainFacts } from '#contract/answers.ts'
import { computeProfileCompleteness } from '#contract/profile-completeness.ts'
import type { Profile } from '#contract/profile.ts'

export const setUpSteps = [
  { id: 'resume', label: 'Your Resume' },
  { id: 'review', label: 'What We Read' },
  { id: 'wishes', label: 'What You Want' },
] as const
export type SetUpStep = (typeof setUpSteps)[number]['id']

interface SetUpRecords {
  profile: Profile | null
  rules: { version: number }
  answers: { facts: ClientFacts }
}

export function findDoneSteps({ profile, rules, answers }: SetUpRecords): ReadonlySet<SetUpStep> {
  const done = {
    resume: (profile?.resumeUrl ?? null) !== null,
    review: computeProfileCompleteness(profile).complete,
    wishes: rules.version > 0 && hasMainFacts(answers.facts),
  }
  return new Set(setUpSteps.map(({ id }) => id).filter((id) => done[id]))
}

export const parseStep = (text: string | null) => setUpSteps.find(({ id }) => id === text)?.id ?? null

/** Where a person continues: the first open step, null if there is none. */
export const findOpenStep = (done: ReadonlySet<SetUpStep>) => setUpSteps.find(({ id }) => !done.has(id))?.id ?? null

/** The step after this one, null after the last. */
export const getNextStep = (step: SetUpStep) =>
  setUpSteps[setUpSteps.findIndex(({ id }) => id === step) + 1]?.id ?? null
