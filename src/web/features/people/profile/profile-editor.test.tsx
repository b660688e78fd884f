import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { noFacts, readAnswers, saveAnswers } from '#contract/answers.ts'
import { newerProfile, type Profile, readProfile, saveProfile } from '#contract/profile.ts'
import { fakeServer } from '#test/fake-server.ts'
import { renderScreen, seeker } from '#test/render-screen.tsx'
import { ProfileEditor } from './profile-editor.tsx'

const saved: Profile = {
  id: '1f0a3f6e-0f0e-4b63-8f86-5f3f6b3f9d10',
  userId: '5d2b4f3e-7c1a-4d7e-9f55-1c2d3e4f5a6b',
  phone: '555 0100',
  address: null,
  workHistory: [
    { company: 'Mills', position: 'Clerk', startDate: '2021-04', endDate: null, description: null },
    { company: 'Harbor', position: 'Planner', startDate: '2019-01', endDate: '2021-03', description: null },
  ],
  skills: ['SQL', 'Excel'],
  education: [],
  certifications: [],
  salaryExpectation: null,
  benefits: [],
  workPreference: null,
  willingToRelocate: false,
  links: [],
  resumeUrl: null,
  createdAt: '2026-01-05T09:00:00.000Z',
  updatedAt: '2026-01-05T09:00:00.000Z',
}
const later = '2026-01-05T10:00:00.000Z'

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const save = () => screen.getByRole('button', { name: 'Save Profile' })
const edit = (section: string) => screen.getByRole('button', { name: `Edit ${section}` })
const group = (name: string) => within(screen.getByRole('group', { name }))

it('reads like a resume, and edits one section in place', async () => {
  const { user } = renderScreen(<ProfileEditor profile={saved} />)
  const work = within(screen.getByRole('region', { name: 'Work History' }))
  expect(work.getByRole('heading', { name: 'Clerk at Mills' })).toBeTruthy()
  expect(work.getByText('Apr 2021 – Present')).toBeTruthy()
  expect(work.queryByRole('textbox')).toBeNull()
  await user.click(edit('Work History'))
  expect(group('Work Experience 1').getByLabelText<HTMLInputElement>('Company').value).toBe('Mills')
  expect(document.activeElement).toBe(group('Work Experience 1').getByLabelText('Company'))
  expect(screen.queryByLabelText('Phone')).toBeNull()
  expect(screen.getByText('No unsaved changes.')).toBeTruthy()
})

it('shows the fields of what is blank at once, and saves nothing on Cancel', async () => {
  const { user } = renderScreen(<ProfileEditor profile={saved} />)
  expect(screen.getByRole('button', { name: 'Add Education' })).toBeTruthy()
  expect(field('Salary Expectation').value).toBe('')
  await user.click(edit('Basic Information'))
  await user.type(field('Phone'), '9')
  await user.click(screen.getByRole('button', { name: 'Cancel Basic Information' }))
  expect(screen.getByText('555 0100')).toBeTruthy()
  expect(document.activeElement).toBe(edit('Basic Information'))
  expect(screen.getByText('No unsaved changes.')).toBeTruthy()
})

it('saves all of it once for a double click, and says so', async () => {
  const server = fakeServer()
  const answer = Promise.withResolvers<Profile>()
  server.reply(saveProfile, answer.promise)
  server.reply(readAnswers, { facts: noFacts, answers: [] })
  const { user } = renderScreen(<ProfileEditor profile={saved} />)
  await user.click(edit('Basic Information'))
  await user.type(field('Address'), '1 Main Street')
  expect(screen.getByText('You have unsaved changes.')).toBeTruthy()
  await user.dblClick(save())
  expect(await screen.findByRole('button', { name: 'Saving...', busy: true })).toBeTruthy()
  answer.resolve({ ...saved, address: '1 Main Street', updatedAt: later })
  expect(await screen.findByText('Profile saved successfully')).toBeTruthy()
  expect(await screen.findByText('1 Main Street')).toBeTruthy()
  expect(screen.queryByLabelText('Phone')).toBeNull()
  expect(server.requests(saveProfile)).toHaveLength(1)
  expect(server.requests(saveProfile)[0]?.body).toMatchObject({
    phone: '555 0100',
    address: '1 Main Street',
    skills: ['SQL', 'Excel'],
    knownUpdatedAt: saved.updatedAt,
  })
})

