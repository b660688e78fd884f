import { expect, test } from 'vitest'
import { accountant } from './forms.fixture.ts'
import { withoutRepeats } from './repeats.ts'
import { writeLetter } from './write-letter.ts'

const withResults = (keyAchievements: string, relevantExperience = '') => ({
  ...accountant,
  experience: { ...accountant.experience, keyAchievements, relevantExperience },
})

test('a fact in two answers is told once, as the fuller one tells it', () => {
  const short = 'Cut the close from 9 days to 5'
  const full = 'I cut the month-end close from 9 days to 5 by posting accruals daily.'
  for (const form of [withResults(`${short}\n${full}`), withResults(short, full), withResults(full, short)]) {
    const { text } = writeLetter(form)
    expect(text.match(/from 9 days to 5/g)).toHaveLength(1)
    expect(text).toContain('by posting accruals daily')
  }
})

test('two figures of one thing are one fact, whatever else is said of it', () => {
  const form = withResults(
    'Mispicks down from 1.8% to 0.6% in about 5 months\nMispicks went from about 1.8% to 0.6% after I relabeled the bottom bins',
  )
  expect(withoutRepeats(form).experience.keyAchievements).toMatch(/^Mispicks went [^\n]+$/)
})

test.each([
  ['Trained 2 agents', 'Trained two new agents, both still there'],
  ['104% FY22', '112% quota FY23, 104% FY22'],
])('a line goes if another has each of its words and figures: %s', (one, other) => {
  expect(withoutRepeats(withResults(`${one}\n${other}`)).experience.keyAchievements).toBe(other)
})

test.each([
  ['Mentored 4 first-year teachers, and all stayed', 'Mentor for new teachers, planned four staff days a year'],
  ['Raised renewals from 80% to 90% in a year', 'Cut late orders from 90% to 80% of what they were'],
  ['Took over renewals for 30 accounts', 'Churn in my 30 accounts went from 14% to 8% in a year'],
  ['planned 6 concerts', 'I booked the bands and made the posters in Canva for all 6 concerts.'],
  ['Cut the close from 9 days to 5', 'Cut the close of the second company from 9 days to 4'],
  ['Raised $400k pro bono fund', 'Wrote applications for two grants that made up $150k of the pro bono fund'],
  ['Won the sales award in 2021', 'Won the sales award of the whole region in 2021 and 2022'],
])('other facts stay: %s', (one, other) => {
  const form = withResults(`${one}\n${other}`)
  expect(withoutRepeats(form)).toEqual(form)
})

test('what explains a result stays with it', () => {
  const form = withResults('Wrote 6 SOPs. All 6 SOPs passed the audit\nWrote 6 SOPs for the laboratory and two plants')
  expect(withoutRepeats(form)).toEqual(form)
})
