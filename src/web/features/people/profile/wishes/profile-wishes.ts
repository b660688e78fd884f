import { z } from 'zod/mini'
import { answersBody } from '#contract/answers.ts'
import { rulesBody } from '#contract/rules.ts'
import { readWholeNumber } from '../editor/profile-values.ts'
import { readWishes, type Records } from '../wishes.ts'

const list = z.array(z.string())
const values = z.object({
  titles: list,
  locations: list,
  minimumSalary: z.string(),
  workAuthorization: z.string(),
  sponsorshipNeeded: z.enum(['', 'yes', 'no']),
  noticePeriod: z.string(),
})
/** The wishes that the profile screen edits, as its form holds them. */
export type ProfileWishes = z.infer<typeof values>

const { titles, locations, minimumSalary } = rulesBody.shape
const { workAuthorization, sponsorshipNeeded, noticePeriod } = answersBody.shape.facts.shape
const body = z.object({ titles, locations, minimumSalary, workAuthorization, sponsorshipNeeded, noticePeriod })

/** Validates the form and converts it to what is saved. */
export const profileWishesForm = z.pipe(
  z.pipe(
    values,
    z.transform((input): z.input<typeof body> => ({
      ...input,
      minimumSalary: readWholeNumber(input.minimumSalary),
      sponsorshipNeeded: input.sponsorshipNeeded === '' ? null : input.sponsorshipNeeded === 'yes',
    })),
  ),
  body,
)

export const noWishes: ProfileWishes = {
  titles: [],
  locations: [],
  minimumSalary: '',
  workAuthorization: '',
  sponsorshipNeeded: '',
  noticePeriod: '',
}

export function toProfileWishes(records: Records): ProfileWishes {
  const wishes = readWishes(records)
  return {
    titles: wishes.titles,
    locations: wishes.locations,
    minimumSalary: String(wishes.minimumSalary ?? ''),
    workAuthorization: wishes.workAuthorization ?? '',
    sponsorshipNeeded: wishes.sponsorshipNeeded === null ? '' : wishes.sponsorshipNeeded ? 'yes' : 'no',
    noticePeriod: wishes.noticePeriod ?? '',
  }
}
