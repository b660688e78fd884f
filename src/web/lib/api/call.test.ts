import { afterEach, describe, expect, it, vi } from 'vitest'
import { listApplicationsOfUser, updateApplication } from '#contract/applications.ts'
import { currentUser, login, logout } from '#contract/auth.ts'
import { listUsers } from '#contract/users.ts'
import { ApiError, getErrorMessage } from './api-error.ts'
import { call, callWithHeaders, toUrl } from './call.ts'

afterEach(() => vi.unstubAllGlobals())

function answer(body: string, init?: ResponseInit) {
  const fetch = vi.fn((_url: string, _init: RequestInit) => Promise.resolve(new Response(body, init)))
  vi.stubGlobal('fetch', fetch)
  return fetch
}

async function catchError(promise: Promise<unknown>) {
  const error = await promise.then(
    () => null,
    (error: unknown) => error,
  )
  if (!(error instanceof ApiError)) throw new Error('Expected an ApiError')
  return error
}

describe('call', () => {
  it('sends JSON with credentials and returns the reply', async () => {
    const fetch = answer('{"message":"Logged out"}')
    await expect(call(logout)).resolves.toEqual({ message: 'Logged out' })
    const [url, init] = fetch.mock.lastCall!
    expect(url).toBe('/api/logout')
    expect(init).toMatchObject({ method: 'POST', credentials: 'include', body: null })
    expect(init.headers).not.toHaveProperty('content-type')
  })

  it('sends a body and the idempotency key', async () => {
    const fetch = answer('{}')
    const body = { email: 'a@b.test', password: 'x' }
    await call(login, { body, idempotencyKey: 'k' })
    expect(fetch.mock.lastCall![1]).toMatchObject({
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json', 'idempotency-key': 'k' },
    })
  })

  it('fills in the path and the query', () => {
    expect(toUrl(listApplicationsOfUser, { params: { userId: 'a/b?c' } })).toBe(
      '/api/admin/user-applications/a%2Fb%3Fc',
    )
    expect(toUrl(listUsers, { query: { q: 'Ann & Bo', role: undefined, limit: 5 } })).toBe(
      '/api/admin/users?q=Ann+%26+Bo&limit=5',
    )
  })

  it('returns the headers on request', async () => {
    answer('[]', { headers: { 'X-Total-Count': '7' } })
    const { reply, headers } = await callWithHeaders(listUsers)
    expect(reply).toEqual([])
    expect(headers.get('x-total-count')).toBe('7')
  })
})

describe('a failed call', () => {
  it('keeps the status, the body, the message and the fields', async () => {
    const body = '{"message":"Please check the form","fields":{"email":"Please enter a valid email address","n":1}}'
    answer(body, { status: 400 })
    const error = await catchError(call(login, { body: { email: '', password: '' } }))
    expect(error.message).toBe(`400: ${body}`)
    expect(error.status).toBe(400)
    expect(error.serverMessage).toBe('Please check the form')
    expect(error.fields).toEqual({ email: 'Please enter a valid email address' })
    expect(getErrorMessage(error, 'fallback')).toBe('Please check the form')
  })

  it('falls back to the status text of an empty body', async () => {
    answer('', { status: 502, statusText: 'Bad Gateway' })
    const error = await catchError(call(currentUser))
    expect(error.message).toBe('502: Bad Gateway')
    expect(getErrorMessage(error, 'fallback')).toBe('fallback')
  })

  it("does not show a proxy's page as a message", async () => {
    answer('<html>Bad Gateway</html>', { status: 502 })
    expect((await catchError(call(currentUser))).serverMessage).toBeUndefined()
  })

  it('distinguishes an ended session from a refused sign-in', async () => {
    answer('{"message":"Unauthorized"}', { status: 401 })
    expect((await catchError(call(currentUser))).isUnauthorized).toBe(true)
    answer('{"message":"Invalid email or password"}', { status: 401 })
    expect((await catchError(call(currentUser))).isUnauthorized).toBe(false)
  })

  it('has a message for an unreachable server', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
    const error = await catchError(call(updateApplication, { params: { id: 'x' }, body: { status: 'applied' } }))
    expect(error.status).toBe(0)
    expect(getErrorMessage(error)).toBe('We could not reach the server. Check your connection and try again.')
  })

  it('passes on that a call was aborted', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new DOMException('Given up', 'AbortError')))
    await expect(call(currentUser)).rejects.toHaveProperty('name', 'AbortError')
  })
})
