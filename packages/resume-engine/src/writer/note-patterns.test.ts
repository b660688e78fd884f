import { expect, test } from 'vitest'
import { letterForm } from '#engine/model/forms.ts'
import { writeLetter } from './write-letter.ts'

type Part = 'relevantExperience' | 'keyAchievements' | 'whyCompany' | 'whyPosition' | 'valueProposition'

const write = (part: Part, statement: string, companyName = 'Acme') => {
  const group = part.startsWith('why') || part === 'valueProposition' ? 'motivation' : 'experience'
  return writeLetter(letterForm.parse({ jobDetails: { companyName }, [group]: { [part]: statement } }))
}

test.each<[part: Part, note: string, sentence: string]>([
  [
    'relevantExperience',
    'Case manager at Harbor since 2019, before that intake on a hotline.',
    'I have been a case manager at Harbor since 2019. Before that, I worked in intake on a hotline.',
  ],
  [
    'relevantExperience',
    'Support rep at Vega (chat), night auditor before.',
    'I have worked as a support rep at Vega (chat). Before that, I was a night auditor.',
  ],
  [
    'relevantExperience',
    'Identity for food brands, freelance posters on the side.',
    'My experience includes identity for food brands, and freelance posters on the side.',
  ],
  [
    'relevantExperience',
    'Laboratory work: 4 years USA, 7 years Russia.',
    'I bring 4 years of laboratory work in the USA and 7 years in Russia.',
  ],
  ['relevantExperience', 'CDL A since 2009', 'I have held a CDL A since 2009.'],
  ['relevantExperience', '48 states', 'I have worked in 48 states.'],
  ['relevantExperience', 'Tanker + hazmat since 2016', 'My experience includes tanker and hazmat work since 2016.'],
  [
    'relevantExperience',
    'Decks, additions!! Anything wood.',
    'My experience includes decks, additions and anything in wood.',
  ],
  ['relevantExperience', 'Before I raised two children I kept books', 'Before I raised two children, I kept books.'],
  ['relevantExperience', 'I volunteer at temple sunday school', 'I volunteer at a temple Sunday school.'],
  ['keyAchievements', '1.1 million miles no accident', 'I have driven 1.1 million miles without an accident.'],
  ['keyAchievements', '0 spills, 0 preventables', 'My record shows 0 spills and 0 preventables.'],
  ['keyAchievements', 'safe driver award 2012, 2014', 'I received the safe driver award in 2012 and 2014.'],
  ['keyAchievements', 'Two Dieline Awards', 'I received two Dieline Awards.'],
  [
    'keyAchievements',
    'Health inspections: no violation since 2018',
    'Health inspections have found no violation since 2018.',
  ],
  ['keyAchievements', 'Expense reports: 2 days instead of 2 weeks', 'Expense reports took 2 days instead of 2 weeks.'],
  ['keyAchievements', 'Mandarin and Cantonese with guests', 'I speak Mandarin and Cantonese with guests.'],
  ['keyAchievements', '200+ kitchens', 'My work has included 200+ kitchens.'],
  ['keyAchievements', '11k followers on Instagram', 'I have 11k followers on Instagram.'],
  ['keyAchievements', 'retail sales #1 in salon', 'My retail sales were #1 in the salon.'],
  ['keyAchievements', 'CSAT 94%', 'My record shows a CSAT of 94%.'],
  ['keyAchievements', 'Reduced AWS bill by 31%', 'I reduced the AWS bill by 31%.'],
  ['keyAchievements', 'Cut average response time of the API', 'I cut the average response time of the API.'],
  ['keyAchievements', 'Newsletter list grown from 40 to 90', 'The newsletter list has grown from 40 to 90.'],
  ['keyAchievements', 'Wired 4 schools, all passed inspection', 'I wired 4 schools, all of which passed inspection.'],
  ['keyAchievements', 'Referred 140 customers, 61 loans closed', 'I referred 140 customers, and 61 loans closed.'],
  ['keyAchievements', 'Zero findings at FDA audit', 'My record shows zero findings at the FDA audit.'],
  ['keyAchievements', 'Got "Best Employee" 2 times', 'I was named "Best Employee" twice.'],
  ['keyAchievements', 'Employee of the Month, March 2023', 'I was Employee of the Month in March 2023.'],
  ['keyAchievements', 'boss of 2 helpers', 'I have led 2 helpers.'],
  ['whyPosition', 'One hospital, with teams that know me.', 'I would like to work at one hospital, with teams'],
  ['whyPosition', 'Therapy instead of only filling', 'I would like to do therapy instead of only filling.'],
  ['whyCompany', 'my niece goes there', 'My niece goes to Acme.'],
  ['whyCompany', 'I shop there a lot', 'I shop with you a lot.'],
  [
    'valueProposition',
    'Calm on bad days, careful on all of them.',
    'I am calm on bad days and careful on all of them.',
  ],
  ['valueProposition', 'Not afraid of night shift', 'I am not afraid of the night shift.'],
  ['valueProposition', 'speak vietnamese with parents', 'I speak Vietnamese with parents.'],
  ['valueProposition', 'my clients would come with me (about 60)', 'My clients (about 60) would come with me.'],
])('in %s, the note “%s” becomes “%s”', (part, note, sentence) => {
  expect(write(part, note).text).toContain(sentence)
})

