import { expect, test } from 'vitest'
import { letterForm } from '#engine/model/forms.ts'
import { writeLetter } from './write-letter.ts'

const writeBody = (form: object) =>
  writeLetter(letterForm.parse(form))
    .text.split(/Dear [^\n]+,\n\n/)[1]
    ?.split('\n\nSincerely,')[0] ?? ''

test('the tense follows the dates of the job', () => {
  const at = (endDate: string) =>
    writeBody({
      experience: {
        positions: [
          {
            position: 'Agent',
            company: 'Acme',
            startDate: '2019-03',
            endDate,
            achievements: 'Answer 60 calls a shift',
          },
        ],
      },
    })
  expect(at('')).toContain('I answer 60 calls a shift.')
  expect(at('2021-05')).toContain('I answered 60 calls a shift.')
  expect(at('')).toMatch(/since March 2019/i)
  expect(at('2021-05')).toMatch(/from March 2019 to May 2021/i)
})

test.each([
  ['Staff Accountant at Harborview Foods since 2020', /Staff Accountant.*2020|2020.*Staff Accountant/],
  ['law clerk (Massachusetts Superior Court, 2018-2020)', /the Massachusetts Superior Court/],
  ['Hydrologist at Virginia Department of Transportation, 2017-2020', /at the Virginia Department of Transportation/],
  ['VP Finance at Dunmore Paper, 2011-2018', /as VP Finance|was VP Finance/],
  ['Assistant PM then PM at Hale Brothers, 2015-2023', /, first as an Assistant PM and then as a PM\./],
  [
    'Adjuster - Statewide Farm - 2015 to 2024',
    /adjuster at Statewide Farm from 2015 to 2024|From 2015 to 2024, I was an adjuster/,
  ],
  [
    'Journeyman at Bay Signal 2018-2024, apprentice there 2014-2018',
    /Before I became a journeyman, I was an apprentice at Bay Signal from 2014 to 2018\./,
  ],
  ['Clerk at Acme, 2008-2014. Treasurer at Fern, 2019-2023', /treasurer.*Fern.*Before Fern, I was a clerk/is],
  [
    'Six years on a cardiac unit, most of them nights',
    /I have spent six years on a cardiac unit, most of them nights\./,
  ],
  ['20 yrs carpentry', /I have 20 years of carpentry behind me\./],
  ['RDH 6 yrs. Bay Dental, 2020-present', /I have 6 years of experience as an RDH\./],
  ['before: line cook 3 years in Lyon, France', /was a line cook in Lyon, France, for 3 years/],
  ['barista 3 years at Bluebird Cafe', /I have 3 years of experience as a barista at Bluebird Cafe/],
  [
    'Customer Support Lead at Brightpath Software: Cut response time to 2 hours.',
    /I have worked as a Customer Support Lead at Brightpath Software\. I cut response time to 2 hours\./,
  ],
  ['kennel assistant at the county shelter 2016-2019', /was a kennel assistant at the county shelter/],
  ['EMT at AMR since 6/2019, about 2,800 runs a year', /since June 2019|Since June 2019.*: about 2,800 runs a year\./],
  ['Truck and Farm Equipment Mechanic at Agro, 2006-2015', /I was a Truck and Farm Equipment Mechanic at Agro/],
  ['Museum educator (part-time), Harbor Hall, 2021-present', /museum educator at Harbor Hall/],
  ['Retired math teacher (31 years, Ridgeview High)', /I was a math teacher at Ridgeview High for 31 years\./],
  ['Lakeshore School Bus - diesel mechanic, 2019 to now', /a diesel mechanic at Lakeshore School Bus/],
  ['Ryder, Gary IN, PM tech 2016-2019', /I was a PM tech at Ryder in Gary IN from 2016 to 2019\./],
  [
    'Payroll clerk - Sutter Bros. Trucking, 2014-2018.',
    /a payroll clerk at Sutter Bros\. Trucking from 2014 to 2018\./,
  ],
  ['lead line cook, The Copper Pot, Asheville, 2019-21', /at The Copper Pot in Asheville from 2019 to 2021\./],
  [
    'RVP Sales, East at Paywell since Jan 2021',
    /(?:an|,) RVP Sales, East at Paywell|been an RVP Sales, East at Paywell/,
  ],
  [
    'Currently at Blount Dialysis, since Feb 2018 - 16 chairs',
    /I have worked at Blount Dialysis since February 2018: 16 chairs\./,
  ],
  [
    "Before that: med-surg/tele at St. Brendan's Hospital, 2014 - 2018",
    /I worked at St\. Brendan's Hospital from 2014 to 2018: med-surg\/tele\./,
  ],
  [
    'Picker, then receiving clerk at Acme Foods since 2019',
    /worked at Acme Foods since 2019, first as a picker and then as a/,
  ],
  ['Owner and caterer, Abara Catering, 2024-now', /I have run Abara Catering since 2024\./],
  ['painter 12 years, own van', /I have 12 years of experience as a painter: own van\./],
  ['RN 9 years, last 4 at Bay Clinic. roofer before', /an RN: last 4 at Bay Clinic\.\s+Before that, I was a roofer\./],
])('“%s” is read as a job', (relevantExperience, sentence) => {
  expect(writeBody({ experience: { relevantExperience } })).toMatch(sentence)
})

