import { expect, test } from 'vitest'
import { createDocument } from '#contract/documents.ts'
import {
  blankPosition,
  blankResume,
  blankSchool,
  resumeBody,
  resumeRequest,
  resumeWork,
  parseResumeValues,
} from './resume-values.ts'

const job = { ...blankPosition, company: "O'Hara & Söhne", position: 'Planner', startDate: 'April 2021' }
const form = { ...blankResume, fullName: 'Noor', email: 'noor@example.test' }

const sent = (values: typeof form) => resumeBody(resumeRequest.parse(values))

test('the first position stands in the fields of the form, all of them in the list, and blank ones nowhere', () => {
  const body = sent({ ...form, positions: [blankPosition, job, { ...job, company: 'Mills' }] })
  expect(body).toMatchObject({ company: "O'Hara & Söhne", position: 'Planner', startDate: '2021-04' })
  expect(body.positions.map(({ company }) => company)).toEqual(["O'Hara & Söhne", 'Mills'])
})

test('what is wrong in a position is said at its own field', () => {
  const positions = [job, { ...job, startDate: '2021-13' }, { ...job, startDate: '2021-04', endDate: '03/2021' }]
  const { error } = resumeRequest.safeParse({ ...form, positions })
  expect(error?.issues.map(({ path }) => path.join('.'))).toEqual(['positions.2.endDate'])
  const month = resumeRequest.safeParse({ ...form, positions: positions.slice(0, 2) })
  expect(month.error?.issues.map(({ path }) => path.join('.'))).toEqual(['positions.1.startDate'])
})

test('education in own words alone goes as it is, and beside schools as one more of them', () => {
  expect(sent({ ...form, education: 'BSc, Portland' })).toMatchObject({ education: 'BSc, Portland', educations: [] })
  const body = sent({ ...form, education: 'BSc, Portland', educations: [{ ...blankSchool, institution: '北京大学' }] })
  expect(body.educations).toMatchObject([{ institution: '北京大学' }, { degree: 'BSc, Portland' }])
})

test('an unfinished form is taken by the contract, and comes back as it was', () => {
  const values = { ...blankResume, summary: 'Half a', positions: [{ ...job, startDate: '2021-04' }] }
  const body = createDocument.body!.parse({ kind: 'resume', name: 'Mine', form: resumeWork(values), content: '' })
  expect(parseResumeValues(body.form)).toEqual(values)
})

test('an older form has its only position in its own fields', () => {
  expect(parseResumeValues({ company: 'Mills', position: 'Clerk' }).positions).toMatchObject([
    { company: 'Mills', position: 'Clerk' },
  ])
})
