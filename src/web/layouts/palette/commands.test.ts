import { describe, expect, test } from 'vitest'
import { roles } from '#contract/endpoint.ts'
import { resolveRoute, screens } from '#web/screens.ts'
import { applicationCommand, actionCommands, personCommands, screenCommands } from './commands.ts'

const places = (commands: ReturnType<typeof screenCommands>) =>
  commands.flatMap(({ does }) => ('go' in does ? [does.go] : []))
const labels = (commands: ReturnType<typeof screenCommands>) => commands.map(({ label }) => label)
const withoutQuery = (path: string) => path.replace(/\?.*/, '')

const somebody = { id: 'b1', firstName: 'Ada', lastName: 'Byron', email: 'ada@example.test' }

describe.each(roles)('for %s', (role) => {
  test('every open screen is offered, except those that a mail, a payment or a row of a list leads to', () => {
    const opening = Object.values(screens)
      .map(({ path }) => path)
      .filter((path) => resolveRoute(path, role).kind === 'open' && !path.includes(':'))
    const left = ['/verify-email', '/verify-simple', '/subscribe', '/success', '/sandbox/checkout', '/sandbox/portal']
    expect(new Set(places(screenCommands(role)))).toEqual(new Set(opening.filter((path) => !left.includes(path))))
  })

  test('no command leads to a closed screen', () => {
    const all = [
      ...screenCommands(role),
      ...actionCommands({ role, subscriptionActive: true }),
      ...actionCommands({ role, subscriptionActive: false }),
      ...(role === 'user' ? [] : roles.flatMap((other) => personCommands(role, { ...somebody, role: other }))),
    ]
    for (const path of places(all)) expect(resolveRoute(withoutQuery(path), role), path).toMatchObject({ kind: 'open' })
  })

  test('labels are unique', () => {
    const all = labels([...screenCommands(role), ...actionCommands({ role, subscriptionActive: true })])
    expect(new Set(all).size).toBe(all.length)
  })
})

test('a seeker submits, adds and manages the plan; a manager does neither', () => {
  expect(labels(actionCommands({ role: 'user', subscriptionActive: true }))).toEqual([
    'Submit Job Interest',
    'Add Application',
    'Manage Plan',
  ])
  expect(labels(actionCommands({ role: 'user', subscriptionActive: false }))).toContain('Choose a Plan')
  expect(labels(actionCommands({ role: 'account_manager', subscriptionActive: false }))).toEqual([])
})

test('a client leads to their page, dashboard, profile and conversation; only an admin opens the account', () => {
  const client = { ...somebody, role: 'user' as const }
  expect(labels(personCommands('account_manager', client))).toEqual([
    'Client page of Ada Byron',
    'Dashboard of Ada Byron',
    'Profile of Ada Byron',
    'Weekly reports of Ada Byron',
    'Conversation with Ada Byron',
    'Message to Ada Byron',
  ])
  expect(places(personCommands('admin', client))[0]).toBe('/admin/users/b1')
  expect(labels(personCommands('admin', { ...somebody, role: 'admin' }))).toEqual([
    'Account of Ada Byron',
    'Message to Ada Byron',
  ])
})

test('an application opens in the dashboard, with the client where there are several', () => {
  const application = { id: 'a1', position: 'Planner', company: 'Harbor' } as Parameters<typeof applicationCommand>[0]
  expect(applicationCommand(application)).toEqual({
    id: 'application-a1',
    label: 'Planner at Harbor',
    does: { go: '/dashboard?application=a1' },
  })
  const client = { id: 'b1', firstName: 'Ada', lastName: 'Byron' }
  expect(applicationCommand({ ...application, client }).detail).toBe('Ada Byron')
})
