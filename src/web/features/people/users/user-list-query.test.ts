import { expect, test } from 'vitest'
import { readUserListQuery, sortBy, type UserListQuery, writeUserListQuery } from './user-list-query.ts'

const read = (search: string) => readUserListQuery(new URLSearchParams(search))
const write = (query: UserListQuery) => writeUserListQuery(query).toString()

test('the address carries search, role, order and page, and leaves out what is the default', () => {
  expect(write(read(''))).toBe('')
  const address = 'q=maya&role=user&sort=name&order=desc&page=3'
  expect(read(address)).toEqual({ q: 'maya', role: 'user', sort: 'name', order: 'desc', page: 3 })
  expect(write(read(address))).toBe(address)
})

test('unknown values mean the default', () => {
  for (const search of ['role=king&sort=height&order=up&page=0', 'page=1.5', 'page=nine', 'page=99999999999'])
    expect(read(search)).toEqual(read(''))
})

test('a heading sorts from the first page, and a second click turns the order around', () => {
  const byName = sortBy(read('page=4&role=user'), 'name')
  expect(write(byName)).toBe('role=user&sort=name')
  expect(write(sortBy(byName, 'name'))).toBe('role=user&sort=name&order=desc')
  expect(write(sortBy(byName, 'joined'))).toBe('role=user')
})
