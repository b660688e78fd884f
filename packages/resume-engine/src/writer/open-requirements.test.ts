import { expect, test } from 'vitest'
import { letterForm, resumeForm } from '#engine/model/forms.ts'
import { writeLetter } from './write-letter.ts'
import { writeResume } from './write-resume.ts'

const ask = (form: object, jobDescription: string) =>
  writeResume(
    resumeForm.parse({ fullName: 'Ana Ruiz', email: 'ana@ruiz.example', targetJob: 'Clerk', ...form, jobDescription }),
  ).missing.find((question) => question.startsWith('The posting asks for')) ?? ''

test('nothing is asked for that education and certificates hold, in other words', () => {
  const posting = "Requirements: Bachelor's degree, RN license, SAP."
  const form = {
    educations: [{ institution: 'UNC', degree: 'B.S.', fieldOfStudy: 'Finance', graduationYear: '2020' }],
    certifications: ['Registered Nurse, State of Ohio'],
  }
  expect(ask({}, posting)).toMatch(/Bachelor.*SAP/)
  expect(ask(form, posting)).toBe('The posting asks for SAP. If you have it, add where you used it')
})

test('a lower degree does not answer for a higher one', () => {
  const educations = [{ institution: 'UNC', degree: 'B.S.', fieldOfStudy: 'Finance', graduationYear: '2020' }]
  expect(ask({ educations }, "Requirements: Master's degree, SAP.")).toMatch(/master/i)
})

test('one word of a name does not answer for it', () => {
  const posting = 'Requirements: proficiency with Civil 3D is required.'
  const positions = [{ position: 'Civil Engineer', company: 'Hale Civil Group', description: 'Design of culverts' }]
  expect(ask({ positions }, posting)).toContain('Civil 3D')
  expect(ask({ positions: [{ ...positions[0], description: 'Design of culverts in Civil 3D' }] }, posting)).toBe('')
})

test('benefits, pay terms, funding rounds and the employer are not asked for', () => {
  const posting =
    'Marlowe Robotics (Series B) needs an assistant.\nMust have: SAP, expense reports. C-level support.\nPay: $42 DOE, health + dental. OTE $240k.'
  const question = ask({}, posting)
  expect(question).toContain('SAP')
  expect(question).not.toMatch(/dental|OTE|DOE|Series|Marlowe|\bC\b/)
})

test('no number is asked for where nothing can be counted', () => {
  const { missing } = writeLetter(
    letterForm.parse({ experience: { keyAchievements: 'kids love me\nNever missed a deadline\nPassed the exam' } }),
  )
  expect(missing.join('\n')).not.toContain('Add a number')
})
