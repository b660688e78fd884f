import { screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { generateCoverLetter, generateResume, readWritingHelp } from '#contract/builders.ts'
import { readProfile } from '#contract/profile.ts'
import { previewPath } from '#contract/previews.ts'
import { profile } from '#test/create-dialog.tsx'
import { fakeServer } from '#test/fake-server.ts'
import { renderScreen } from '#test/render-screen.tsx'
import { LetterBuilder } from './letter-builder.tsx'
import { ResumeBuilder } from './resume-builder.tsx'

class QuietWorker {
  addEventListener() {}
  postMessage() {}
  terminate() {}
}

beforeEach(() => {
  sessionStorage.clear()
  vi.stubGlobal('Worker', QuietWorker)
})
afterEach(() => vi.unstubAllGlobals())

const analysis = {
  atsScore: 71,
  strengths: [],
  improvements: [],
  keywords: [],
  suggestions: [],
  checks: [],
  coverage: null,
  requirements: [],
  flags: [],
}
const written = { analysis, source: 'embedded' as const, setAside: null, leftOut: [], missing: [] }

function startServer() {
  const server = fakeServer()
  server.reply(readWritingHelp, { canImproveLines: false })
  server.reply(readProfile, profile)
  server.answer({ method: 'POST', path: previewPath }, () => new Response('{}', { status: 500 }))
  return server
}

it('a resume is filled from the profile, is generated once and shows its text and score', async () => {
  const server = startServer()
  server.reply(generateResume, { ...written, resume: 'Sam Seeker\nsam@example.test' })
  const { user } = renderScreen(<ResumeBuilder />)
  await user.click(screen.getByRole('button', { name: 'Fill from Profile' }))
  expect(await screen.findByText(/^Filled from your profile\. We found/)).toBeTruthy()
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: /Full Name/, hidden: true }).value).toBe('Sam Seeker')
  const generate = screen.getByRole<HTMLButtonElement>('button', { name: 'Generate Resume' })
  await vi.waitFor(() => expect(generate.disabled).toBe(false))
  await user.dblClick(generate)
  expect(await screen.findByRole('meter', { name: 'ATS score' })).toBeTruthy()
  expect(screen.getByRole('tab', { name: 'Preview' }).getAttribute('aria-selected')).toBe('true')
  expect(server.requests(generateResume)).toHaveLength(1)
  expect(server.requests(generateResume)[0]?.body).toMatchObject({ fullName: 'Sam Seeker' })
  await user.click(screen.getByRole('tab', { name: 'AI Analysis' }))
  expect(await screen.findByRole('heading', { name: 'Details' })).toBeTruthy()
})

it('a letter shows its text, and an edited one comes back with Undo', async () => {
  const server = startServer()
  server.reply(generateCoverLetter, { ...written, coverLetter: 'Dear Acme, hello.', questions: [] })
  const { user } = renderScreen(<LetterBuilder />)
  await user.click(screen.getByRole('button', { name: 'Generate Cover Letter' }))
  expect(await screen.findByRole('button', { name: 'AI Analysis' })).toBeTruthy()
  await user.click(screen.getByRole('radio', { name: 'Edit Text' }))
  const text = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Cover Letter Text' })
  expect(text.value).toBe('Dear Acme, hello.')
  await user.type(text, ' More.')
  await user.click(screen.getByRole('tab', { name: 'Builder' }))
  await user.click(screen.getByRole('button', { name: 'Generate Cover Letter' }))
  expect(await screen.findByText('Your edited text was replaced by a new one.')).toBeTruthy()
  expect(server.requests(generateCoverLetter)).toHaveLength(2)
})
