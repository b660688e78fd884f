import { expect, it } from 'vitest'
import { confirmsDeletion } from './delete-account.ts'

it('takes the word or the own address, and nothing else', () => {
  for (const typed of ['DELETE', ' delete ', 'noor@example.test', 'Noor@Example.test'])
    expect(confirmsDeletion(typed, 'Noor@example.test'), typed).toBe(true)
  for (const typed of ['', ' ', 'del', 'yes', 'other@example.test'])
    expect(confirmsDeletion(typed, 'noor@example.test'), typed).toBe(false)
})
