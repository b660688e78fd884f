import { expect, test } from 'vitest'
import { soundLetters } from '#engine/fact-check/sound-letters/sound-letters.fixture.ts'
import { hostileTexts } from '#engine/hostile-texts.fixture.ts'
import { applyEdit } from '#engine/model/apply-edit.ts'
import { proposeEdits } from './propose-edits.ts'

const correct = async (text: string, known = '') => {
  const edits = await proposeEdits([{ name: 'summary', text }], known)
  return edits.reduce(applyEdit, text)
}

test.each([
  ['i managed two teams and i was resposible for stock.', 'I managed two teams and I was responsible for stock.'],
  ['I have recieved an award for my acheivements.', 'I have received an award for my achievements.'],
  ["He don't like it. They was late.", "He doesn't like it. They were late."],
  ['I am a honest person with an university degree.', 'I am an honest person with a university degree.'],
  ['I worked with childs and womans.', 'I worked with children and women.'],
  ['I wrote wrote reports , every week .', 'I wrote reports, every week.'],
  ['I should of called. I have went there.', 'I should have called. I have gone there.'],
  ['We dont have accidents.', "We don't have accidents."],
  [
    'I wont ask them, thats how I work, and it doesnt cost more.',
    "I won't ask them, that's how I work, and it doesn't cost more.",
  ],
  [
    "I seen your shop. I been there twice before I'm to old.",
    "I saw your shop. I have been there twice before I'm too old.",
  ],
  ['ive been there 11 years. They check it their self.', "I've been there 11 years. They check it themselves."],
  [
    'I am working there since 2021. I cook for few months, since a year alone.',
    'I have been working there since 2021. I cook for a few months, for a year alone.',
  ],
  ['I speak english, and I start on monday.', 'I speak English, and I start on Monday.'],
  ['CFO since 2018. before that VP Finance.', 'CFO since 2018. Before that VP Finance.'],
  ['It was clean, that is how I like to work.', 'It was clean; that is how I like to work.'],
  ['I look forward to hear from you.', 'I look forward to hearing from you.'],
  ['I worked 4 years in USA at a lab.', 'I worked 4 years in the USA at a lab.'],
  [
    'I drive a school bus since 2017. Since 2022 I also write reports.',
    'I have driven a school bus since 2017. Since 2022 I have also written reports.',
  ],
  ['I led teams 🎉 and i recieved thanks.', 'I led teams 🎉 and I received thanks.'],
])('%s', async (typed, corrected) => expect(await correct(typed)).toBe(corrected))

test.each([
  'cut close from 9 days to 5',
  'p99 of the claims API 900ms → 240ms',
  'Relativity e-discovery on 6 cases, incl. review sets, coding and productions',
  'Customer Support Lead at Brightpath Software, 2021-2024; 0 spills, 0 preventables',
  'I migrated 12 services to Kubernetes, with Kafka and PostgreSQL, at Paylane.',
  'I organised the colour labels at the centre, and was organized about it.',
  'A data analyst at 5 a.m., an SOP, an MBA and a US visa. It was an honour.',
  'The review was the most honest I have read, and I rewrote the Algebra I tests so that they count.',
  'It was moved from a cron job to old servers, and what I have since two years ago is due to late orders.',
  'I had had two jobs before, and I know that that helped.',
  'Ich habe die Debitorenbuchhaltung von drei Gesellschaften gefuhrt und dabei viel gelernt.',
  '<script>alert(1)</script> {{name}} ${x}',
])('stays as typed: %s', async (typed) => expect(await correct(typed)).toBe(typed))

test('a word that the posting or a name has is no misspelling', async () => {
  const typed = 'I was in managment, every day of the year.'
  expect(await correct(typed)).toContain('management')
  expect(await correct(typed, 'Managment Partners is hiring')).toBe(typed)
})

test('nothing is proposed for sound letters, and no text is too strange', async () => {
  const texts = soundLetters.map(([name, , text]) => ({ name, text }))
  expect(await proposeEdits(texts, '')).toEqual([])
  const step = process.env.LONG === '1' ? 1 : 6
  for (const [name, make] of hostileTexts.filter((_, index) => index % step === 0)) {
    const text = make(500)
    for (const edit of await proposeEdits([{ name, text }], '')) expect(text).toContain(edit.before)
  }
})
