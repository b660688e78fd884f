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
  workAuthorization: answersBody.shape.facts.shape.workAuthorization,
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

/** Validates the form and converts it to what is saved. */
export const wishesForm = z.pipe(
  z.pipe(
    formValues,
    z.transform((values): z.input<typeof wishesBody> => values),
  ),
  wishesBody,
)

/** The records that hold the wishes. */
export interface Records {
  rules: ClientRules
  answers: ClientAnswers
  profile: Profile | null
}

export const toWishes = ({ rules, answers: { facts }, profile }: Records): WishesInput => ({
  titles: rules.titles,
  locations: rules.locations,
  avoided: rules.excludedCompanies.map(({ name }) => name),
  workAuthorization: facts.workAuthorization ?? '',
  noticePeriod: facts.noticePeriod ?? '',
  links: profile?.links ?? [],
})

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)

/** The rules with the wishes, and all else as it is. Null if nothing changes. */
export function mergeRules({ version: _version, updatedAt: _updatedAt, ...rules }: ClientRules, wishes: Wishes) {
  const merged: RulesBody = {
    ...rules,
    titles: wishes.titles,
    locations: wishes.locations,
    excludedCompanies: wishes.avoided.map(
      (name) => rules.excludedCompanies.find((known) => known.name === name) ?? { name, aliases: [] },
    ),
  }
  return isSame(merged, rules) ? null : merged
}

/** The answers with the wishes, and all else as it is. Null if nothing changes. */
export function mergeAnswers({ facts, answers }: ClientAnswers, { workAuthorization, noticePeriod }: Wishes) {
  const merged = { ...facts, workAuthorization, noticePeriod }
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
