import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { JobInterest } from '#contract/job-interests.ts'
import { confirmPostingOpen, readPostingCheck, type PostingCheck } from '#contract/posting-checks.ts'
import { fakeServer } from '#test/fake-server.ts'
import { renderScreen, seeker } from '#test/render-screen.tsx'
import { ClosedPosting, PostingState } from './posting-check.tsx'

const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString()
const open: PostingCheck = {
  state: 'open',
  reason: 'The job board lists it.',
  checkedAt: minutesAgo(5),
  saidOpenAt: null,
}
const closed: PostingCheck = { ...open, state: 'closed', reason: 'Its page is gone.' }
const unknown: PostingCheck = { ...open, state: 'unknown', reason: 'The website was too busy to answer.' }

const toInterest = (postingCheck: PostingCheck | null): JobInterest => ({
  id: '3c7c1e8a-1d2f-4a53-9c64-2f8f0d3f7a11',
  userId: seeker.id,
  jobUrl: 'https://kew.example.test/jobs/1',
  notes: null,
  processed: false,
  returnReason: null,
  application: null,
  posting: null,
  postingCheck,
  createdAt: '2026-01-05T09:00:00.000Z',
})

function renderState(answer: PostingCheck | Promise<PostingCheck> | null, last: PostingCheck | null = null) {
  const server = fakeServer()
  if (answer) server.reply(readPostingCheck, answer)
  else server.refuse(readPostingCheck, { status: 404, message: 'Job interest not found' })
  renderScreen(<PostingState interest={toInterest(last)} clientName="Maya" />, seeker)
}

it('shows the manager what was found last until the new answer is there', async () => {
  let answer = (_found: PostingCheck) => {}
  renderState(new Promise((resolve) => (answer = resolve)), { ...open, checkedAt: minutesAgo(180) })
  expect(screen.getByText('The job board lists it. Checked 3 h ago.')).toBeTruthy()
  answer(closed)
  expect(await screen.findByText('This posting seems to be closed')).toBeTruthy()
  expect(screen.getByRole('status').textContent).toContain(
    'Its page is gone. Checked 5 min ago. We asked Maya for another.',
  )
})

it('says that it is looking, and what it cannot tell', async () => {
  renderState(new Promise(() => {}))
  expect(screen.getByRole('status').textContent).toBe("Checking if it's still open…")
})

it('says that nobody knows, with the reason', async () => {
  renderState(unknown)
  expect(await screen.findByText('Open or closed? Unknown')).toBeTruthy()
  expect(screen.getByText('The website was too busy to answer. Checked 5 min ago.')).toBeTruthy()
})

it('says that it could not look', async () => {
  renderState(null)
  expect(await screen.findByText("We couldn't check if it's still open.")).toBeTruthy()
})

it("passes on the client's word", async () => {
  renderState({ ...closed, saidOpenAt: minutesAgo(1) })
  expect((await screen.findByText('This posting seems to be closed')).parentElement?.textContent).toContain(
    "Maya says it's still open.",
  )
})

it('lets the client say that it is still open', async () => {
  const server = fakeServer()
  server.reply(confirmPostingOpen, { ...closed, saidOpenAt: minutesAgo(0) })
  const { user } = renderScreen(<ClosedPosting interest={toInterest(closed)} name="Gardener at Kew" />, seeker)
  const note = screen.getByRole('note').textContent
  expect(note).toContain('Its page is gone. Checked 5 min ago.')
  expect(note).toContain('edit the link, withdraw the job')
  await user.click(screen.getByRole('button', { name: "It's still open: Gardener at Kew" }))
  expect(await screen.findByText("Thank you. Your account manager knows that it's still open.")).toBeTruthy()
  expect(server.requests(confirmPostingOpen)).toHaveLength(1)
})

it('shows a closed posting only, and no button to others or twice', () => {
  const { container } = renderScreen(<ClosedPosting interest={toInterest(open)} name="Gardener" />, seeker)
  expect(container.textContent).not.toContain('closed')
  renderScreen(<ClosedPosting interest={toInterest(closed)} />, seeker)
  renderScreen(
    <ClosedPosting interest={toInterest({ ...closed, saidOpenAt: minutesAgo(9) })} name="Gardener" />,
    seeker,
  )
  expect(screen.getAllByRole('note')).toHaveLength(2)
  expect(screen.getByText(/You told us it's still open\./)).toBeTruthy()
  expect(screen.queryByRole('button', { name: /still open/ })).toBeNull()
})
