import { expect, it } from 'vitest'
import { memoryStorage } from '#test/memory-storage.ts'
import { clearDraft, clearDrafts, draftKey, type DraftStorage, readDraft, writeDraft } from './drafts.ts'

function refuse(): never {
  throw new DOMException('Full', 'QuotaExceededError')
}

it('stores input and restores it', () => {
  const storage = memoryStorage()
  writeDraft('ann/interest', { jobUrl: 'https://x.test', notes: 'soon' }, storage)
  expect(readDraft('ann/interest', storage)).toEqual({ jobUrl: 'https://x.test', notes: 'soon' })
  expect(readDraft('bo/interest', storage)).toBeNull()
  clearDraft('ann/interest', storage)
  expect(readDraft('ann/interest', storage)).toBeNull()
})

it('stores separate drafts for each person and for visitors', () => {
  const keys = [draftKey('ann', 'contact'), draftKey('bo', 'contact'), draftKey(undefined, 'contact')]
  expect(new Set(keys).size).toBe(3)
})

it('never stores a secret', () => {
  const storage = memoryStorage()
  writeDraft(
    'f',
    { email: 'a@b.test', password: 'p1', confirmPassword: 'p2', sitePassword: 'p3', token: 'p4' },
    storage,
  )
  expect([...storage.items.values()].join()).toBe('{"email":"a@b.test"}')
})

it('ignores an unreadable draft', () => {
  const storage = memoryStorage()
  for (const broken of ['{', '[]', '"text"', 'null']) {
    storage.setItem('draft:f', broken)
    expect(readDraft('f', storage)).toBeNull()
  }
})

it('survives a storage that throws', () => {
  const storage: DraftStorage = { getItem: refuse, setItem: refuse, removeItem: refuse, key: refuse, length: 1 }
  writeDraft('f', { a: 1 }, storage)
  clearDraft('f', storage)
  clearDrafts(storage)
  expect(readDraft('f', storage)).toBeNull()
})

it('deletes every draft and nothing else', () => {
  const storage = memoryStorage()
  storage.setItem('other', 'stays')
  writeDraft('a', { x: 1 }, storage)
  writeDraft('b', { x: 1 }, storage)
  clearDrafts(storage)
  expect([...storage.items.keys()]).toEqual(['other'])
})