it('says what is wrong at its field, focuses it, and sends nothing', async () => {
  const server = fakeServer()
  server.reply(saveProfile, saved)
  const { user } = renderScreen(<ProfileEditor profile={saved} />)
  await user.type(field('Salary Expectation'), 'a lot')
  await user.click(save())
  expect(await screen.findByText('Please check the marked fields.')).toBeTruthy()
  const salary = screen.getByRole('textbox', { name: 'Salary Expectation', description: /Please enter a whole number/ })
  expect(document.activeElement).toBe(salary)
  expect(server.requests(saveProfile)).toEqual([])
})

it('keeps everything typed after a failure', async () => {
  const server = fakeServer()
  server.refuse(saveProfile, { status: 500, message: 'Something went wrong' })
  const { user } = renderScreen(<ProfileEditor profile={saved} />)
  await user.click(edit('Basic Information'))
  await user.type(field('Address'), '1 Main Street')
  await user.click(save())
  expect(await screen.findByText('Failed to save profile')).toBeTruthy()
  expect(field('Address').value).toBe('1 Main Street')
  expect(screen.getByText('You have unsaved changes.')).toBeTruthy()
})

it('restores what was typed before, and discards it when asked', async () => {
  const first = renderScreen(<ProfileEditor profile={saved} />)
  await first.user.click(edit('Basic Information'))
  await first.user.type(field('Address'), '1 Main Street')
  await waitFor(() => expect(sessionStorage).toHaveLength(1))
  first.unmount()
  const { user } = renderScreen(<ProfileEditor profile={saved} />)
  expect(await screen.findByText('We kept what you had typed')).toBeTruthy()
  expect(field('Address').value).toBe('1 Main Street')
  await user.click(screen.getByRole('button', { name: 'Discard Changes' }))
  expect(field('Address').value).toBe('')
  expect(screen.getByText('No unsaved changes.')).toBeTruthy()
})

it('adds a skill by Enter without sending the form, ignores a repeated one, and removes one', async () => {
  const server = fakeServer()
  server.reply(saveProfile, saved)
  const { user } = renderScreen(<ProfileEditor profile={saved} />)
  await user.click(edit('Skills'))
  const skills = within(screen.getByRole('region', { name: 'Skills' }))
  const shown = () => skills.getAllByRole('listitem').map((item) => item.firstElementChild?.textContent)
  await user.type(field('Add skill'), 'Typing{Enter}sql{Enter}')
  expect(shown()).toEqual(['SQL', 'Excel', 'Typing'])
  expect(document.activeElement).toBe(field('Add skill'))
  await user.click(skills.getByRole('button', { name: 'Remove Excel' }))
  expect(shown()).toEqual(['SQL', 'Typing'])
  expect(document.activeElement).toBe(field('Add skill'))
  expect(server.requests(saveProfile)).toEqual([])
})

it('moves an entry by keyboard and keeps the focus on its button', async () => {
  const { user } = renderScreen(<ProfileEditor profile={saved} />)
  await user.click(edit('Work History'))
  const button = screen.getByRole('button', { name: 'Move down Clerk at Mills' })
  button.focus()
  await user.keyboard('{Enter}')
  expect(group('Work Experience 1').getByLabelText<HTMLInputElement>('Company').value).toBe('Harbor')
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Move down Clerk at Mills' }))
})

it('removes an entry, and brings it back to its place', async () => {
  const { user } = renderScreen(<ProfileEditor profile={saved} />)
  await user.click(edit('Work History'))
  await user.click(screen.getByRole('button', { name: 'Remove Clerk at Mills' }))
  expect(screen.queryByRole('group', { name: 'Work Experience 2' })).toBeNull()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Undo' }))
  await user.keyboard('{Enter}')
  expect(group('Work Experience 1').getByLabelText<HTMLInputElement>('Company').value).toBe('Mills')
  expect(screen.getByText('No unsaved changes.')).toBeTruthy()
})

