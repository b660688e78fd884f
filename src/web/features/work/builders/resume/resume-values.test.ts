import { expect, test } from 'vitest'
import { defaultDesign } from '@foothold/resume-engine/designs'
import { createDocument } from '#contract/documents.ts'
import { previewBody } from '#contract/previews.ts'
import {
  blankEntry,
  blankPosition,
  blankResume,
  blankSchool,
  resumeBody,
  toPreviewForm,
} from '@foothold/resume-engine/resume-values'
import { resumeRequest, resumeWork, parseResumeValues } from './resume-values.ts'

const job = { ...blankPosition, company: "O'Hara & Söhne", position: 'Planner', startDate: 'April 2021' }
const form = { ...blankResume, fullName: 'Noor', email: 'noor@example.test' }

const sent = (values: typeof form) => resumeBody(resumeRequest.parse(values))

test('sends the first position in the top-level fields too, and no blank positions', () => {
  const body = sent({ ...form, positions: [blankPosition, job, { ...job, company: 'Mills' }] })
  expect(body).toMatchObject({ company: "O'Hara & Söhne", position: 'Planner', startDate: '2021-04' })
  expect(body.positions.map(({ company }) => company)).toEqual(["O'Hara & Söhne", 'Mills'])
})

test('reports an error of a position at its field', () => {
  const positions = [job, { ...job, startDate: '2021-13' }, { ...job, startDate: '2021-04', endDate: '03/2021' }]
  const { error } = resumeRequest.safeParse({ ...form, positions })
  expect(error?.issues.map(({ path }) => path.join('.'))).toEqual(['positions.2.endDate'])
  const month = resumeRequest.safeParse({ ...form, positions: positions.slice(0, 2) })
  expect(month.error?.issues.map(({ path }) => path.join('.'))).toEqual(['positions.1.startDate'])
})

test('sends free text about education as it is, or as one more school beside schools', () => {
  expect(sent({ ...form, education: 'BSc, Portland' })).toMatchObject({ education: 'BSc, Portland', educations: [] })
  const body = sent({ ...form, education: 'BSc, Portland', educations: [{ ...blankSchool, institution: '北京大学' }] })
  expect(body.educations).toMatchObject([{ institution: '北京大学' }, { degree: 'BSc, Portland' }])
})

test('an incomplete form passes the contract and is restored unchanged', () => {
  const values = { ...blankResume, summary: 'Half a', positions: [{ ...job, startDate: '2021-04' }] }
  const body = createDocument.body!.parse({ kind: 'resume', name: 'Mine', form: resumeWork(values), content: '' })
  expect(parseResumeValues(body.form)).toEqual(values)
})

test('restores the position of an older form from its top-level fields', () => {
  expect(parseResumeValues({ company: 'Mills', position: 'Clerk' }).positions).toMatchObject([
    { company: 'Mills', position: 'Clerk' },
  ])
})

test('a preview leaves out months that are half typed or wrong', () => {
  const positions = ['2021-04', 'April 2021', '2021-1', '2021-13', 'Apr'].map((startDate) => ({ ...job, startDate }))
  const { form } = previewBody.parse({
    kind: 'resume',
    content: '',
    form: toPreviewForm({ ...blankResume, email: 'noor@', positions }),
    design: defaultDesign,
  })
  expect('positions' in form && form.positions.map(({ startDate }) => startDate)).toEqual([
    '2021-04',
    '2021-04',
    '2021-01',
    '',
    '',
  ])
})

const project = { ...blankEntry, title: 'Atlas', startDate: 'April 2021', endDate: '2023' }
const section = { id: 's1', kind: 'projects' as const, title: '', entries: [blankEntry, project] }

test('sends the dates of sections as years or months, and neither blank entries nor blank sections', () => {
  const sections = [section, { ...section, id: 's2', entries: [blankEntry] }]
  expect(sent({ ...form, sections }).sections).toEqual([
    { ...section, entries: [{ ...project, startDate: '2021-04' }] },
  ])
})

test('reports an error of a section at its field', () => {
  const entries = [{ ...project, startDate: '2021-13' }]
  const wrong = resumeRequest.safeParse({ ...form, sections: [{ ...section, entries }] })
  expect(wrong.error?.issues.map(({ path }) => path.join('.'))).toEqual(['sections.0.entries.0.startDate'])
  const reversed = { ...section, entries: [{ ...project, endDate: '2020' }] }
  const { error } = resumeRequest.safeParse({ ...form, sections: [reversed] })
  expect(error?.issues.map(({ path }) => path.join('.'))).toEqual(['sections.0.entries.0.endDate'])
})

test('a form with sections is saved, restored and previewed', () => {
  const values = { ...blankResume, sections: [section], sectionOrder: ['s1', 'skills'] }
  const body = createDocument.body!.parse({ kind: 'resume', name: 'Mine', form: resumeWork(values), content: '' })
  expect(parseResumeValues(body.form)).toMatchObject({ sectionOrder: ['s1', 'skills'], sections: [{ id: 's1' }] })
  const half = { ...section, entries: [{ ...project, endDate: '202' }] }
  const { form: shown } = previewBody.parse({
    kind: 'resume',
    content: '',
    form: toPreviewForm({ ...values, sections: [half] }),
    design: defaultDesign,
  })
  expect('sections' in shown && shown.sections[0]?.entries).toMatchObject([{ startDate: '2021-04', endDate: '' }])
})
