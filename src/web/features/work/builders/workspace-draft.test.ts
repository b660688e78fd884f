import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { memoryStorage } from '#test/memory-storage.ts'
import { noResult, readWorkspaceDraft, type WorkspaceDraft, writeWorkspaceDraft } from './workspace-draft.ts'

beforeEach(() => void vi.stubGlobal('sessionStorage', memoryStorage()))
afterEach(() => void vi.unstubAllGlobals())

const toDraft = (fullName: string, savedAt: number): WorkspaceDraft => ({
  values: { fullName },
  result: noResult,
  tab: 'builder',
  undo: null,
  savedAt,
})

test("what was typed after a session expired counts, and the person's earlier draft can be restored", () => {
  writeWorkspaceDraft('noor', 'resume', toDraft('Noor', 1))
  writeWorkspaceDraft(undefined, 'resume', toDraft('Noor D', 2))
  expect(readWorkspaceDraft('noor', 'resume')).toMatchObject({
    values: { fullName: 'Noor D' },
    undo: { values: { fullName: 'Noor' }, message: 'We kept your newest work.' },
  })
  expect(readWorkspaceDraft(undefined, 'resume')).toBeNull()
})

test('an older draft of a visitor is kept to be restored, and an equal one is dropped', () => {
  writeWorkspaceDraft('noor', 'resume', toDraft('Noor', 2))
  writeWorkspaceDraft(undefined, 'resume', toDraft('Someone', 1))
  expect(readWorkspaceDraft('noor', 'resume')).toMatchObject({
    values: { fullName: 'Noor' },
    undo: { values: { fullName: 'Someone' } },
  })
  writeWorkspaceDraft(undefined, 'cover-letter', toDraft('Noor', 1))
  expect(readWorkspaceDraft('noor', 'cover-letter')).toMatchObject({ values: { fullName: 'Noor' }, undo: null })
})

test('a full storage is reported', () => {
  const refuse = () => {
    throw new DOMException('Full', 'QuotaExceededError')
  }
  vi.stubGlobal('sessionStorage', { ...memoryStorage(), setItem: refuse })
  expect(writeWorkspaceDraft('noor', 'resume', toDraft('Noor', 1))).toBe(false)
})
