import { useQuery } from '@tanstack/react-query'
import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { logout } from '#contract/auth.ts'
import { type JobInterest, createJobInterest, listJobInterests } from '#contract/job-interests.ts'
import { type LiveTopic, topicsHeader } from '#contract/live.ts'
import { readRules } from '#contract/rules.ts'
import { interest } from '#test/create-dialog.tsx'
import { fakeServer } from '#test/fake-server.ts'
import { renderScreen } from '#test/render-screen.tsx'
import { queryFor } from './queries.ts'
import { useCall } from './use-call.ts'
import { refreshAfter } from './refresh-topics.ts'
import { queryClient } from './query-client.ts'

function Interests() {
  const { data = [] } = useQuery(queryFor(listJobInterests))
  const rules = useQuery(queryFor(readRules))
  const create = useCall(createJobInterest, { failure: 'Not sent' })
  const end = useCall(logout, { endsSession: true, failure: null })
  return (
    <>
      <p>{data.length} sent</p>
      <p>{rules.isFetched ? 'Rules are read' : ''}</p>
      <button type="button" onClick={() => create.mutate({ body: { jobUrl: interest.jobUrl } })}>
        Send
      </button>
      <button type="button" onClick={() => end.mutate()}>
        Log Out
      </button>
    </>
  )
}

/** One interest is stored after the first read of the list. There is no event stream here. */
async function open() {
  const server = fakeServer()
  server.reply(listJobInterests, [])
  server.refuse(readRules, { status: 403, message: 'No rules' })
  const view = renderScreen(<Interests />)
  await screen.findByText('0 sent')
  await screen.findByText('Rules are read')
  server.reply(listJobInterests, [interest])
  const count = () => [listJobInterests, readRules].map((endpoint) => server.requests(endpoint).length)
  const first = count()
  /** How often the list and the rules were fetched since. */
  const getFetched = () => count().map((total, index) => total - (first[index] ?? 0))
  const send = () => view.user.click(screen.getByRole('button', { name: 'Send' }))
  return { server, send, getFetched, ...view }
}

it('fetches what the reply to a write names as changed, and nothing else', async () => {
  const { server, send, getFetched } = await open()
  server.reply(createJobInterest, interest, 'job-interests')
  await send()
  await screen.findByText('1 sent')
  expect(getFetched()).toEqual([1, 0])
})

it('fetches everything after a reply with a topic that it does not know', async () => {
  const { server, send, getFetched } = await open()
  server.reply(createJobInterest, interest, 'weather' as LiveTopic)
  await send()
  await screen.findByText('1 sent')
  expect(getFetched()).toEqual([1, 1])
})

it.each([409, 500])(
  'fetches everything after a %i: the screen is out of date, or the change is stored',
  async (status) => {
    const { server, send, getFetched } = await open()
    server.refuse(createJobInterest, { status, message: 'No' })
    await send()
    await screen.findByText('1 sent')
    expect(getFetched()).toEqual([1, 1])
  },
)

it('fetches nothing after another refusal', async () => {
  const { server, send, getFetched } = await open()
  server.refuse(createJobInterest, { status: 400, message: 'No' })
  await send()
  await screen.findByText('Not sent')
  expect(getFetched()).toEqual([0, 0])
})

it('fetches nothing for a session that is ending', async () => {
  const { server, user, getFetched } = await open()
  const answer = Promise.withResolvers<{ message: string }>()
  server.reply(logout, answer.promise, 'session')
  await user.click(screen.getByRole('button', { name: 'Log Out' }))
  await refreshAfter(queryClient, new Headers({ [topicsHeader]: 'job-interests' }))
  expect(getFetched()).toEqual([0, 0])
  answer.resolve({ message: 'Bye' })
  await waitFor(() => expect(queryClient.isMutating()).toBe(0))
  await refreshAfter(queryClient, new Headers({ [topicsHeader]: 'job-interests' }))
  expect(getFetched()).toEqual([1, 0])
})

it('says when what changed is on the screen', async () => {
  const { server, getFetched } = await open()
  const list = Promise.withResolvers<JobInterest[]>()
  server.reply(listJobInterests, list.promise)
  let isOver = false
  const refreshed = refreshAfter(queryClient, new Headers({ [topicsHeader]: 'job-interests' })).then(
    () => (isOver = true),
  )
  await waitFor(() => expect(getFetched()).toEqual([1, 0]))
  expect(isOver).toBe(false)
  list.resolve([interest])
  await refreshed
  expect(await screen.findByText('1 sent')).toBeTruthy()
})
