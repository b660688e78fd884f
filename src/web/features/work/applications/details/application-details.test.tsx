import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { readApplicationHistory, type HistoryEntry } from '#contract/application-history.ts'
import { type ApplicationDetails as Details, updateApplication } from '#contract/applications.ts'
import { type Approval, decideApproval, listApprovals } from '#contract/approvals.ts'
import { type ConversationMessage, listMessages } from '#contract/conversations.ts'
import { type AttachedDocument, listAttachedDocuments, readDocument } from '#contract/documents.ts'
import { listApplicationMails } from '#contract/inbox.ts'
import { type Interview, listInterviews } from '#contract/interviews.ts'
import { listReceipts, type Receipt } from '#contract/receipts.ts'
import { fakeServer } from '#test/fake-server.ts'
import { application, interview, manager, receiptWithState, sentReceipt } from '#test/receipt-samples.ts'
import { renderScreen, seeker } from '#test/render-screen.tsx'
import { Dialog } from '#web/ui/overlay/dialog.tsx'
import { ApplicationDetails } from './application-details.tsx'

const letter: AttachedDocument = {
  documentId: '3c7c1e8a-1d2f-4a53-9c64-2f8f0d3f7a11',
  versionId: '4c7c1e8a-1d2f-4a53-9c64-2f8f0d3f7a11',
  version: 2,
  kind: 'cover-letter',
  name: 'Letter to Kew',
}
const created: HistoryEntry = {
  id: 'created',
  at: '2026-01-05T09:00:00.000Z',
  action: 'created',
  by: 'Amal Haddad',
  byMyself: false,
  from: null,
  to: 'interested',
  fields: [],
  outcome: null,
}
const approval: Approval = {
  id: '5c7c1e8a-1d2f-4a53-9c64-2f8f0d3f7a11',
  applicationId: application.id,
  state: 'waiting',
  rules: [],
  reason: null,
  userId: seeker.id,
  expiresAt: '2026-02-06T14:30:00.000Z',
  decidedAt: null,
  createdAt: '2026-02-03T14:40:00.000Z',
  application: { company: application.company, position: application.position, status: application.status },
}
const message: ConversationMessage = {
  id: '6c7c1e8a-1d2f-4a53-9c64-2f8f0d3f7a11',
  userId: seeker.id,
  authorId: manager.id,
  authorName: 'Amal Haddad',
  fromClient: false,
  text: 'They liked the roses.',
  applicationId: application.id,
  application: { company: application.company, position: application.position },
  jobInterestId: null,
  task: null,
  files: [],
  createdAt: '2026-02-05T09:00:00.000Z',
  editedAt: null,
  readAt: null,
}
type Parts = Partial<{
  history: HistoryEntry[]
  receipts: Receipt[]
  approvals: Approval[]
  messages: ConversationMessage[]
  interviews: Interview[]
  documents: AttachedDocument[]
}>

function open(
  changes: Partial<Details>,
  parts: Parts,
  person = seeker,
  prepare?: (server: ReturnType<typeof fakeServer>) => void,
) {
  const server = fakeServer()
  server.reply(readApplicationHistory, parts.history ?? [created])
  server.reply(listReceipts, parts.receipts ?? [])
  server.reply(listApprovals, parts.approvals ?? [])
  server.reply(listMessages, parts.messages ?? [])
  server.reply(listInterviews, parts.interviews ?? [])
  server.reply(listApplicationMails, [])
  server.reply(listAttachedDocuments, parts.documents ?? [])
  prepare?.(server)
  const view = renderScreen(
    <Dialog open title="Gardener">
      <ApplicationDetails application={{ ...application, ...changes }} onEdit={() => {}} edited={false} />
    </Dialog>,
    person,
  )
  return { server, ...view }
}

const entries = async () => within(await screen.findByRole('list', { name: 'History' })).findAllByRole('listitem')
/** The entries themselves, without the documents inside. */
const texts = async () =>
  (await entries())
    .filter(({ parentElement }) => parentElement?.ariaLabel === 'History')
    .map(({ textContent }) => textContent)

it('an offer can be accepted, asked about and declined, and the answer is stored', async () => {
  const { server, user } = open({ status: 'offered' }, {})
  server.reply(updateApplication, { ...application, status: 'accepted' })
  expect(await screen.findByText('Kew Gardens offers you this job')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Ask a Question' }).getAttribute('href')).toBe(
    `/messages?about=application:${application.id}`,
  )
  expect(screen.getByRole('button', { name: 'Decline' })).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Accept' }))
  expect(await screen.findByText('Application status updated')).toBeTruthy()
  expect(server.requests(updateApplication)[0]?.body).toEqual({ status: 'accepted' })
})

it('an offer shows its terms and what we wrote about it', async () => {
  open({ status: 'offered', notes: '$70,000, four weeks off.' }, { messages: [message] })
  const offer = (await screen.findByText('Kew Gardens offers you this job')).parentElement as HTMLElement
  expect(await within(offer).findByText('They liked the roses.')).toBeTruthy()
  expect(within(offer).getByText('$70,000, four weeks off.')).toBeTruthy()
  expect(screen.queryByRole('heading', { name: 'Notes' }), 'the notes are there once').toBeNull()
})

it('an offer without terms says so', async () => {
  open({ status: 'offered' }, {})
  expect(await screen.findByText(/^No one has written down its terms/)).toBeTruthy()
})

