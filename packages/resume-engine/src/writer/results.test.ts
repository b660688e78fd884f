import { expect, test } from 'vitest'
import { letterForm } from '#engine/model/forms.ts'
import { writeLetter } from './write-letter.ts'

const writeBody = (form: object) =>
  writeLetter(letterForm.parse(form))
    .text.split(/Dear [^\n]+,\n\n/)[1]
    ?.split('\n\nSincerely,')[0] ?? ''

const latest = { position: 'Cook', company: 'Acme', startDate: '2021-05' }
const earlier = { position: 'Cook', company: 'Fern', startDate: '2019-01', endDate: '2021-04' }

test('the duties of the latest job come first, and its results stand with the others', () => {
  const achievements = 'Cut waste by 9%\nFood cost from 34% to 28%; the owner opened a second place'
  const write = (description: string) =>
    writeBody({
      experience: {
        positions: [{ ...latest, description, achievements }, earlier],
        keyAchievements: 'top 3 of 22\n9 shops',
      },
    })
  const results =
    /:\n\n- Cut waste by 9%\n- Food cost from 34% to 28%; the owner opened a second place\n- Top 3 of 22\n- 9 shops\n\nBefore Acme/
  expect(write('rota for 9 chefs\nbanquets up to 180\nI run the pass.')).toMatch(
    /a cook at Acme[^:]*: rota for 9 chefs; banquets up to 180\. I run the pass\.\n\n/,
  )
  expect(write('run the pass\nordering fish\nbanquets up to 180')).toMatch(
    /a cook at Acme[^:]*:\n\n- Run the pass\n- Ordering fish\n- Banquets up to 180\n\n/,
  )
  // One of two is no sentence: both are items, rather than "a cook at Acme: take escalated calls".
  expect(write('take escalated calls\nI coach 5 cooks.')).toMatch(/:\n\n- Take escalated calls\n- Coach 5 cooks\n\n/)
  for (const description of ['rota for 9 chefs\nbanquets', 'run the pass\nordering fish\nbanquets up to 180'])
    expect(write(description)).toMatch(results)
})

test('why the person left is no item of a list', () => {
  const body = writeBody({
    experience: {
      positions: [{ ...earlier, description: 'ordering fish\nbanquets up to 180\nrota for 9 chefs' }],
      relevantExperience: 'I left Fern in April 2021 to care for my father. During that time I kept the books.',
    },
  })
  expect(body).toContain(
    '- Rota for 9 chefs\n\nI left Fern in April 2021 to care for my father. During that time I kept the books.',
  )
})

test.each([
  ['Forklift certified (renewed 2024). on the safety committee\nrota\nbanquets', '- On the safety committee'],
])('“%s” is listed as “%s”', (description, item) => {
  expect(writeBody({ experience: { positions: [{ ...latest, description }] } })).toContain(item)
})

test.each([
  // A town, and no employer of people called so.
  ['Lakeshore Dental Care, Minnetonka - since Aug 2019', 'a Lakeshore'],
  ['Cook at Acme, 2015-2019. Paid, email and events for the UK.', 'I paid'],
  ['Cook at Acme, 2015-2019. No Epic', 'Epic'],
])('“%s” never says “%s”', (relevantExperience, wrong) => {
  expect(writeBody({ experience: { relevantExperience } })).not.toContain(wrong)
})

test.each([
  ['whyPosition', 'To be full sous and run the pass', 'be full sous and run the pass'],
  ['whyPosition', 'Talking to teachers and students', 'I am interested in talking to teachers and students.'],
  ['valueProposition', 'the one they send the nervous patients to', 'I am the one they send the nervous patients to.'],
])('%s “%s” is told: %s', (field, typed, told) => {
  expect(
    writeBody({ jobDetails: { companyName: 'Luna', position: 'Cook' }, motivation: { [field]: typed } }),
  ).toContain(told)
})

test.each([
  [
    'Im at AutoRange in Schofield now, counter, 7 yrs this october.',
    "I'm at AutoRange in Schofield now, counter, 7 yrs this october.",
  ],
  ['ive been doing landscaping since 2014', "I've been doing landscaping since 2014."],
  [
    'Pantry.io (online grocery), ML Eng -> Senior ML Eng, 2020-now',
    'I have worked at Pantry.io since 2020, first as an ML Eng and then as a Senior ML Eng',
  ],
  ['MSc CS, Univ. of Edinburgh, 2017', 'Univ. of Edinburgh'],
  ['so I just finished the diploma at MATC.', 'I just finished the diploma at MATC.'],
  [
    'Cook at Acme since 2021\nbefore that 2 yrs laborer w/ Boise Parks dept',
    'Earlier experience: 2 years laborer with Boise Parks dept.',
  ],
  ['Cook at Acme since 2021\nBSN, University of Texas at El Paso, 2015', 'University of Texas at El Paso'],
])('“%s” is told as “%s”', (relevantExperience, told) => {
  const body = writeBody({ experience: { relevantExperience, keyAchievements: 'Trained 4 cooks' } })
  expect(body).toContain(told)
  expect(body).not.toMatch(/^- /m)
})

test('a lone note on results stands with the results, not behind the job', () => {
  const achievements = 'no-shows went from 18% to 11%'
  const body = writeBody({
    experience: {
      positions: [{ ...latest, description: 'I answer phones.', achievements }],
      keyAchievements: 'Trained 4 cooks',
    },
  })
  expect(body).toMatch(
    /a cook at Acme since May 2021\. I answer phones\.\n\n.*:\n\n- No-shows went from 18% to 11%\n- Trained 4 cooks/,
  )
})

test.each([
  ['Since 9/2018 Crowley Ridge Transport, reefer, regional', 'a reefer'],
  ['Maverick flatbed 2014-2018, steel coils and lumber, tarping', 'a steel'],
  ["MSc CS TU Delft '18", "' (18)"],
  ["In those years I've been:\n* PTA secretary", 'been.'],
])('“%s” never becomes “%s”', (relevantExperience, wrong) => {
  expect(writeBody({ experience: { relevantExperience } })).not.toContain(wrong)
})

test('a result that is typed twice, for the job and among the achievements, is told once', () => {
  const body = writeBody({
    experience: {
      positions: [
        {
          ...latest,
          description: 'rota\nbanquets\nordering fish',
          achievements:
            'Retained 91% of renewals in 2023 despite an increase of 12%\nBrought A/R from $118,000 down to $31,000',
        },
      ],
      keyAchievements: '91% retention in 2023\nA/R: $118k to $31k\nTrained 3 cooks in 2023',
    },
  })
  expect(body.match(/91%/g)).toHaveLength(1)
  expect(body.match(/118/g)).toHaveLength(1)
  expect(body).toContain('trained 3 cooks in 2023')
})