test('an employer that is described by its own name does what is said of it', () => {
  const { text } = write('whyCompany', 'A credit union that belongs to its members.', 'Catawba Credit Union')
  expect(text).toContain('Catawba Credit Union belongs to its members.')
})

test('"there" that names another place stays', () => {
  expect(write('whyCompany', 'I lived in Reno and shopped there.').text).toContain('shopped there.')
})

test.each<[part: Part, note: string]>([
  ['keyAchievements', 'Ledgers: 14 of 15'],
  ['valueProposition', 'No drama.'],
  ['whyCompany', 'very good company with great culture'],
  ['whyPosition', 'because I want to be a lead one day'],
  ['whyPosition', 'I like the work before I go to law school.'],
  ['whyPosition', 'I want it until I retire.'],
  ['whyPosition', 'More education, better products'],
])('in %s, “%s” is left out with a question', (part, note) => {
  const { text, missing } = write(part, note)
  expect(text).not.toContain(note.slice(2, 12))
  expect(missing.join('\n')).toContain(`We left out “${note}”`)
})

test('every text that is left out has a question', () => {
  const { missing } = writeLetter(
    letterForm.parse({ motivation: { whyCompany: 'Close to home.', whyPosition: 'Steady hours.' } }),
  )
  for (const motive of ['Close to home.', 'Steady hours.'])
    expect(missing.join('\n')).toContain(`We left out “${motive}”`)
})

test('a form in another language is one block without English sentences, and the reason is given', () => {
  const { text, missing } = writeLetter(
    letterForm.parse({
      jobDetails: { companyName: 'Havel GmbH', position: 'Buchhalter', jobDescription: 'Wir suchen SAP und DATEV.' },
      experience: {
        relevantExperience: 'Ich habe acht Jahre die Buchhaltung von drei Firmen geführt.',
        keyAchievements: 'Mahnlauf von 12 auf 5 Tage verkürzt',
        skills: 'SAP, DATEV',
      },
      motivation: { whyCompany: 'Ihr Haus ist in Berlin bekannt.' },
    }),
  )
  const [, body = ''] = text.split('Dear Hiring Manager,\n\n')
  expect(body).toBe(
    'Ich habe acht Jahre die Buchhaltung von drei Firmen geführt. Mahnlauf von 12 auf 5 Tage verkürzt. Ihr Haus ist in Berlin bekannt.\n\nSincerely,',
  )
  expect(missing[0]).toContain('We write letters in English only')
})
