import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { type Application, createApplication } from '#contract/applications.ts'
import { generateCoverLetter } from '#contract/builders.ts'
import { createClientDocument, listClientDocuments, type SavedDocument } from '#contract/documents.ts'
import type { ReplyOf } from '#contract/endpoint.ts'
import type { JobInterest } from '#contract/job-interests.ts'
import { readPosting } from '#contract/postings.ts'
import type { Profile } from '#contract/profile.ts'
import { readUser } from '#contract/users.ts'
import {
  ann,
  annsAccount,
  button,
  created,
  field,
  interest,
  letter,
  openDialog,
  paste,
  profile,
  resume,
} from '#test/create-dialog.tsx'

const posting = {
  id: '8d8f8d76-17fb-4a53-9a5b-4b5d2e8f3c99',
  state: 'read' as const,
  company: 'Mills',
  position: 'Clerk',
  location: null,
  failure: null,
}
const interestWithPosting: JobInterest = { ...interest, posting }
const description = 'You keep the books of the mill.'

const written: ReplyOf<typeof generateCoverLetter> = {
  coverLetter: 'Dear Mills,\nI cut waste by 12%.',
  analysis: {
    atsScore: 70,
    strengths: [],
    improvements: [],
    keywords: [],
    suggestions: [],
    checks: [],
    coverage: null,
    requirements: [],
    flags: [],
  },
  source: 'embedded',
  setAside: null,
  leftOut: [],
  missing: [],
  questions: [],
}

const saved: SavedDocument = { ...letter, id: '9d8f8d76-17fb-4a53-9a5b-4b5d2e8f3caa', content: '', form: {} }

async function openApplyNow({ of = profile }: { of?: Profile | null } = {}) {
  const view = await openDialog({ interest: interestWithPosting }, (server) => {
    server.reply(readUser, annsAccount(of))
    server.reply(readPosting, { ...posting, jobUrl: interest.jobUrl, description })
    server.reply(generateCoverLetter, written)
    server.reply(createClientDocument, saved)
    server.reply(createApplication, created)
  })
  await waitFor(() => expect(field('Position').value).toBe('Clerk'))
  await screen.findByLabelText('Cover letter')
  return view
}

async function write({ user }: Awaited<ReturnType<typeof openApplyNow>>) {
  await user.click(button('Write letter'))
  await waitFor(() => expect(field('Letter Text').value).toBe(written.coverLetter))
}

it('says so where the profile is in a language that we do not write', async () => {
  const view = await openApplyNow()
  const ask = "This text doesn't seem to be in English."
  const question = { ask, field: '', note: '', keepsNote: false, drops: '' } as const
  view.server.reply(generateCoverLetter, { ...written, questions: [question] })
  await write(view)
  expect(await screen.findByText(ask)).toBeTruthy()
})

it('writes from the profile and the posting, and saves the edited letter before the application', async () => {
  const view = await openApplyNow()
  const { server, user } = view
  await write(view)
  const [request] = server.requests(generateCoverLetter)
  expect(request?.body).toEqual({
    personalInfo: {
      fullName: 'Ann Archer',
      email: 'ann@example.test',
      phone: '555 0100',
      location: 'Portland, Oregon',
      linkedin: '',
    },
    jobDetails: {
      companyName: 'Mills',
      position: 'Clerk',
      jobDescription: description,
      requirements: '',
      jobDescriptionUrl: '',
    },
    experience: {
      relevantExperience: '',
      keyAchievements: '',
      skills: 'Excel, SAP',
      positions: [
        expect.objectContaining({ position: 'Buyer', company: 'Old Mill', description: 'I cut waste by 12%.' }),
      ],
    },
    motivation: { whyCompany: '', whyPosition: '', valueProposition: '' },
  })
  expect(field('Cover letter').value).toBe('new')
  await paste(user, 'Letter Text', '\nYours, Ann')
  await user.click(button('Record as sent'))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(server.requests(createClientDocument)).toHaveLength(1)
  expect(server.requests(createClientDocument)[0]).toMatchObject({
    path: `/api/clients/${ann.id}/documents`,
    body: {
      kind: 'cover-letter',
      name: 'Mills - Clerk',
      content: `${written.coverLetter}\nYours, Ann`,
      form: { jobDetails: { companyName: 'Mills' }, experience: { skills: 'Excel, SAP' } },
    },
  })
  expect(server.requests(createApplication)[0]?.body).toMatchObject({
    documentIds: [resume.id, saved.id],
    receipt: {
      state: 'sent',
      documents: [
        { documentId: resume.id, kind: 'resume' },
        { documentId: saved.id, kind: 'cover-letter' },
      ],
    },
  })
})

it('without a posting it writes for the company and the position, and asks for them', async () => {
  const { server, user } = await openDialog({ interest }, (server) => server.reply(generateCoverLetter, written))
  await screen.findByLabelText('Cover letter')
  await user.click(button('Write letter'))
  expect(await screen.findByText('Please enter the company')).toBeTruthy()
  expect(document.activeElement).toBe(field('Company'))
  expect(server.requests(generateCoverLetter)).toEqual([])
  await paste(user, 'Company', 'Mills')
  await paste(user, 'Position', 'Clerk')
  await user.click(button('Write letter'))
  expect(await screen.findByLabelText('Letter Text')).toBeTruthy()
  expect(server.requests(generateCoverLetter)[0]?.body).toMatchObject({
    jobDetails: { companyName: 'Mills', position: 'Clerk', jobDescription: '' },
  })
})

