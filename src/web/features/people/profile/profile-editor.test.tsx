import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { newerProfile, type Profile, readProfile, saveProfile } from '#contract/profile.ts'
import { fakeServer } from '#test/fake-server.ts'
import { renderScreen } from '#test/render-screen.tsx'
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
const group = (name: string) => within(screen.getByRole('group', { name }))

it('shows a saved profile, with nothing unsaved', () => {
  renderScreen(<ProfileEditor profile={saved} records={null} />)
  expect(field('Phone').value).toBe('555 0100')
  expect(group('Work Experience 1').getByLabelText<HTMLInputElement>('Company').value).toBe('Mills')
  expect(screen.getByText('No unsaved changes.')).toBeTruthy()
})

it('saves all of it once for a double click, and says so', async () => {
  const server = fakeServer()
  const answer = Promise.withResolvers<Profile>()
  server.reply(saveProfile, answer.promise)
  const { user } = renderScreen(<ProfileEditor profile={saved} records={null} />)
  await user.type(field('Address'), '1 Main Street')
  expect(screen.getByText('You have unsaved changes.')).toBeTruthy()
  await user.dblClick(save())
  expect(await screen.findByRole('button', { name: 'Saving...', busy: true })).toBeTruthy()
  answer.resolve({ ...saved, address: '1 Main Street', updatedAt: later })
  expect(await screen.findByText('Profile saved successfully')).toBeTruthy()
  expect(screen.getByText('No unsaved changes.')).toBeTruthy()
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
  const { user } = renderScreen(<ProfileEditor profile={saved} records={null} />)
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
  const { user } = renderScreen(<ProfileEditor profile={saved} records={null} />)
  await user.type(field('Address'), '1 Main Street')
  await user.click(save())
  expect(await screen.findByText('Failed to save profile')).toBeTruthy()
  expect(field('Address').value).toBe('1 Main Street')
  expect(screen.getByText('You have unsaved changes.')).toBeTruthy()
})

it('restores what was typed before, and discards it when asked', async () => {
  const first = renderScreen(<ProfileEditor profile={saved} records={null} />)
  await first.user.type(field('Address'), '1 Main Street')
  await waitFor(() => expect(sessionStorage).toHaveLength(1))
  first.unmount()
  const { user } = renderScreen(<ProfileEditor profile={saved} records={null} />)
  expect(await screen.findByText('We kept what you had typed')).toBeTruthy()
  expect(field('Address').value).toBe('1 Main Street')
  await user.click(screen.getByRole('button', { name: 'Discard Changes' }))
  expect(field('Address').value).toBe('')
  expect(screen.getByText('No unsaved changes.')).toBeTruthy()
})

it('adds a skill by Enter without sending the form, ignores a repeated one, and removes one', async () => {
  const server = fakeServer()
  server.reply(saveProfile, saved)
  const { user } = renderScreen(<ProfileEditor profile={saved} records={null} />)
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
  const { user } = renderScreen(<ProfileEditor profile={saved} records={null} />)
  const button = screen.getByRole('button', { name: 'Move down Clerk at Mills' })
  button.focus()
  await user.keyboard('{Enter}')
  expect(group('Work Experience 1').getByLabelText<HTMLInputElement>('Company').value).toBe('Harbor')
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Move down Clerk at Mills' }))
})

it('removes an entry, and brings it back to its place', async () => {
  const { user } = renderScreen(<ProfileEditor profile={saved} records={null} />)
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
  const { user } = renderScreen(<ProfileEditor profile={saved} records={null} />)
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
