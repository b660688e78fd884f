import { expect, test } from 'vitest'
import { analyzeLetter } from './analyze-letter.ts'
import { analyzeResume } from './analyze-resume.ts'

const text = `Sam Warden
sam@example.test | 07700 900123

Experience
Warehouse Operative, Harwell Freight
Mar 2019 - Present
- Picking, packing, driving forklift, stock counts in SAP
- Trained 9 new starters

Skills
Forklift, SAP, Tableau`

const jobDescription = `Team Lead

You will lead a team of 12 in our warehouse.

Requirements
- Picking and packing
- Stock and inventory records in SAP
- Forklift
- Train new starters
- Tableau`

const result = analyzeResume({ text, jobDescription, targetJob: 'Team Lead' })
const checkNamed = (id: string, { checks } = result) => {
  const found = checks.find((check) => check.id === id)
  if (!found) throw new Error(`no check ${id}`)
  return found
}
const saysWord = (word: string) => ` ${text.toLowerCase().replaceAll(/[^a-z0-9]+/g, ' ')} `.includes(` ${word} `)

test('nothing is said to be missing that the text says in that very word', () => {
  const missing = result.terms.filter(({ state }) => state === 'missing').map(({ term }) => term.toLowerCase())
  expect(missing).toContain('inventory records')
  expect(missing.filter(saysWord)).toEqual([])
  expect(checkNamed('required').fix).not.toMatch(/stock/i)
})

test('what a job tells backs a skill up, however briefly and in whatever list', () => {
  const { fix, evidence } = checkNamed('evidence')
  expect(fix).toBe('Your resume names Tableau only under "Skills"; say in which job you used it.')
  expect(evidence).toEqual(expect.arrayContaining(['Picking', 'stock', 'forklift', 'SAP']))
})

test('evidence is what the text itself says, letter by letter', () => {
  for (const id of ['required', 'evidence', 'title'])
    for (const quote of checkNamed(id).evidence) expect(text).toContain(quote)
  expect(checkNamed('required').evidence).toContain('Picking')
  expect(checkNamed('required').evidence).not.toContain('Picking and packing')
  const letter = 'Dear Ms. Ortiz,\n\nI led teams at Harwell Freight: picking, packing, driving forklift.'
  for (const { id, evidence } of analyzeLetter({ text: letter, jobDescription, position: 'Team Lead' }).checks)
    if (['required', 'title'].includes(id)) for (const quote of evidence) expect(letter).toContain(quote)
})

test('names and degrees are quoted as the text writes them, however the form and the posting do', () => {
  const letter = 'Dear Ms. Ortiz,\n\nThe role of team lead at Harbor-Foods is the work I know best.'
  const { checks } = analyzeLetter({ text: letter, companyName: 'HARBOR FOODS Inc.', position: 'Team Lead' })
  expect(checks.find(({ id }) => id === 'company')?.evidence).toEqual(['Harbor-Foods'])
  expect(checks.find(({ id }) => id === 'role')?.evidence).toEqual(['team lead'])
  const taught = analyzeResume({
    text: `${text}\n\nÉducation\nBachelor of Science`,
    jobDescription: "A bachelor's degree",
  })
  expect(checkNamed('education', taught).evidence).toEqual(['Bachelor of Science'])
})

test('leading a team is asked for, missed, and met by who leads one', () => {
  const stateIn = (told: string) =>
    analyzeResume({ text: `${text.replace('Trained', `${told}; trained`)}`, jobDescription }).terms.find(
      ({ term }) => term === 'lead a team',
    )?.state
  expect(stateIn('Swept')).toBe('missing')
  for (const told of ['Led a team of 9', 'Leading teams', 'Team leader of the night shift', 'Leadership of 4 people'])
    expect(stateIn(told)).toBe('matched')
})

test('a team lead is a title, and the leader of a team holds it', () => {
  const titled = (title: string) =>
    analyzeResume({ text: text.replace('Warehouse Operative', title), jobDescription, targetJob: 'Team Lead' })
  expect(checkNamed('title', titled('Team Leader'))).toMatchObject({ earned: 9, evidence: ['Team Leader'] })
  expect(checkNamed('title').fix).toContain('The job\'s title is "Team Lead"')
  expect(checkNamed('title').outcome).toBe('fail')
})