const emptyProfile = { ...profile, workHistory: [{ ...profile.workHistory[1]!, description: 'Work' }], skills: [] }
it.each([
  { state: 'no profile', of: null, text: /The client has no profile yet/ },
  { state: 'an empty profile', of: emptyProfile, text: /has no work history and no skills/ },
])('says what is missing of $state, and writes nothing', async ({ of, text }) => {
  const { server, user } = await openApplyNow({ of })
  await user.click(button('Write letter'))
  expect(await screen.findByText(text)).toBeTruthy()
  expect(screen.queryByLabelText('Letter Text')).toBeNull()
  expect(server.requests(generateCoverLetter)).toEqual([])
})

it('after a refusal the letter is still there, and is saved again only after a change', async () => {
  const view = await openApplyNow()
  const { server, user } = view
  server.refuse(createApplication, { status: 409, code: 'rule_violated', message: 'Never Mills.' })
  await write(view)
  await user.click(button('Record as sent'))
  expect(await screen.findByText('Never Mills.')).toBeTruthy()
  expect(field('Letter Text').value).toBe(written.coverLetter)
  await user.click(button('Record as sent'))
  await waitFor(() => expect(server.requests(createApplication)).toHaveLength(2))
  expect(server.requests(createClientDocument)).toHaveLength(1)
  expect(server.requests(createApplication)[1]?.body).toMatchObject({ documentIds: [resume.id, saved.id] })
  await paste(user, 'Letter Text', ' Thank you.')
  await user.click(button('Record as sent'))
  await waitFor(() => expect(server.requests(createApplication)).toHaveLength(3))
  expect(server.requests(createClientDocument)).toHaveLength(2)
})

it('after Escape the letter is still there, and a saved one is not saved again', async () => {
  const view = await openApplyNow()
  const { server, user } = view
  server.refuse(createApplication, { status: 500, message: 'Something went wrong' })
  await write(view)
  await paste(user, 'Letter Text', ' Thank you.')
  await user.click(button('Record as sent'))
  await screen.findByText('Failed to create application')
  // The first closes the toast.
  await user.keyboard('{Escape}{Escape}')
  await user.click(button('Create'))
  await waitFor(() => expect(field('Letter Text').value).toBe(`${written.coverLetter} Thank you.`))
  server.reply(createApplication, created)
  await user.click(button('Record as sent'))
  await waitFor(() => expect(server.requests(createApplication)).toHaveLength(2))
  expect(server.requests(createClientDocument)).toHaveLength(1)
})

it('a letter that cannot be saved keeps its text, and no application is made', async () => {
  const view = await openApplyNow()
  const { server, user } = view
  server.refuse(createClientDocument, { status: 409, code: 'quota_reached', message: 'There is no room.' })
  await write(view)
  await user.click(button('Record as sent'))
  expect(await screen.findByText('There is no room.')).toBeTruthy()
  expect(field('Letter Text').value).toBe(written.coverLetter)
  expect(server.requests(createApplication)).toEqual([])
})

it('a double click saves one letter and creates one application', async () => {
  const view = await openApplyNow()
  const { server, user } = view
  const answer = Promise.withResolvers<Application>()
  server.reply(createApplication, answer.promise)
  await write(view)
  await user.dblClick(button('Record as sent'))
  await waitFor(() => expect(server.requests(createApplication)).toHaveLength(1))
  expect(button('Record as sent').getAttribute('aria-busy')).toBe('true')
  expect(button('Create Application').hasAttribute('disabled')).toBe(true)
  answer.resolve(created)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(server.requests(createApplication)).toHaveLength(1)
  expect(server.requests(createClientDocument)).toHaveLength(1)
})

it('a new letter replaces an edited one only until Undo', async () => {
  const view = await openApplyNow()
  const { user } = view
  await write(view)
  await paste(user, 'Letter Text', ' Mine.')
  await user.click(button('Write letter'))
  expect(await screen.findByText('Your letter was replaced by a new one')).toBeTruthy()
  expect(field('Letter Text').value).toBe(written.coverLetter)
  await user.click(button('Undo'))
  expect(field('Letter Text').value).toBe(`${written.coverLetter} Mine.`)
})

it('a new letter needs a text; a saved one is attached as it is', async () => {
  const { server, user } = await openApplyNow()
  await user.selectOptions(field('Cover letter'), 'A new letter')
  await user.click(button('Record as sent'))
  expect(await screen.findByText('Please write the letter, or choose another one')).toBeTruthy()
  expect(document.activeElement).toBe(field('Letter Text'))
  await user.selectOptions(field('Cover letter'), letter.name)
  await user.click(button('Record as sent'))
  await waitFor(() => expect(server.requests(createApplication)).toHaveLength(1))
  expect(server.requests(createApplication)[0]?.body).toMatchObject({ documentIds: [resume.id, letter.id] })
  expect(server.requests(createClientDocument)).toEqual([])
})

it('says that the documents could not be loaded, and still records without them', async () => {
  const { server, user } = await openDialog({ interest }, (server) => {
    server.refuse(listClientDocuments, { status: 403, message: 'Not your client' })
    server.reply(createApplication, created)
  })
  expect(await screen.findByText('Not your client')).toBeTruthy()
  await paste(user, 'Company', 'Mills')
  await paste(user, 'Position', 'Clerk')
  await user.click(button('Record as sent'))
  await waitFor(() => expect(server.requests(createApplication)).toHaveLength(1))
})
