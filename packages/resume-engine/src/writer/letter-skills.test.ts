import { expect, test } from 'vitest'
import { letterForm } from '#engine/model/forms.ts'
import { checkFacts } from '#engine/fact-check/check-facts.ts'
import { writeLetter } from './write-letter.ts'
import { writeResume } from './write-resume.ts'
import { engineer } from './forms.fixture.ts'

const toForm = (skills: string, jobDescription: string, extra: object = {}) =>
  letterForm.parse({
    jobDetails: { companyName: 'Acme Co.', position: 'Support Rep', jobDescription },
    experience: { relevantExperience: 'I answer letters.', skills, ...extra },
  })
const write = (...args: Parameters<typeof toForm>) => writeLetter(toForm(...args))

test('skills that the posting does not ask for are never said to be beyond it', () => {
  const { text } = write('Zendesk, Portuguese (native), laundry', 'Zendesk tickets. You speak fluent Portuguese.')
  expect(text).toContain('My skills include Zendesk and Portuguese (native), which your posting asks for.')
  expect(text).toContain('I also bring laundry.')
  expect(text).not.toMatch(/beyond the posting/i)
})

test('a skill of several words is asked for only where its last words occur together', () => {
  const { text } = write('Google Classroom, blueprint reading', 'Coach classroom teachers and read blueprints.')
  expect(text).toContain('My skills include blueprint reading, which your posting asks for.')
  expect(text).toContain('I also bring Google Classroom.')
})

test('a skill of one letter is no letter of another word', () => {
  expect(write('R, Excel', 'Experience with R.').text).toContain('My skills include R, which your posting asks for.')
  expect(write('R', 'Your reports in Excel.').text).not.toContain('R, which')
})

test('tools and papers read as nouns', () => {
  const { text } = write('forklift, guard card', 'Forklift and guard card required.')
  expect(text).toContain('My skills include forklifts and a guard card, which')
  expect(write('notary public', 'Filing.').text).toContain('I am a notary public.')
})

test('a pair of skills in a list keeps a comma before the last', () => {
  expect(write('triage, opening and closing', 'Clerk.').text).toContain('I bring triage, and opening and closing.')
})

test('no skill is named that is not asked for while one is left out that is', () => {
  const asked = [
    'Java',
    'Kotlin',
    'Kafka',
    'Docker',
    'Terraform',
    'Ansible',
    'Redis',
    'Jenkins',
    'Spark',
    'Hadoop',
    'Python',
  ]
  const { text } = write(`${asked.join(', ')}, French`, `Requirements: ${asked.join(', ')}.`)
  expect(text).not.toContain('French')
})

test('"my experience with" names only skills that the person listed', () => {
  const achievements = { keyAchievements: 'Ran Kubernetes clusters for 30 teams' }
  const posting = 'Must have experience running Kubernetes clusters.'
  expect(write('filing', posting, achievements).text).not.toContain('my experience with')
  expect(write('Kubernetes', posting, achievements).text).toContain('my experience with Kubernetes')
})

test('a lead-in with a colon is followed by its own sentence alone', () => {
  const { text } = write('inventory optimization', 'Requirements: inventory optimization, SQL.', {
    keyAchievements: 'Raised inventory accuracy to 98%\nTrained two planners',
  })
  expect(text).not.toMatch(/On inventory optimization: I raised[^.]*\. I/)
})

test('the point of an employer’s name stays, once', () => {
  const { text } = write('filing', 'Clerk.')
  expect(text).toContain('position at Acme Co.')
  expect(text).not.toContain('..')
})

test('a person whom the posting names is addressed and greeted', () => {
  const form = toForm('filing', 'Filing. Please address your application to Ms. Lucia Moreno.')
  const { text } = writeLetter(form)
  expect(text).toContain('Ms. Lucia Moreno\nAcme Co.')
  expect(text).toContain('Dear Ms. Moreno,')
  expect(checkFacts(form, text)).toEqual({ ok: true })
  expect(checkFacts(form, text.replaceAll('Lucia', 'Marta')).ok).toBe(false)
  expect(write('filing', 'Send your application to Human Resources.').text).toContain('Dear Hiring Manager,')
})

test('a title is labelled as the target unless it is held now', () => {
  expect(writeResume(engineer).text).toContain('\nTarget: Staff Engineer\n')
  const held = writeResume({ ...engineer, targetJob: 'Senior Software Engineer' }).text
  expect(held).toContain('Maren Oakhurst\nSenior Software Engineer\n')
  // Held until 2019, not now.
  expect(writeResume({ ...engineer, targetJob: 'Software Engineer' }).text).toContain('Target: Software Engineer')
})
