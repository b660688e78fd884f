import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { readWritingHelp } from '#contract/builders.ts'
import { type Proposal as Proposed, type ProposalEvent, proposals } from '#contract/proposals.ts'
import { fakeServer } from '#test/fake-server.ts'
import { renderScreen, seeker } from '#test/render-screen.tsx'
import { Proposal } from './proposal.tsx'

const proposed: Proposed = { text: 'A quiet week.', leftOut: ['“Globex” is not in the records'], from: 'the records' }
const undo = vi.fn()
const use = vi.fn(() => undo)

/** A stream that the test writes to. */
async function start(canImproveLines = true, person = seeker) {
  use.mockClear()
  undo.mockClear()
  const server = fakeServer()
  server.reply(readWritingHelp, { canImproveLines })
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>()
  const writer = writable.getWriter()
  server.answer(proposals.note, () => new Response(readable))
  const { user } = renderScreen(
    <Proposal kind="note" id="7" ask="Propose" without="Yours stays." accept={{ label: 'Use It', use }} />,
    person,
  )
  const say = (event: ProposalEvent) => writer.write(new TextEncoder().encode(`${JSON.stringify(event)}\n`))
  return { server, user, say, writer }
}
const ask = async (user: Awaited<ReturnType<typeof start>>['user']) =>
  user.click(await screen.findByRole('button', { name: 'Propose' }))

it('shows the text as it comes, then as a proposal with who wrote it, which is used only when accepted', async () => {
  const { server, user, say } = await start()
  await ask(user)
  void say({ type: 'sentence', text: 'A quiet' })
  expect(await screen.findByText('A quiet')).toBeTruthy()
  void say({ type: 'done', reply: proposed })
  expect(await screen.findByText('A quiet week.')).toBeTruthy()
  expect(screen.getByText('Written by an AI model from the records. Read it before you use it.')).toBeTruthy()
  expect(screen.getByText('“Globex” is not in the records')).toBeTruthy()
  expect(server.requests(proposals.note)).toMatchObject([{ path: '/api/tasks/7/note/stream' }])
  expect(use).not.toHaveBeenCalled()
  await user.click(screen.getByRole('button', { name: 'Use It' }))
  expect(use.mock.calls).toEqual([['A quiet week.']])
  expect(screen.queryByText('A quiet week.')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Put My Text Back' }))
  expect(undo).toHaveBeenCalledOnce()
})

it('stops when asked, and leaves no trace', async () => {
  const { user, say } = await start()
  await ask(user)
  void say({ type: 'sentence', text: 'A quiet' })
  await user.click(await screen.findByRole('button', { name: 'Stop Writing' }))
  await expect.poll(() => screen.queryByText('A quiet')).toBeNull()
  expect(screen.getByRole('button', { name: 'Propose' })).toBeTruthy()
  expect(screen.queryByText(/Yours stays/)).toBeNull()
})

it.each<[string, ProposalEvent | null, RegExp]>([
  ['fails', { type: 'failed', message: 'The AI model stopped answering.' }, /^The AI model stopped answering. Yours/],
  ['is cut', null, /^The connection ended before the text did.* Yours stays.$/],
])('a stream that %s says so in one line, and can be asked for again', async (_, event, message) => {
  const { user, say, writer } = await start()
  await ask(user)
  void say({ type: 'sentence', text: 'A quiet' })
  expect(await screen.findByText('A quiet')).toBeTruthy()
  if (event) void say(event)
  void writer.close()
  expect(await screen.findByText(message)).toBeTruthy()
  expect(screen.queryByText('A quiet')).toBeNull()
  expect(use).not.toHaveBeenCalled()
  await user.click(screen.getByRole('button', { name: 'Close' }))
  expect(screen.queryByText(message)).toBeNull()
  expect(screen.getByRole('button', { name: 'Propose' })).toBeTruthy()
})

it.each([
  ['without a language model', false, seeker],
  [
    'to an admin who views as the person',
    true,
    { ...seeker, view: { adminId: seeker.id, endsAt: '2199-01-05T09:00:00.000Z' } },
  ],
] as const)('is not there %s', async (_, canImproveLines, person) => {
  const { server } = await start(canImproveLines, person as typeof seeker)
  await expect.poll(() => server.requests(readWritingHelp).length).toBeGreaterThan(0)
  expect(screen.queryByRole('button')).toBeNull()
})
