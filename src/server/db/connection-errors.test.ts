import { DrizzleQueryError } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { findConnectionError, rememberNetworkError } from './connection-errors.ts'

const withCode = (code: string) => Object.assign(new Error('words that may change'), { code })

test('recognises an unavailable database by its code', () => {
  const codes = ['57P01', '57P02', '57P03', '08006', '53300', '25006', '25P03']
  for (const error of codes.map(withCode)) expect(findConnectionError(error)).toBe(error)
})

test('a network error counts only if it arrived on a database connection', () => {
  const [ours, elsewhere] = [withCode('ECONNREFUSED'), withCode('ECONNREFUSED')]
  rememberNetworkError(ours)
  expect([findConnectionError(ours), findConnectionError(elsewhere)]).toEqual([ours, null])
})

test("recognises the driver's errors without a code by their message", () => {
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

test("finds the error behind a query's error, without the parameters", () => {
  const lost = withCode('57P01')
  const query = new DrizzleQueryError('select $1', ['sam@example.test'], lost)
  expect(findConnectionError(new Error('around it', { cause: query }))).toBe(lost)
})

test('other errors are our own faults', () => {
  for (const error of [withCode('23505'), withCode('42703'), withCode('40001'), new Error('Connection'), 'text', null])
    expect(findConnectionError(error)).toBeNull()
})
