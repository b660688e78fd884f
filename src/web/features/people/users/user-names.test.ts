import { expect, test } from 'vitest'
import { loadOptions, roleChangeNote, formatTotal } from './user-names.ts'

test('options of account managers include the number of clients', () => {
  const manager = { id: 'a', firstName: 'Amal', lastName: 'Haddad', email: 'amal@example.test' }
  const labels = [0, 1, 1_234].map((clientCount) => loadOptions([{ ...manager, clientCount }])[0]?.label)
  expect(labels).toEqual([
    'Amal Haddad, 0 clients (amal@example.test)',
    'Amal Haddad, 1 client (amal@example.test)',
    'Amal Haddad, 1,234 clients (amal@example.test)',
  ])
})

test('a role change warns what the person loses', () => {
  expect(roleChangeNote('user', 'user')).toBeUndefined()
  expect(roleChangeNote('user', 'admin')).toContain('no longer have an account manager')
  expect(roleChangeNote('account_manager', 'admin')).toContain('clients')
  expect(roleChangeNote('admin', 'user')).toContain('admin access')
})

test('a search counts up to a limit, a list counts all', () => {
  expect([
    formatTotal(249, true),
    formatTotal(250, true),
    formatTotal(250, false),
    formatTotal(123_456, false),
  ]).toEqual(['249', '250 or more', '250', '123,456'])
})
