import { DrizzleQueryError } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { findConnectionError, rememberNetworkError } from './connection-errors.ts'

const withCode = (code: string) => Object.assign(new Error('words that may change'), { code })

test('what says that the database is away is recognised by its code', () => {
  const codes = ['57P01', '57P02', '57P03', '08006', '53300', '25006', '25P03']
  for (const error of codes.map(withCode)) expect(findConnectionError(error)).toBe(error)
})

test('an error of the network counts only if it arrived on a connection to the database', () => {
  const [ours, elsewhere] = [withCode('ECONNREFUSED'), withCode('ECONNREFUSED')]
  rememberNetworkError(ours)
  expect([findConnectionError(ours), findConnectionError(elsewhere)]).toEqual([ours, null])
})

test('the errors of the driver that have no code are recognised by their message', () => {
  for (const message of [
    'Connection terminated',
    'Connection terminated unexpectedly',
    'Connection terminated due to connection timeout',
    'timeout exceeded when trying to connect',
    'Query read timeout',
    'Client has encountered a connection error and is not queryable',
    'Client was closed and is not queryable',
  ]) {
    const error = new Error(message)
    expect(findConnectionError(error)).toBe(error)
  }
})

test('it is found behind the error of the query, and says nothing of the parameters', () => {
  const lost = withCode('57P01')
  const query = new DrizzleQueryError('select $1', ['sam@example.test'], lost)
  expect(findConnectionError(new Error('around it', { cause: query }))).toBe(lost)
})

test('other errors are faults of ours', () => {
  for (const error of [withCode('23505'), withCode('42703'), withCode('40001'), new Error('Connection'), 'text', null])
    expect(findConnectionError(error)).toBeNull()
})
