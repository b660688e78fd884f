import { describe, expect, test } from 'vitest'
import { roles } from '#contract/endpoint.ts'
import { applicationCommand, actionCommands, screenCommands, signOutCommand } from './commands.ts'
import { withSignOut, matching } from './use-search-results.ts'

const designer = applicationCommand({ id: 'a1', position: 'Sign Designer', company: 'Kew' } as Parameters<
  typeof applicationCommand
>[0])

describe.each(roles)('for %s', (role) => {
  const found = (query: string) =>
    withSignOut(
      query,
      [
        { heading: 'Actions', commands: matching(query, actionCommands({ role, subscriptionActive: true })) },
        { heading: 'Screens', commands: matching(query, screenCommands(role)) },
        { heading: 'Applications', commands: matching(query, [designer]) },
      ],
      false,
    ).flatMap(({ commands }) => commands)

  test('signing out comes last for every query', () => {
    for (const query of ['', ' ', 'l', 's', 'o', 'sign', 'leave', 'logout', 'out']) {
      const commands = found(query)
      expect(commands.at(-1), query).toBe(signOutCommand)
      expect(
        commands.filter((one) => one === signOutCommand),
        query,
      ).toHaveLength(1)
    }
    expect(found('')[0]).not.toBe(signOutCommand)
    expect(found('sign')).toContain(designer)
    expect(found('logout')).toEqual([signOutCommand])
  })

  test('it is absent for other queries', () => {
    expect(found('zzz')).toEqual([])
    expect(found('home')).not.toContain(signOutCommand)
  })
})

test('it is hidden while it would be the only result and a search still runs', () => {
  expect(withSignOut('sign', [{ heading: 'Applications', commands: [] }], true)).toEqual([])
  const groups = [{ heading: 'Applications', commands: [designer] }]
  expect(withSignOut('sign', groups, true)).toEqual([...groups, { heading: 'Session', commands: [signOutCommand] }])
})
