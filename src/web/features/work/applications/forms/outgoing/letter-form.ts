import type { LetterForm } from '@foothold/resume-engine/forms'
import { limits } from '#contract/fields.ts'
import type { Profile } from '#contract/profile.ts'
import type { UserListItem } from '#contract/users.ts'
import { formatJobTitle } from '#web/features/people/profile/entry-titles.ts'
import { formatName } from '#web/lib/format/names.ts'

export interface LetterClient extends Pick<UserListItem, 'firstName' | 'lastName' | 'email'> {
  profile: Profile | null
}

/** The job that the letter is for. `description` is blank without a read posting. */
interface LetterJob {
  company: string
  position: string
  description: string
}

const toPassage = (lines: readonly string[], separator: string) =>
  lines.filter(Boolean).join(separator).slice(0, limits.builderText).toWellFormed()

/** The input of the letter writer: what the client's profile and the posting say, and nothing else. */
export function toLetterForm({ profile, email, ...names }: LetterClient, job: LetterJob): LetterForm {
  const jobs = (profile?.workHistory ?? []).filter((entry) => formatJobTitle(entry) !== '' || entry.description)
  const positions = jobs.slice(0, limits.list).map((entry) => ({
    company: entry.company,
    place: '',
    position: entry.position,
    startDate: entry.startDate ?? '',
    endDate: entry.endDate ?? '',
    description: toPassage([entry.description ?? ''], ''),
    achievements: '',
  }))
  return {
    personalInfo: {
      fullName: formatName(names),
      email,
      phone: profile?.phone ?? '',
      location: profile?.address ?? '',
      linkedin: '',
    },
    jobDetails: {
      companyName: job.company,
      position: job.position,
      jobDescription: toPassage([job.description], ''),
      requirements: '',
      jobDescriptionUrl: '',
    },
    experience: {
      relevantExperience: '',
      keyAchievements: '',
      skills: toPassage(profile?.skills ?? [], ', '),
      positions,
    },
    motivation: { whyCompany: '', whyPosition: '', valueProposition: '' },
  }
}

/** Why the profile is too empty for a letter; null if it is not. */
export function findMissingText({ profile }: LetterClient) {
  if (!profile) return 'The client has no profile yet'
  const isWritable = profile.skills.length > 0 || profile.workHistory.some((job) => formatJobTitle(job) !== '')
  return isWritable ? null : "The client's profile has no work history and no skills"
}

/** The name under which the letter is saved. */
export const toLetterName = ({ company, position }: Pick<LetterJob, 'company' | 'position'>) =>
  `${company.trim()} - ${position.trim()}`.slice(0, limits.name).toWellFormed()
