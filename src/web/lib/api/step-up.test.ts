import { MutationObserver } from '@tanstack/react-query'
import { afterEach, expect, it, vi } from 'vitest'
import { requestExport } from '#contract/exports.ts'
import { readSecondFactors } from '#contract/second-factors.ts'
import { call } from './call.ts'
import { queryClient } from './query-client.ts'
import { answerStepUp, subscribe } from './step-up.ts'
import { currentToasts, dismissToast } from '#web/lib/toasts.ts'

let unsubscribe = () => {}

afterEach(() => {
  answerStepUp(false)
  unsubscribe()
  unsubscribe = () => {}
  currentToasts().forEach(({ id }) => dismissToast(id))
  vi.unstubAllGlobals()
})

/** A server that wants to know who is there until `confirmed` is set, and the questions that a screen hears of. */
function serverThatAsks() {
  const server = { confirmed: false, calls: [] as string[] }
  vi.stubGlobal('fetch', (url: string, { headers }: { headers: Record<string, string> }) => {
    server.calls.push(`${url} ${headers['idempotency-key'] ?? ''}`.trim())
    if (server.confirmed) return Promise.resolve(Response.json({ url }))
    return Promise.resolve(Response.json({ message: 'Please confirm', code: 'step_up_needed' }, { status: 403 }))
  })
  return server
}

function listen() {
  let asked = 0
  unsubscribe = subscribe(() => (asked += 1))
  return () => asked
}

it('repeats a call with the same key once the person has confirmed', async () => {
  const server = serverThatAsks()
  const asked = listen()
  const answer = call(requestExport, { idempotencyKey: 'k' })
  await vi.waitFor(() => expect(asked()).toBe(1))
  server.confirmed = true
  answerStepUp(true)
  await expect(answer).resolves.toEqual({ url: '/api/account/export' })
  expect(server.calls).toEqual(['/api/account/export k', '/api/account/export k'])
})

it('asks once for calls that wait at the same time', async () => {
  const server = serverThatAsks()
  const asked = listen()
  const answers = [call(requestExport), call(readSecondFactors)]
  await vi.waitFor(() => expect(server.calls).toHaveLength(2))
  await vi.waitFor(() => expect(asked()).toBe(1))
  server.confirmed = true
  answerStepUp(true)
  await expect(Promise.all(answers)).resolves.toHaveLength(2)
  // Once when the question came up, and once when it was answered.
  expect(asked()).toBe(2)
})

it('fails the waiting calls quietly when the person cancels, and asks again the next time', async () => {
  const server = serverThatAsks()
  const asked = listen()
  const mutation = new MutationObserver(queryClient, {
    mutationFn: () => call(requestExport),
    meta: { failure: { title: 'Export failed' } },
  })
  const answer = mutation.mutate()
  await vi.waitFor(() => expect(asked()).toBe(1))
  answerStepUp(false)
  await expect(answer).rejects.toMatchObject({ code: 'step_up_canceled' })
  expect(currentToasts()[0]).toMatchObject({ title: 'Not confirmed', tone: 'neutral' })
  expect(server.calls).toHaveLength(1)

  const next = call(requestExport)
  await vi.waitFor(() => expect(asked()).toBe(3))
  server.confirmed = true
  answerStepUp(true)
  await next
})

it('fails like any other call without a dialog that can ask', async () => {
  serverThatAsks()
  await expect(call(requestExport)).rejects.toMatchObject({ status: 403, code: 'step_up_needed' })
})

it('gives up when the repeated call is refused again', async () => {
  const server = serverThatAsks()
  const asked = listen()
  const answer = call(requestExport)
  await vi.waitFor(() => expect(asked()).toBe(1))
  answerStepUp(true)
  await expect(answer).rejects.toMatchObject({ code: 'step_up_needed' })
  expect(server.calls).toHaveLength(2)
})
