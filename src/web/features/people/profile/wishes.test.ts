import { expect, it } from 'vitest'
import { noFacts } from '#contract/answers.ts'
import { noRules } from '#contract/rules.ts'
import { profile } from '#test/create-dialog.tsx'
import {
  mergeAnswers,
  mergeProfile,
  mergeRules,
  mergeWishes,
  readWishes,
  type Records,
  toWishesInput,
  wishesForm,
} from './wishes.ts'

const records: Records = {
  rules: {
    ...noRules,
    version: 3,
    excludedCompanies: [{ name: 'Acme', aliases: ['acme.example'] }],
    titles: ['Planner'],
    workModes: ['remote'],
    minimumSalary: 60_000,
    askFirst: true,
    updatedAt: '2026-01-05T09:00:00.000Z',
  },
  answers: {
    facts: { ...noFacts, noticePeriod: 'Two weeks', over18: true },
    answers: [
      {
        id: '0b8f2c52-6b0a-4f6e-8a53-0f7e0a2b6c11',
        topic: 'Tools',
        question: 'Which tools?',
        answer: 'Excel.',
        updatedAt: '2026-01-05T09:00:00.000Z',
      },
    ],
  },
  profile: { ...profile, links: ['https://ann.example/'] },
}
const wishes = readWishes(records)

it('changes nothing as long as the form shows what is stored', () => {
  expect(mergeRules(records.rules, wishes)).toBeNull()
  expect(mergeAnswers(records.answers, wishes)).toBeNull()
  expect(mergeProfile(records.profile, wishes)).toBeNull()
  expect(wishesForm.parse(toWishesInput(records))).toMatchObject({ titles: ['Planner'], avoided: ['Acme'] })
  expect(mergeProfile(null, { ...wishes, links: [] })).toBeNull()
})

it('keeps the rest of the rules, also the other names of an employer', () => {
  const merged = mergeRules(records.rules, { ...wishes, titles: ['Buyer'], avoided: ['Mills', 'Acme'] })
  expect(merged).toEqual({
    titles: ['Buyer'],
    locations: [],
    excludedCompanies: [
      { name: 'Mills', aliases: [] },
      { name: 'Acme', aliases: ['acme.example'] },
    ],
    workModes: ['remote'],
    minimumSalary: 60_000,
    askFirst: true,
  })
})

it('keeps the other facts, and the answers with their ids', () => {
  expect(mergeAnswers(records.answers, { ...wishes, workAuthorization: 'US citizen' })).toEqual({
    facts: { ...records.answers.facts, workAuthorization: 'US citizen' },
    answers: [{ id: records.answers.answers[0]?.id, topic: 'Tools', question: 'Which tools?', answer: 'Excel.' }],
  })
})

it('keeps the rest of the profile, and begins one with links alone', () => {
  const links = ['https://ann.example/work']
  expect(mergeProfile(records.profile, { ...wishes, links })).toMatchObject({
    phone: profile.phone,
    skills: profile.skills,
    links,
  })
  expect(mergeProfile(null, { ...wishes, links })).toMatchObject({ phone: null, skills: [], links })
})

it('reports a wrong link at its field', () => {
  const { error } = wishesForm.safeParse({ ...toWishesInput(records), links: ['javascript:alert(1)'] })
  expect(error?.issues.map(({ path }) => path.join('.'))).toEqual(['links.0'])
})

it('loses nothing that another screen saved since the form opened', () => {
  const latest = { ...wishes, titles: ['Planner', 'Buyer'], minimumSalary: 70_000, noticePeriod: 'One month' }
  const mine = { ...wishes, titles: ['Analyst'], workAuthorization: 'US citizen' }
  expect(mergeWishes(latest, { base: wishes, mine })).toEqual({
    ...latest,
    titles: ['Buyer', 'Analyst'],
    workAuthorization: 'US citizen',
  })
  // A form that shows a part of the wishes changes no other part.
  expect(mergeWishes(latest, { base: wishes, mine: {} })).toEqual(latest)
})

it('keeps the order that was chosen here', () => {
  const base = { ...wishes, titles: ['A', 'B'] }
  expect(mergeWishes(base, { base, mine: { titles: ['B', 'A'] } }).titles).toEqual(['B', 'A'])
})
