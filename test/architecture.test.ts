import { expect, test } from 'vitest'
import { endpoints, plainRoutes } from '#contract/contract.ts'
import { screens } from '#web/screens.ts'
import { declarations } from '#server/events/declarations.ts'
import { anyCallEvents, callEvents, otherEvents } from './call-events.fixture.ts'
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

test('every write call is listed with its events, and so is no other call', () => {
  const writes = declaredCalls.filter((call) => !call.startsWith('GET '))
  expect(writes.filter((call) => !(call in callEvents))).toEqual([])
  expect(Object.keys(callEvents).filter((call) => !declaredCalls.includes(call))).toEqual([])
})

test('every event is recorded by a call, or by what is listed instead, and no other event is listed', () => {
  const listed = new Set<string>([...Object.values(callEvents).flat(), ...anyCallEvents, ...Object.keys(otherEvents)])
  expect([...listed].toSorted()).toEqual(Object.keys(declarations).toSorted())
})

test('every specified path has a screen', () => {
  const paths = new Set<string>(Object.values(screens).map(({ path }) => path))
  expect(specifiedPaths.filter((path) => !paths.has(path))).toEqual([])
})
