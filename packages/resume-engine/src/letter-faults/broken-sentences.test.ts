import { expect, test } from 'vitest'
import { analyzeLetter } from '#engine/analyze-letter.ts'
import { heldLetters } from '#engine/writer/held-letters/held-letters.fixture.ts'
import { writeLetter } from '#engine/writer/write-letter.ts'
import { goodLetters } from './good-letters.fixture.ts'

const pairs = heldLetters.flatMap(([name, form]) => {
  const good = goodLetters[name]
  const ours = writeLetter(form).text
  const { companyName, position, jobDescription } = form.jobDetails
  const analyze = (text: string) => analyzeLetter({ text, jobDescription, companyName, position })
  const wrap = (body: string) =>
    `${ours.slice(0, ours.indexOf('Dear '))}Dear Hiring Manager,\n\n${body}\n\nSincerely,\n${form.personalInfo.fullName}`
  return good ? [{ name, good: wrap(good), ours, analyze }] : []
})

const broken = [
  'I staff Accountant at Harborview Foods since 2020: month-end close for 6 entities, bank recs, AP.',
  'I number first, creative second.',
  'I numbered.',
  'I have worked as a before that analyst at Pike Analytics.',
  'My experience includes before: line cook 3 years in Lyon, France.',
  'My experience includes before that VP Finance at Dunmore Foods, 2011-2018.',
  'I bring 10 years of restaurant general manager, last one Blue Plate Atlanta.',
  'My work has included one pricing test added $2.1M revenue.',
  'My work has included first-chaired two hearings.',
  'My work has included trained coworkers in crisis de-escalation.',
  'My work has included relief charge nurse twice a week.',
  'My work has included wait and what?',
  'What draws me to the role is 7th grade is where kids decide.',
  'What draws me to the role is first job where I can work on what I studied.',
  'What draws me to the role is next step to senior.',
  'I am a law clerk (Massachusetts Superior Court, 2020-2021).',
  'BS Mechanical Engineering, University of Arizona, May 2026.',
  'Only missed 2 days in 5 years.',
  'My record shows safe driver award 2023 and 2024; and 99.1% on time.',
  'In support Specialist at Brightpath Software, I answered 45 tickets a day.',
]

test.each(broken)('a letter with “%s” is not ready to send', (sentence) => {
  const [pair] = pairs
  if (!pair) throw new Error('no letter')
  const { atsScore, flags } = pair.analyze(pair.good.replace('\n\nYou work in', `\n\n${sentence} You work in`))
  expect(flags.map(({ evidence }) => evidence)).toContain(sentence)
  expect(atsScore).toBeLessThanOrEqual(90)
})

test('no sentence of a good writer is called broken, and no letter of ours', () => {
  for (const { name, good, ours, analyze } of pairs)
    expect([...analyze(good).flags, ...analyze(ours).flags], name).toEqual([])
})

test('a good writer’s letter scores higher than ours of the same form, in all of ten pairs', () => {
  expect(pairs).toHaveLength(10)
  for (const { name, good, ours, analyze } of pairs)
    expect(Number(analyze(good).atsScore), name).toBeGreaterThan(Number(analyze(ours).atsScore))
})
