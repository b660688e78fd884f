import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { saveProfile } from '#contract/profile.ts'
import { type ResumeFields } from '@foothold/resume-engine/reading'
import { type ResumeReading, readResumeFile } from '#contract/resume-reading.ts'
import { profile } from '#test/create-dialog.tsx'
import { fakeServer } from '#test/fake-server.ts'
import { renderScreen } from '#test/render-screen.tsx'
import { ResumeReview } from './resume-review.tsx'

const job = {
  company: 'Harbor',
  place: '',
  position: 'Planner',
  startDate: '2019-03',
  endDate: null,
  isCurrent: true,
  writtenDates: 'Mar 2019 – Present',
  description: '',
}
const fields: ResumeFields = {
  fullName: 'Ann Archer',
  email: '',
  phone: '555 0199',
  address: '',
  links: ['linkedin.com/in/ann'],
  summary: '',
  workHistory: [job],
  education: [],
  skills: ['SQL', 'Excel'],
  certifications: [],
}

function openReview(reading: ResumeReading) {
  const server = fakeServer()
  server.reply(readResumeFile, reading)
  server.reply(saveProfile, { ...profile, updatedAt: '2026-01-05T10:00:00.000Z' })
  const onSaved = vi.fn<() => void>()
  return { server, onSaved, ...renderScreen(<ResumeReview profile={profile} onSaved={onSaved} />) }
}

const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name })
const save = () => screen.getByRole('button', { name: 'Save to My Profile' })

it('saves the selected parts once for a double click, and leaves the rest as it is', async () => {
  const { server, onSaved, user } = openReview({ outcome: 'read', fields })
  expect(await screen.findByText('We found 4 details you can add to your profile.')).toBeTruthy()
  // It would overwrite the number in the profile.
  expect(box('Phone').checked).toBe(false)
  await user.click(box('SQL'))
  await user.dblClick(save())
  await vi.waitFor(() => expect(onSaved).toHaveBeenCalledTimes(1))
  expect(server.requests(saveProfile)).toHaveLength(1)
  const { body } = server.requests(saveProfile)[0] ?? {}
  expect(body).toMatchObject({
    phone: profile.phone,
    skills: profile.skills,
    links: ['https://linkedin.com/in/ann'],
    knownUpdatedAt: profile.updatedAt,
  })
  expect((body as { workHistory: { company: string }[] }).workHistory.map(({ company }) => company)).toContain('Harbor')
})

it('offers no job without months, and says where to add it', async () => {
  const years = { ...job, startDate: null, endDate: null, isCurrent: false, writtenDates: '2014 – 2016' }
  openReview({ outcome: 'read', fields: { ...fields, workHistory: [years] } })
  expect(await screen.findByText('One entry needs its months')).toBeTruthy()
  expect(screen.queryByRole('checkbox', { name: /Harbor/ })).toBeNull()
})

it('cannot be saved with nothing selected', async () => {
  const { user } = openReview({ outcome: 'read', fields })
  await user.click(await screen.findByRole('button', { name: 'Select None' }))
  expect(save()).toHaveProperty('disabled', true)
})

it('stays open after a failed save', async () => {
  const { server, onSaved, user } = openReview({ outcome: 'read', fields })
  server.refuse(saveProfile, { status: 503, message: 'Please try again later' })
  await screen.findByText(/^We found 4/)
  await user.click(save())
  expect(await screen.findByText('Failed to save profile')).toBeTruthy()
  expect(onSaved).not.toHaveBeenCalled()
})

it('says why a file could not be read', async () => {
  openReview({ outcome: 'unreadable', message: 'It is a picture.' })
  expect(await screen.findByText(/It is a picture\. We saved your resume/)).toBeTruthy()
})
