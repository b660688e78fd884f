import { expect, it } from 'vitest'
import { IdempotencyKeys } from './use-call.ts'

it('keeps one key while the same content is tried again', () => {
  const keys = new IdempotencyKeys()
  expect(keys.keyFor({ body: { company: 'A' } })).toBe(keys.keyFor({ body: { company: 'A' } }))
})

it('makes a new key after an edit', () => {
  const keys = new IdempotencyKeys()
  expect(keys.keyFor({ body: { company: 'A' } })).not.toBe(keys.keyFor({ body: { company: 'B' } }))
})

it('makes a new key after a success', () => {
  const keys = new IdempotencyKeys()
  const first = keys.keyFor({ body: {} })
  keys.renew()
  expect(keys.keyFor({ body: {} })).not.toBe(first)
})
