import { expect, test } from 'vitest'
import { endpoints, plainRoutes } from '#contract/contract.ts'
import { roles } from '#contract/endpoint.ts'
import { screens } from '#web/app/screens.ts'
import { createUser } from './factories.ts'
import { testApp } from './harness.ts'

/** Every call of section 7 of the specification. */
const specifiedCalls = [
  'GET /api/auth/user',
  'POST /api/login',
  'GET /api/login',
  'POST /api/register',
  'POST /api/resend-verification',
  'GET /api/verify-email',
  'POST /api/logout',
  'GET /api/profile',
  'POST /api/profile',
  'POST /api/objects/upload',
  'PUT /api/resume',
  'PUT /api/account/profile-picture',
  'GET /api/applications',
  'PUT /api/applications/:id',
  'POST /api/applications',
  'GET /api/job-interests',
  'POST /api/job-interests',
  'GET /api/notifications',
  'GET /api/account-manager/clients',
  'GET /api/account-manager/applications',
  'GET /api/admin/user-applications/:userId',
  'GET /api/admin/user-job-interests/:userId',
  'GET /api/admin/user/:userId',
  'GET /api/admin/users',
  'GET /api/admin/stats',
  'POST /api/admin/account-managers',
  'PUT /api/admin/users/:id',
  'DELETE /api/admin/users/:id',
  'POST /api/admin/assign-account-manager',
  'POST /api/admin/notifications/send',
  'PUT /api/account',
  'DELETE /api/account',
  'GET /api/subscription/status',
  'POST /api/subscription/cancel',
  'GET /api/payment/methods',
  'POST /api/subscription/change-plan',
  'POST /api/subscription/create-checkout-session',
  'POST /api/simple-resume',
  'POST /api/download-resume-docx',
  'POST /api/generate-cover-letter',
  'POST /api/analyze-cover-letter',
  'POST /api/download-cover-letter-docx',
  'POST /api/contact',
]

/** Every path of section 2 of the specification. */
const specifiedPaths = [
  '/',
  '/account',
  '/profile',
  '/dashboard',
  '/subscribe',
  '/success',
  '/cover-letter-builder',
  '/resume-builder',
  '/terms',
  '/privacy',
  '/contact',
  '/features',
  '/pricing',
  '/verify-email',
  '/verify-simple',
  '/account-manager',
  '/admin/notifications',
  '/admin',
  '/auth',
  '/login',
  '/register',
]

const declaredCalls = [...endpoints, ...plainRoutes].map(({ method, path }) => `${method} ${path}`)

test('the contract holds every specified call', () => {
  expect(specifiedCalls.filter((call) => !declaredCalls.includes(call))).toEqual([])
})

test('no call is declared twice', () => {
  expect(declaredCalls.filter((call, index) => declaredCalls.indexOf(call) !== index)).toEqual([])
})

test('every declared call is served', async () => {
  const { app } = await testApp()
  const missing = [...endpoints, ...plainRoutes].filter(({ method, path }) => !app.hasRoute({ method, url: path }))
  expect(missing).toEqual([])
})

test('every call answers 401 or 403 to callers without access', async () => {
  const app = await testApp()
  const people = await Promise.all(
    roles.map(async (role) => ({ role, calls: await app.signIn(await createUser(app, { role })) })),
  )
  const someId = '00000000-0000-4000-8000-000000000000'
  const wrong: string[] = []
  for (const { method, path, access } of endpoints) {
    if (access === 'anyone') continue
    const url = path.replace(/:\w+/g, someId)
    const signedOut = await app.call(method, url, { body: {} })
    if (signedOut.status !== 401) wrong.push(`${method} ${path} signed out: ${signedOut.status}`)
    for (const { role, calls } of people) {
      if (access === 'signed-in' || access.includes(role)) continue
      const reply = await app.call(method, url, { body: {}, headers: { cookie: calls.cookie } })
      if (reply.status !== 403) wrong.push(`${method} ${path} as ${role}: ${reply.status}`)
    }
  }
  expect(wrong).toEqual([])
})

test('every specified path has a screen', () => {
  const paths = new Set<string>(Object.values(screens).map(({ path }) => path))
  expect(specifiedPaths.filter((path) => !paths.has(path))).toEqual([])
})
