import type { ClientFacts } from '#contract/answers.ts'
import type { Profile } from '#contract/profile.ts'
import { formatCount } from '#web/ui/data/format-number.ts'

type Known = Pick<Profile, 'salaryExpectation' | 'willingToRelocate' | 'workHistory' | 'workPreference'> | null

export interface Suggestion {
  text: string
  /** Completes "from …". */
  source: string
}

const fromAnswers = 'your answers'
const fromProfile = 'your profile'

const yesOrNo = (value: boolean) => (value ? 'Yes' : 'No')
const suggest = (text: string, source: string): Suggestion => ({ text, source })

/** A job that has ended needs no notice. Undefined if there is a current job, or no job at all. */
const hasLeftAllJobs = (history: Profile['workHistory']) =>
  history.length > 0 && history.every(({ endDate }) => endDate !== null)

const preferences = { remote: 'Remote', hybrid: 'Hybrid', 'in-office': 'In the office' }

/** What the profile says about a fact that was not given; null where it says nothing. */
export function suggestFacts(profile: Known) {
  return {
    salaryExpectation: profile?.salaryExpectation ?? null,
    noticePeriod: profile && hasLeftAllJobs(profile.workHistory) ? 'None, I can start right away' : null,
    // A box that is not checked may never have been looked at.
    willingToRelocate: profile?.willingToRelocate ? true : null,
  }
}

type Rule = (facts: ClientFacts, profile: Known) => Suggestion | null

const rules: readonly (readonly [RegExp, Rule])[] = [
  [
    /\b(salary|compensation|pay|wage)s?\b.*\b(expect|desire|require|range|looking)|\b(expected|desired|required) (annual |base )?(salary|compensation|pay)\b/i,
    ({ salaryExpectation: own }, profile) => {
      const salary = own ?? suggestFacts(profile).salaryExpectation
      if (salary === null) return null
      return suggest(`$${formatCount(salary)} a year`, own === null ? fromProfile : fromAnswers)
    },
  ],
  [
    /\brelocat/i,
    ({ willingToRelocate: own }, profile) => {
      const willing = own ?? suggestFacts(profile).willingToRelocate
      return willing === null ? null : suggest(yesOrNo(willing), own === null ? fromProfile : fromAnswers)
    },
  ],
  [
    /\bnotice\b|\b(soon|when) (can|could) you (start|begin|join)\b|\bstart date\b/i,
    ({ noticePeriod: own }, profile) => {
      const notice = own ?? suggestFacts(profile).noticePeriod
      return notice === null ? null : suggest(notice, own === null ? fromProfile : fromAnswers)
    },
  ],
  [/\bsponsor/i, ({ sponsorshipNeeded: own }) => (own === null ? null : suggest(yesOrNo(own), fromAnswers))],
  [
    /\b(authori[sz]ed|authori[sz]ation|eligible|eligibility|permit|right) to work\b|\bwork (authori[sz]ation|permit|eligibility)\b/i,
    ({ workAuthorization: own }) => (own === null ? null : suggest(own, fromAnswers)),
  ],
  [/\b(18|eighteen)\b/i, ({ over18: own }) => (own === null ? null : suggest(yesOrNo(own), fromAnswers))],
  [
    /\b(remote|hybrid|on-?site|in-office|work (mode|preference|arrangement))\b/i,
    (_facts, profile) => (profile?.workPreference ? suggest(preferences[profile.workPreference], fromProfile) : null),
  ],
]

/** An answer that the client's own facts or profile hold; null if they hold none. The client decides whether it is right. */
export function suggestAnswer(question: string, facts: ClientFacts, profile: Known): Suggestion | null {
  for (const [asks, toSuggestion] of rules) if (asks.test(question)) return toSuggestion(facts, profile)
  return null
}