it('the answer to an offer can be changed', async () => {
  const accepted = { ...created, id: 'accepted', action: 'updated' as const, from: 'offered' as const }
  const { server, user } = open({ status: 'accepted' }, { history: [{ ...accepted, to: 'accepted' }, created] })
  server.reply(updateApplication, { ...application, status: 'offered' })
  expect(await screen.findByText('You accepted the offer from Kew Gardens')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Change My Answer' }))
  expect(await screen.findByText('Application status updated')).toBeTruthy()
  expect(server.requests(updateApplication)[0]?.body).toEqual({ status: 'offered' })
})

it('the offer of a client is not for staff to answer', async () => {
  open({ status: 'offered' }, {}, manager)
  expect(await screen.findByText('Sam has an offer from Kew Gardens')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Accept' })).toBeNull()
  expect(screen.getByRole('link', { name: 'Write to Sam' })).toBeTruthy()
})

it('an interview begins with when it is and how to join', async () => {
  open({ status: 'interviewing' }, { interviews: [interview] })
  const join = await screen.findByRole('link', { name: 'Join' })
  expect(join.getAttribute('href')).toBe('https://meet.example.test/kew')
  expect(screen.getByRole('link', { name: 'Prepare' }).getAttribute('href')).toBe(`/interviews/${interview.id}`)
})

it.each([
  ['prepared', 1],
  ['uncertain', 0],
] as const)('beside Approve, a %s receipt shows what would be sent %i times', async (state, times) => {
  const { server, user } = open({}, { receipts: [receiptWithState(state)], approvals: [approval] })
  server.reply(decideApproval, { ...approval, state: 'approved' })
  const panel = (await screen.findByText('May we apply for you?')).parentElement as HTMLElement
  expect(within(panel).queryAllByRole('list', { name: 'Documents' })).toHaveLength(times)
  expect(within(panel).queryAllByText('Read the 2 answers given')).toHaveLength(times)
  await user.click(within(panel).getByRole('button', { name: 'Approve' }))
  expect(server.requests(decideApproval)[0]?.body).toEqual({ decision: 'approved', reason: '' })
})

it('is one stream, the latest first, and the change that the receipt made is not repeated', async () => {
  const applied: HistoryEntry = {
    ...created,
    id: 'applied',
    action: 'updated',
    from: 'interested',
    to: 'applied',
    fields: ['dateApplied'],
    at: sentReceipt.createdAt,
  }
  open(
    { status: 'applied' },
    {
      history: [applied, created],
      receipts: [sentReceipt],
      approvals: [
        { ...approval, state: 'approved', createdAt: '2026-02-01T10:00:00Z', decidedAt: '2026-02-02T10:00:00Z' },
      ],
      messages: [message],
      interviews: [{ ...interview, startsAt: '2026-03-01T11:30:00.000Z', endsAt: '2026-03-01T12:30:00.000Z' }],
    },
  )
  expect(await texts()).toEqual([
    expect.stringContaining('Interview, Sunday, March 1, 2026'),
    expect.stringContaining('They liked the roses.'),
    expect.stringContaining("Sent. The employer hasn't confirmed it."),
    expect.stringContaining('You approved it'),
    expect.stringContaining('We asked you to approve it'),
    expect.stringContaining('Amal Haddad added this application (Interested)'),
  ])
})

it('a resume of the profile that was sent is among the documents, and a saved letter only once', async () => {
  const receipt: Receipt = {
    ...sentReceipt,
    documents: sentReceipt.documents.map((file) =>
      file.kind === 'cover-letter' ? { ...file, name: 'Letter to Kew.pdf' } : file,
    ),
  }
  open({ status: 'applied' }, { receipts: [receipt], documents: [letter] })
  const documents = within(await screen.findByRole('list', { name: 'Documents' })).getAllByRole('listitem')
  expect(documents.map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('Resume.pdfResume · 20 KB'),
    expect.stringContaining('Letter to KewCover letter · Version 2'),
  ])
  expect(screen.getByRole('link', { name: 'Proof of Sending' }).getAttribute('href')).toBe(
    `/applications/${application.id}/receipt`,
  )
})

it('shows nothing that is empty', async () => {
  open({}, {})
  expect(await texts()).toHaveLength(1)
  for (const empty of ['No notes', 'No interviews yet', 'No receipt yet', 'No documents'])
    expect(screen.queryByText(empty)).toBeNull()
  expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual(['Gardener', 'What Happened'])
})

it('a part that fails says so, and the others are there', async () => {
  open({}, {}, seeker, (server) => server.refuse(listReceipts, { status: 500, message: 'Something went wrong' }))
  expect(await screen.findByText('The receipts could not be loaded.')).toBeTruthy()
  expect(await texts()).toHaveLength(1)
})

it('staff record what they sent, and only correct an uncertain receipt', async () => {
  open({}, {}, manager)
  expect(await screen.findByRole('button', { name: 'Record as sent' })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Ask client first' })).toBeTruthy()
})

it('warns of an uncertain receipt', async () => {
  open({}, { receipts: [receiptWithState('uncertain')] }, manager)
  expect(await screen.findByRole('button', { name: 'Correct Receipt' })).toBeTruthy()
  expect(screen.getAllByText("We can't tell whether it arrived, so it must not be sent again.").length).toBeGreaterThan(
    0,
  )
  expect(screen.queryByRole('button', { name: 'Record as sent' })).toBeNull()
})

it('loads a letter when it is unfolded, in the version that is attached', async () => {
  const { server, user } = open({}, { documents: [letter] })
  server.reply(readDocument, {
    ...letter,
    id: letter.documentId,
    baseId: null,
    isShared: false,
    createdAt: '',
    updatedAt: '',
    content: 'Dear Kew',
    form: {},
  })
  await user.click(await screen.findByText('Read the letter'))
  expect(await screen.findByText('Dear Kew')).toBeTruthy()
  expect(server.requests(readDocument)).toMatchObject([{ query: { version: '2' } }])
})
