import { z } from 'zod/mini'
import { type AnswersBody, answersBody, type ClientAnswers } from '#contract/answers.ts'
import { type Profile, profileBody, type ProfileBody } from '#contract/profile.ts'
import { type ClientRules, type RulesBody, rulesBody } from '#contract/rules.ts'

/** What the client wants: parts of the rules, of the answers and of the profile. */
const wishesBody = z.object({
  titles: rulesBody.shape.titles,
  locations: rulesBody.shape.locations,
  /** Names of employers never to apply to. */
  avoided: rulesBody.shape.titles,
  minimumSalary: rulesBody.shape.minimumSalary,
  workAuthorization: answersBody.shape.facts.shape.workAuthorization,
  sponsorshipNeeded: answersBody.shape.facts.shape.sponsorshipNeeded,
  noticePeriod: answersBody.shape.facts.shape.noticePeriod,
  links: profileBody.shape.links,
})
export type Wishes = z.output<typeof wishesBody>

const list = z.array(z.string())
const formValues = z.object({
  titles: list,
  locations: list,
  avoided: list,
  workAuthorization: z.string(),
  noticePeriod: z.string(),
  links: list,
})
export type WishesInput = z.infer<typeof formValues>

/** Validates the form of the first day and converts it to what is saved. */
export const wishesForm = z.pipe(
  z.pipe(
    formValues,
    z.transform((values): Omit<z.input<typeof wishesBody>, 'minimumSalary' | 'sponsorshipNeeded'> => values),
  ),
  z.omit(wishesBody, { minimumSalary: true, sponsorshipNeeded: true }),
)

/** The records that hold the wishes. */
export interface Records {
  rules: ClientRules
  answers: ClientAnswers
  profile: Profile | null
}

export const readWishes = ({ rules, answers: { facts }, profile }: Records): Wishes => ({
  titles: rules.titles,
  locations: rules.locations,
  avoided: rules.excludedCompanies.map(({ name }) => name),
  minimumSalary: rules.minimumSalary,
  workAuthorization: facts.workAuthorization,
  sponsorshipNeeded: facts.sponsorshipNeeded,
  noticePeriod: facts.noticePeriod,
  links: profile?.links ?? [],
})

export function toWishesInput(records: Records): WishesInput {
  const { workAuthorization, noticePeriod, ...wishes } = readWishes(records)
  return { ...wishes, workAuthorization: workAuthorization ?? '', noticePeriod: noticePeriod ?? '' }
}

/** What a form showed when it opened, and what it sends. */
export interface WishesEdit {
  base: Wishes
  mine: Partial<Wishes>
}

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)

/**
 * The latest wishes with what was changed in the form. Another screen may have saved since the form opened: what was not
 * changed here stays as it is, and a list gets the entries that were added and loses those that were removed.
 */
export function mergeWishes(latest: Wishes, { base, mine }: WishesEdit): Wishes {
  const lists = (['titles', 'locations', 'avoided', 'links'] as const).map((name) => [
    name,
    mergeList(latest[name], base[name], mine[name] ?? base[name]),
  ])
  const changed = Object.entries(mine).filter(([name, value]) => !isSame(value, base[name as keyof Wishes]))
  return { ...latest, ...Object.fromEntries(changed), ...Object.fromEntries(lists) }
}

function mergeList(latest: readonly string[], base: readonly string[], mine: readonly string[]) {
  if (isSame(latest, base)) return [...mine]
  const left = latest.filter((entry) => mine.includes(entry) || !base.includes(entry))
  return [...left, ...mine.filter((entry) => !base.includes(entry) && !left.includes(entry))]
}

/** The rules with the wishes, and all else as it is. Null if nothing changes. */
export function mergeRules({ version: _version, updatedAt: _updatedAt, ...rules }: ClientRules, wishes: Wishes) {
  const merged: RulesBody = {
    ...rules,
    titles: wishes.titles,
    locations: wishes.locations,
    minimumSalary: wishes.minimumSalary,
    excludedCompanies: wishes.avoided.map(
      (name) => rules.excludedCompanies.find((known) => known.name === name) ?? { name, aliases: [] },
    ),
  }
  return isSame(merged, rules) ? null : merged
}

/** The answers with the wishes, and all else as it is. Null if nothing changes. */
export function mergeAnswers({ facts, answers }: ClientAnswers, wishes: Wishes) {
  const { workAuthorization, sponsorshipNeeded, noticePeriod } = wishes
  const merged = { ...facts, workAuthorization, sponsorshipNeeded, noticePeriod }
  if (isSame(merged, facts)) return null
  return {
    facts: merged,
    answers: answers.map(({ id, topic, question, answer }) => ({ id, topic, question, answer })),
  } satisfies AnswersBody
}

/** The profile with the links, and all else as it is. Null if nothing changes. */
export function mergeProfile(profile: Profile | null, { links }: Wishes): ProfileBody | null {
  if (isSame(links, profile?.links ?? [])) return null
  return profileBody.parse({ ...profile, links })
}