test('results are told in sentences where all of them are certain ones, behind the latest job', () => {
  const relevantExperience =
    'Support Lead at Brightpath: cut response time to 2 hours.\nAgent at Fernway: answered 45 tickets a day.'
  const keyAchievements = 'Wrote 60 articles\nTrained 2 agents'
  const body = writeBody({ experience: { relevantExperience, keyAchievements } })
  expect(body).toContain(
    'I have worked as a Support Lead at Brightpath. I cut response time to 2 hours.\n\nI wrote 60 articles and trained 2 agents.\n\nI have also worked as an agent at Fernway. I answered 45 tickets a day.',
  )
})

test('a job of the form lists its own results below it where they are notes', () => {
  const slot = { position: 'Cook', company: 'Acme', startDate: '2021-05', endDate: '2023-01' }
  const positions = [
    { ...slot, achievements: 'food cost 34% -> 28%\nTrained 5 cooks\n12 events a month' },
    { ...slot, company: 'Fern', startDate: '2019-01', endDate: '2021-04', achievements: 'Baked 40 loaves a day' },
  ]
  const body = writeBody({ experience: { positions } })
  expect(body).toMatch(
    /cook at Acme[^:]*:\n\n- Trained 5 cooks\n- Food cost from 34% to 28%\n- 12 events a month\n\nBefore Acme, I was a cook at Fern/i,
  )
  expect(body).toContain('I baked 40 loaves a day.')
})

test('of many results of one job, those that answer the posting are listed', () => {
  const achievements = [
    'waste 9% -> 4%',
    'Baked 40 loaves',
    'Ran payroll for 12',
    'ServSafe audits: 0 findings',
    'Sold 9 cakes',
    'Won a cup',
    'Moved house',
    'Drew 4 maps',
    'Wrote a song',
  ]
  const positions = [{ position: 'Cook', company: 'Acme', startDate: '2021-05', achievements: achievements.join('\n') }]
  const body = writeBody({
    experience: { positions },
    jobDetails: { jobDescription: 'Must have: ServSafe, payroll.' },
  })
  expect(body.match(/^- /gm)).toHaveLength(8)
  expect(body).toContain('- Ran payroll for 12\n')
  expect(body).toContain('- ServSafe audits: 0 findings')
})

test('what describes the person and is no sentence is left out: it would stand among results', () => {
  const body = writeBody({
    experience: { keyAchievements: 'food cost 34% -> 28%' },
    motivation: { valueProposition: 'Quiet kitchen. I show up early. no drama' },
  })
  expect(body).not.toMatch(/quiet kitchen|no drama/i)
  expect(body).toContain('I show up early.')
})

test.each([
  'USPS carrier 14 years, instructor since 2017',
  'Health reporter at the Herald from 2013 until it closed in 2024',
  '18 yrs Milwaukee PD, last 6 detective',
  '11 yrs in, Davey then a contractor',
])('“%s” stays as it was typed, because its dates may be of either', (relevantExperience) => {
  const body = writeBody({ experience: { relevantExperience, keyAchievements: 'GPA 3.6' } })
  expect(body.toLowerCase()).toContain(`- ${relevantExperience.replace('yrs', 'years').toLowerCase()}`)
})

test('a result that names the employer of a job stands with it, a lone record does not follow a colon', () => {
  const slot = { position: 'Analyst', company: 'Burke & Dunning Consultants', startDate: '2015-07', endDate: '2019-08' }
  const positions = [
    {
      ...slot,
      position: 'Engineer',
      company: 'Ridgeline',
      startDate: '2019-09',
      endDate: '',
      achievements: 'zero findings in 4 visits',
    },
    { ...slot, achievements: 'Wrote 12 reports' },
  ]
  const keyAchievements = 'I wrote the safety rules for two utilities at Burke & Dunning'
  const body = writeBody({ experience: { positions, keyAchievements } })
  expect(body).toMatch(/an analyst at Burke & Dunning Consultants[^]*I wrote the safety rules/i)
  expect(body).not.toContain('September 2019: ')
  expect(body).toContain('zero findings in 4 visits')
})

test('a membership is no job, and what stands behind dates that cannot be read is of none', () => {
  const body = writeBody({
    experience: {
      relevantExperience:
        'Cook at Luna since 2019. I run the grill.\nColumbus Apartment Association, education committee, since 2022\n18 years Milwaukee PD, detective since 2014\nwashed 300 plates',
    },
  })
  expect(body).not.toMatch(/worked at Columbus/)
  expect(body).toMatch(/Columbus Apartment Association/)
  expect(body).not.toMatch(/grill[^-]*washed 300 plates/)
})
