import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import {
  decideSuggestion,
  type InboxAddress,
  listApplicationMails,
  listInbox,
  type Mail,
  type MailDetails,
  readInboxAddress,
  readMailDetails,
  replyToMail,
  saveInboxAddress,
  undoSuggestion,
} from '#contract/inbox.ts'
import { listApplicationsOfUser } from '#contract/applications.ts'
import type { User } from '#contract/users.ts'
import { fakeServer } from '#test/fake-server.ts'
import { application } from '#test/receipt-samples.ts'
import { renderScreen, seeker } from '#test/render-screen.tsx'
import { ApplicationMails } from './application-mails.tsx'
import { InboxAddressCard } from './inbox-address-card.tsx'
import { Inbox } from './inbox.tsx'

const manager: User = { ...seeker, id: '2f0a3f6e-0f0e-4b63-8f86-5f3f6b3f9d10', role: 'account_manager' }
const { id: applicationId, company, position } = application

const invitation: Mail = {
  id: '00000000-0000-4000-8000-000000000001',
  userId: seeker.id,
  clientName: 'Maya Okafor',
  applicationId,
  company,
  position,
  direction: 'in',
  from: { name: 'Larkfield Hiring', address: 'no-reply@larkfield.test' },
  subject: 'Your application',
  receivedAt: '2026-01-05T09:00:00.000Z',
  kind: 'invitation',
  fold: null,
  evidence: 'We would like to meet you on December 3.',
  confidence: 'certain',
  authenticated: true,
  suggestion: {
    id: '00000000-0000-4000-8000-000000000001',
    state: 'open',
    status: 'interviewing',
    interview: {
      startsAt: '2026-12-03T10:00:00.000Z',
      endsAt: '2026-12-03T10:45:00.000Z',
      timeZone: 'UTC',
      kind: 'video',
      place: null,
      interviewId: null,
      canceled: false,
    },
    confirmsReceipt: false,
  },
  delivery: null,
  repliedAt: null,
  canReply: true,
  problem: null,
}
const question: Mail = {
  ...invitation,
  id: '00000000-0000-4000-8000-000000000002',
  kind: 'question',
  evidence: 'When could you start?',
  authenticated: false,
  suggestion: null,
}
const newsletter: Mail = {
  ...question,
  id: '00000000-0000-4000-8000-000000000003',
  kind: 'other',
  fold: 'newsletter',
  subject: 'Our week',
}
const details: MailDetails = {
  ...question,
  to: [],
  text: 'When could you start?\nRegards, Ada',
  quoted: '> Dear Larkfield',
  html: '<p>When could you start?</p>',
  files: [
    { name: 'brief.pdf', contentType: 'application/pdf', size: 20_000, url: `/api/mails/${question.id}/files/0` },
  ],
  code: null,
}

const accepted: Mail = {
  ...invitation,
  suggestion: invitation.suggestion && { ...invitation.suggestion, state: 'accepted' },
}

it('shows what waits first, the newest next, and folds what is no answer', async () => {
  const server = fakeServer()
  server.reply(listInbox, [newsletter, { ...question, repliedAt: question.receivedAt }, invitation])
  renderScreen(<Inbox />, manager)
  const waiting = await screen.findByRole('list', { name: 'Waiting for you' })
  expect(within(waiting).getByRole('heading').textContent).toMatch(/invites Maya Okafor to an interview on .*Dec/)
  expect(waiting.textContent).toContain(`Maya Okafor, ${position}`)
  expect(waiting.textContent).toContain('Sender verified')
  expect(screen.getByRole('list', { name: 'Earlier' }).textContent).toContain('Sender not verified')
  expect(screen.getByText(/newsletters, alerts, codes, spam \(1\)/).closest('details')?.open).toBe(false)
})

it('accepts a suggestion, and puts it back', async () => {
  const server = fakeServer()
  server.reply(listApplicationMails, [invitation])
  const { user } = renderScreen(<ApplicationMails applicationId={applicationId} />)
  const accept = await screen.findByRole('button', { name: 'Set to Interviewing and add the interview' })
  server.reply(decideSuggestion, accepted, 'mails')
  server.reply(listApplicationMails, [accepted])
  await user.click(accept)
  await screen.findByText('Set to Interviewing, interview added.')
  expect(server.requests(decideSuggestion)[0]?.body).toEqual({ decision: 'accept' })
  server.reply(undoSuggestion, invitation, 'mails')
  server.reply(listApplicationMails, [invitation])
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  await screen.findByRole('button', { name: 'Not This' })
})

