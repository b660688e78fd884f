import { expect, test } from 'vitest'
import { maxSections, resumeForm, type SectionKind } from '#engine/model/forms.ts'
import { buildOutline } from '#engine/document-outline/document-outline.ts'
import { assembleResume, findSections } from './assemble.ts'
import { engineer, engineerWithSections } from './forms.fixture.ts'
import { writeResume } from './write-resume.ts'

const write = (sections: object[], sectionOrder: string[] = []) =>
  writeResume(resumeForm.parse({ fullName: 'Noor', email: 'noor@example.test', skills: 'SQL', sections, sectionOrder }))
    .text
const section = (kind: SectionKind, ...entries: object[]) => ({ id: kind, kind, entries })

test('writes each kind of section as it is laid out and read', () => {
  const { text } = writeResume(engineerWithSections)
  expect(text.slice(text.indexOf('PROJECTS'))).toMatchSnapshot()
})

test('a period, a year, one date of something that happened once', () => {
  const dated = { title: 'Atlas', startDate: '2021' }
  expect(write([section('projects', dated)])).toMatch(/Atlas\n2021 - Present$/)
  expect(write([section('projects', { ...dated, endDate: '2021' })])).toMatch(/Atlas\n2021$/)
  expect(write([section('awards', dated)])).toMatch(/Atlas \| 2021$/)
  expect(write([section('publications', { title: 'Atlas', endDate: '2021-05' })])).toMatch(/Atlas \| May 2021$/)
})

test('blank entries and sections leave nothing behind', () => {
  expect(write([section('projects', { title: '  ' }, {}), section('awards')])).toBe(write([]))
})

test('a custom heading is one line, and any script makes a heading', () => {
  for (const [title, heading] of [
    ['Talks\nand\tteams', 'TALKS AND TEAMS'],
    ['', 'ADDITIONAL INFORMATION'],
    ['作品', '作品:'],
  ]) {
    const text = write([{ id: 'c', kind: 'custom', title, entries: [{ title: 'Chess' }] }])
    expect(buildOutline(text, 'resume').blocks.at(-2)).toMatchObject({ kind: 'heading', text: heading })
  }
})

test('the person decides the order of all sections, and unknown names do no harm', () => {
  const headings = (text: string) => text.split('\n').filter((line) => /^[A-Z]{5,}$/.test(line))
  const sections = [section('projects', { title: 'Atlas' }), section('awards', { title: 'Best' })]
  expect(headings(write(sections))).toEqual(['SKILLS', 'PROJECTS', 'AWARDS'])
  const order = ['nothing', 'projects', 'awards', 'skills']
  expect(headings(write(sections, order))).toEqual(['PROJECTS', 'AWARDS', 'SKILLS'])
})

test("a model's sections are put into the order of the form", () => {
  const form = { ...engineerWithSections, sectionOrder: ['c1', 'experience', 'p1'] }
  const answer = 'Here it is:\nSKILLS\nGo\n\nEXPERIENCE\nEngineer\n\nCHESS AND CLIMBING\nCaptain\n\nPROJECTS\nGardens'
  const sections = findSections(form, answer)
  expect(sections).toBe('CHESS AND CLIMBING\nCaptain\n\nEXPERIENCE\nEngineer\n\nPROJECTS\nGardens\n\nSKILLS\nGo')
  expect(assembleResume(form, sections)).toContain('oakhurst\n\nCHESS AND CLIMBING')
  expect(findSections(engineer, 'No heading')).toBe('No heading')
})

test('the largest form is written within the limits of the contract', () => {
  const entry = {
    title: 'Atlas',
    detail: 'Mills',
    startDate: '2020',
    link: 'https://a.example',
    description: 'Built it',
  }
  const sections = Array.from({ length: maxSections }, (_, index) => ({
    id: `s${index}`,
    kind: 'projects',
    entries: Array.from({ length: 100 }, () => entry),
  }))
  expect(write(sections).match(/^Atlas \| Mills$/gm)).toHaveLength(maxSections * 100)
  const tooMany = { fullName: 'Noor', email: 'noor@example.test', sections: [...sections, sections[0]] }
  expect(resumeForm.safeParse(tooMany).success).toBe(false)
})
