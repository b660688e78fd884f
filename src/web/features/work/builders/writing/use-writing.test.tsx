import { screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { generateCoverLetter, readWritingHelp, streams } from '#contract/builders.ts'
import type { ReplyOf } from '#contract/endpoint.ts'
import { fakeServer } from '#test/fake-server.ts'
import { renderScreen } from '#test/render-screen.tsx'
import { useHasModel } from '#web/features/work/proposals/use-text-stream.ts'
import { WritingView } from '#web/features/work/proposals/writing-view.tsx'
import { useWriting } from './use-writing.ts'

const route = { method: 'POST', path: streams['cover-letter'].path } as const
const reply: ReplyOf<typeof generateCoverLetter> = {
  coverLetter: 'Dear Acme, hello.',
  analysis: {
    atsScore: 90,
    strengths: [],
    improvements: [],
    keywords: [],
    suggestions: [],
    checks: [],
    coverage: null,
    requirements: [],
    flags: [],
  },
  source: 'ai',
  setAside: null,
  leftOut: [],
  missing: [],
  questions: [],
}

function Writer() {
  const [letter, setLetter] = useState('old letter')
  const hasModel = useHasModel()
  const writing = useWriting('cover-letter', {
    failure: 'Failed to generate cover letter',
    onDone: ({ coverLetter }) => setLetter(coverLetter),
  })
  return (
    <>
      <input aria-label="Name" />
      <button onClick={() => void writing.write({}).catch(() => undefined)}>
        Write{hasModel ? ' With Model' : ''}
      </button>
      <output>{letter}</output>
      {writing.text !== '' && <WritingView text={writing.text} onStop={writing.stop} />}
    </>
  )
}

/** A stream that the test writes to. */
async function start() {
  const server = fakeServer()
  server.reply(readWritingHelp, { canImproveLines: true })
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>()
  const writer = writable.getWriter()
  server.answer(route, () => new Response(readable))
  const { user } = renderScreen(<Writer />)
  await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Ana')
  await user.click(await screen.findByRole('button', { name: 'Write With Model' }))
  const say = (text: string) => writer.write(new TextEncoder().encode(text))
  const sayLine = (event: object) => say(`${JSON.stringify(event)}\n`)
  return { server, user, say, sayLine, writer }
}
const text = () => screen.queryByRole('region', { name: 'Text So Far' })?.textContent ?? ''

it('shows each sentence as it comes, also where a line comes in two parts, and then the letter', async () => {
  const { say, sayLine } = await start()
  void sayLine({ type: 'sentence', text: 'I plan.' })
  await expect.poll(text).toContain('I plan.')
  void say('{"type":"sentence","te')
  void say('xt":"\\n\\nI ship ✓."}\n')
  await expect.poll(text).toContain('I plan.\n\nI ship ✓.')
  expect(screen.getByText('old letter')).toBeTruthy()
  void sayLine({ type: 'done', reply })
  expect(await screen.findByText('Dear Acme, hello.')).toBeTruthy()
  expect(text()).toBe('')
})

it('stops when asked, keeps the old text, and calls it no failure', async () => {
  const { user, sayLine } = await start()
  void sayLine({ type: 'sentence', text: 'I plan.' })
  await user.click(await screen.findByRole('button', { name: 'Stop Writing' }))
  await expect.poll(text).toBe('')
  expect(screen.getByText('old letter')).toBeTruthy()
  expect(screen.queryByText('Failed to generate cover letter')).toBeNull()
})

it.each([
  ['is cut', undefined, 'The connection ended before the text did.'],
  ['fails', { type: 'failed', message: 'We are busy.' }, 'We are busy.'],
])('a stream that %s says so, and keeps the old text and what is typed', async (_, event, message) => {
  const { sayLine, writer } = await start()
  void sayLine({ type: 'sentence', text: 'I plan.' })
  await expect.poll(text).toContain('I plan.')
  if (event) void sayLine(event)
  void writer.close()
  expect(await screen.findByText('Failed to generate cover letter')).toBeTruthy()
  expect(screen.getByText(message, { exact: false })).toBeTruthy()
  expect(screen.getByText('old letter')).toBeTruthy()
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveProperty('value', 'Ana')
  expect(text()).toBe('')
})

it('without a language model the declared call is made', async () => {
  const server = fakeServer()
  server.reply(readWritingHelp, { canImproveLines: false })
  server.reply(generateCoverLetter, { ...reply, source: 'embedded' })
  const { user } = renderScreen(<Writer />)
  await user.click(screen.getByRole('button', { name: 'Write' }))
  expect(await screen.findByText('Dear Acme, hello.')).toBeTruthy()
  expect(server.requests(generateCoverLetter)).toHaveLength(1)
})