it('asks which application a mail is about before it can be accepted', async () => {
  const server = fakeServer()
  server.reply(listInbox, [{ ...invitation, applicationId: null, company: null, position: null }])
  server.reply(listApplicationsOfUser, [{ ...application, nextStep: null, nextInterviewAt: null }])
  server.reply(decideSuggestion, accepted)
  const { user } = renderScreen(<Inbox />, manager)
  const accept = await screen.findByRole('button', { name: 'Set to Interviewing and add the interview' })
  expect(accept).toHaveProperty('disabled', true)
  await screen.findByRole('option', { name: `${company}, ${position}` })
  await user.selectOptions(screen.getByLabelText('Which application is it about?'), `${company}, ${position}`)
  await user.click(accept)
  expect(server.requests(decideSuggestion)[0]?.body).toEqual({ decision: 'accept', applicationId })
})

it('lets a person use a mail that we are not certain about', async () => {
  const server = fakeServer()
  const rejection: Mail = { ...question, kind: 'rejection', confidence: 'likely', applicationId: null, company: null }
  server.reply(listInbox, [rejection])
  server.reply(readMailDetails, { ...details, kind: 'rejection' })
  server.reply(listApplicationsOfUser, [{ ...application, nextStep: null, nextInterviewAt: null }])
  server.reply(decideSuggestion, { ...rejection, applicationId })
  const { user } = renderScreen(<Inbox />, manager)
  await user.click(await screen.findByRole('button', { name: /declines$/ }))
  const use = await screen.findByRole('button', { name: 'Set to Rejected' })
  expect(use).toHaveProperty('disabled', true)
  await screen.findByRole('option', { name: `${company}, ${position}` })
  await user.selectOptions(screen.getByLabelText('Which application is it about?'), `${company}, ${position}`)
  await user.click(use)
  await screen.findByText('Used for this application')
  expect(server.requests(decideSuggestion)[0]?.body).toEqual({ decision: 'accept', applicationId })
})

it('opens a mail as text, with its files and a sandboxed view, and answers it', async () => {
  const server = fakeServer()
  server.reply(listApplicationMails, [question])
  server.reply(readMailDetails, details)
  const { user } = renderScreen(<ApplicationMails applicationId={applicationId} />)
  await user.click(await screen.findByRole('button', { name: `${company} asks a question` }))
  await screen.findByText(/Regards, Ada/)
  expect(screen.getByRole('link', { name: /brief.pdf/ }).getAttribute('href')).toBe(details.files[0]?.url)
  await user.click(screen.getByRole('button', { name: 'Show as Sent, Without Pictures' }))
  const frame = screen.getByTitle('The mail as it was sent')
  expect(frame.getAttribute('sandbox')).not.toMatch(/script|same-origin/)

  await user.click(screen.getByRole('button', { name: 'Reply' }))
  server.refuse(replyToMail, { status: 500, message: 'No' })
  await user.type(screen.getByRole('textbox', { name: /^Reply/ }), 'On January 12.')
  await user.click(screen.getByRole('button', { name: 'Send Reply' }))
  await screen.findByText('The reply was not sent')
  expect(screen.getByRole('textbox', { name: /^Reply/ })).toHaveProperty('value', 'On January 12.')
  server.reply(replyToMail, { ...question, direction: 'out', delivery: 'approval_needed' })
  await user.click(screen.getByRole('button', { name: 'Send Reply' }))
  await screen.findByText('The client decides whether to send it')
})

it('switches the relay address on, shows the code of the mailbox, and switches it off', async () => {
  const server = fakeServer()
  const off: InboxAddress = { address: null, enabled: false, forwardCopy: true, forwarding: null }
  const on: InboxAddress = {
    address: 'maya.7f3k@in.example.test',
    enabled: true,
    forwardCopy: true,
    forwarding: {
      code: '438 112',
      url: null,
      from: 'forwarding-noreply@google.com',
      receivedAt: invitation.receivedAt,
    },
  }
  server.reply(readInboxAddress, off)
  const { user } = renderScreen(<InboxAddressCard />)
  server.reply(saveInboxAddress, on, 'mails')
  const switchOn = await screen.findByRole('button', { name: 'Switch On' })
  server.reply(readInboxAddress, on)
  await user.click(switchOn)
  expect(await screen.findByLabelText('Your Address for Applications')).toHaveProperty('value', on.address)
  screen.getByText('Code: 438 112')
  await user.click(screen.getByRole('button', { name: 'Switch Off' }))
  await waitFor(() =>
    expect(server.requests(saveInboxAddress).at(-1)?.body).toEqual({ enabled: false, forwardCopy: true }),
  )
})
