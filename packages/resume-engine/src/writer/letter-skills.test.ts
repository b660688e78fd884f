import { expect, test } from 'vitest'
import { letterForm } from '#engine/model/forms.ts'
import { tellSkills, toCredential } from './letter-skills.ts'
import { writeLetter } from './write-letter.ts'

test('of the skills, a letter tells licenses, certificates and languages that it does not name elsewhere', () => {
  expect(tellSkills('Excel, filing, driver license, CDL class B, Spanish, CPR certified, teamwork', '')).toEqual([
    'I hold a driver license and a CDL class B.',
    'I am CPR certified.',
    'I speak Spanish.',
  ])
  expect(tellSkills('Spanish, forklift card', 'I speak Spanish with half the floor.')).toEqual([
    'I hold a forklift card.',
  ])
  expect(tellSkills('', '')).toEqual([])
  expect(tellSkills('Spanish (basic), French', '', 'Some Spanish helps.')).toEqual(['I speak Spanish (basic).'])
  expect(tellSkills('Polish, English', '', 'Good English is a must.')).toEqual([])
  expect(tellSkills('Spanish', '', 'You run the grill.')).toEqual([])
})

test.each([
  ["Valid driver's license", "I have a valid driver's license."],
  ["Driver's license and my own car", "I have a driver's license and my own car."],
  ['Licensed cosmetologist since 2017', 'I have been a licensed cosmetologist since 2017.'],
  ['Licensed in this state since 2019', 'I have been licensed in this state since 2019.'],
  ['CompTIA A+ certified, 2024', 'I became CompTIA A+ certified in 2024.'],
  ['Clean driving record, with no tickets in 4 years', 'I have a clean driving record, with no tickets in 4 years.'],
  ['JD, University of Michigan Law School, 2011', 'I hold a JD from the University of Michigan Law School (2011).'],
  ['BA Graphic Design, Larkfield School of Art', 'I hold a BA in Graphic Design from Larkfield School of Art.'],
  ['BSc Biology, cum laude, 2019', 'I hold a BSc in Biology (cum laude, 2019).'],
  ['Forklift certificate', 'I hold a forklift certificate.'],
])('“%s” is told as “%s”', (note, sentence) => expect(toCredential(note)).toBe(sentence))

test.each([
  'Cut waste by 12%',
  'Clean hands, warm heart, own van',
  'ACLS, BLS',
  'Finished 40 hour curly cutting course',
])('“%s” is no certain credential', (note) => expect(toCredential(note)).toBeNull())

test('credentials stand with the latest job, and the list of results follows it', () => {
  const { text } = writeLetter(
    letterForm.parse({
      experience: {
        relevantExperience: 'Cook at Luna since 2019. I run the grill.\nCook at Fern, 2015-2019. I baked bread.',
        keyAchievements: 'food cost 34% -> 28%\nServSafe certificate\ntop 3 of 22\n9 shops',
        skills: 'Italian',
      },
    }),
  )
  expect(text).toContain('- 9 shops\n\nBefore Luna, I was a cook at Fern from 2015 to 2019.')
  expect(text).toContain('I run the grill. I hold a ServSafe certificate. I speak Italian.\n\n')
  expect(text).toMatch(/result[^:]*:\n\n- Food cost from 34% to 28%\n- Top 3 of 22\n- 9 shops\n\n/)
})
