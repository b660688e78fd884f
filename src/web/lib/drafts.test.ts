import { expect, it } from 'vitest'
import { clearDraft, clearDrafts, draftKey, type DraftStorage, readDraft, writeDraft } from './drafts.ts'

function memory(): DraftStorage & { items: Map<string, string> } {
  const items = new Map<string, string>()
  return {
    items,
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
    key: (index) => [...items.keys()][index] ?? null,
    get length() {
      return items.size
    },
  }
}

function refuse(): never {
  throw new DOMException('Full', 'QuotaExceededError')
}

it('keeps what was typed and gives it back', () => {
  const storage = memory()
  writeDraft('ann/interest', { jobUrl: 'https://x.test', notes: 'soon' }, storage)
  expect(readDraft('ann/interest', storage)).toEqual({ jobUrl: 'https://x.test', notes: 'soon' })
  expect(readDraft('bo/interest', storage)).toBeNull()
  clearDraft('ann/interest', storage)
  expect(readDraft('ann/interest', storage)).toBeNull()
})

it('keeps each person their own, and a visitor apart from all of them', () => {
  const keys = [draftKey('ann', 'contact'), draftKey('bo', 'contact'), draftKey(undefined, 'contact')]
  expect(new Set(keys).size).toBe(3)
})

it('never keeps a secret', () => {
  const storage = memory()
  writeDraft(
    'f',
    { email: 'a@b.test', password: 'p1', confirmPassword: 'p2', sitePassword: 'p3', token: 'p4' },
    storage,
  )
  expect([...storage.items.values()].join()).toBe('{"email":"a@b.test"}')
})

it('takes what it cannot read for no draft', () => {
  const storage = memory()
  for (const broken of ['{', '[]', '"text"', 'null']) {
    storage.setItem('draft:f', broken)
    expect(readDraft('f', storage)).toBeNull()
  }
})

it('survives a storage that refuses', () => {
  const storage: DraftStorage = { getItem: refuse, setItem: refuse, removeItem: refuse, key: refuse, length: 1 }
  writeDraft('f', { a: 1 }, storage)
  clearDraft('f', storage)
  clearDrafts(storage)
  expect(readDraft('f', storage)).toBeNull()
})

it('forgets every draft and nothing else', () => {
  const storage = memory()
  storage.setItem('other', 'stays')
  writeDraft('a', { x: 1 }, storage)
  writeDraft('b', { x: 1 }, storage)
  clearDrafts(storage)
  expect([...storage.items.keys()]).toEqual(['other'])
})