it('asks when a newer version was saved elsewhere, and merges both on Save Mine', async () => {
  const server = fakeServer()
  const theirs = { ...saved, skills: ['Welding'], updatedAt: later }
  server.refuse(saveProfile, { status: 409, code: newerProfile, message: 'Saved elsewhere' })
  server.reply(readProfile, theirs)
  const { user } = renderScreen(<ProfileEditor profile={saved} />)
  await user.click(edit('Basic Information'))
  await user.type(field('Address'), '1 Main Street')
  await user.click(save())
  expect(await screen.findByRole('alertdialog', { name: 'Saved elsewhere in the meantime' })).toBeTruthy()
  expect(screen.getByRole('alertdialog').textContent).toContain('Changed there: Skills')
  server.reply(saveProfile, { ...theirs, address: '1 Main Street' })
  await user.click(screen.getByRole('button', { name: 'Save Mine' }))
  await waitFor(() => expect(server.requests(saveProfile)).toHaveLength(2))
  expect(server.requests(saveProfile)[1]?.body).toMatchObject({
    address: '1 Main Street',
    skills: ['Welding'],
    knownUpdatedAt: later,
  })
})

it('opens the section of a wrong field that is not shown, and focuses it', async () => {
  const years = [{ ...saved.workHistory[0]!, startDate: '2021' }]
  const { user } = renderScreen(<ProfileEditor profile={{ ...saved, workHistory: years }} />)
  await user.type(field('Salary Expectation'), '70000')
  await user.click(save())
  expect(await screen.findByText('Please check the marked fields.')).toBeTruthy()
  expect(document.activeElement).toBe(field('Start Date'))
})

it('stores the salary and the relocation among the facts, which are asked for nowhere else', async () => {
  const server = fakeServer()
  const answer = { id: saved.id, topic: '', question: 'Travel?', answer: 'Yes' }
  server.reply(readAnswers, { facts: { ...noFacts, over18: true }, answers: [{ ...answer, updatedAt: later }] })
  server.reply(saveProfile, { ...saved, salaryExpectation: 70_000, willingToRelocate: true })
  server.refuse(saveAnswers, { status: 503, message: 'Please try again later' })
  const { user } = renderScreen(<ProfileEditor profile={saved} />)
  await user.type(field('Salary Expectation'), '70000')
  await user.click(field('Willing to relocate'))
  await user.click(save())
  expect(await screen.findByText('Failed to save your answers')).toBeTruthy()
  expect(field('Salary Expectation').value).toBe('70000')
  server.reply(saveAnswers, { facts: noFacts, answers: [] })
  await user.click(save())
  await waitFor(() => expect(screen.queryByLabelText('Salary Expectation')).toBeNull())
  expect(server.requests(saveAnswers).at(-1)?.body).toEqual({
    facts: { ...noFacts, over18: true, salaryExpectation: 70_000, willingToRelocate: true },
    answers: [answer],
  })
})

it('shows staff no completeness, and stores no facts for them', async () => {
  const server = fakeServer()
  server.reply(saveProfile, { ...saved, salaryExpectation: 1 })
  const { user } = renderScreen(<ProfileEditor profile={saved} />, { ...seeker, role: 'admin' })
  expect(screen.queryByRole('meter')).toBeNull()
  await user.type(field('Salary Expectation'), '1')
  await user.click(save())
  expect(await screen.findByText('Profile saved successfully')).toBeTruthy()
  expect(server.requests(readAnswers)).toEqual([])
})

it('asks for no resume once an employer has one', () => {
  const { rerender } = renderScreen(<ProfileEditor profile={saved} />)
  expect(screen.getByRole('button', { name: 'Upload your resume' })).toBeTruthy()
  rerender(<ProfileEditor profile={saved} hasSent />)
  expect(screen.queryByRole('button', { name: 'Upload your resume' })).toBeNull()
})

it('leads from what is missing to its field', async () => {
  const { user } = renderScreen(<ProfileEditor profile={saved} />)
  await user.click(screen.getByRole('button', { name: 'Add your address' }))
  expect(document.activeElement).toBe(field('Address'))
})
