import { afterEach, expect, it, vi } from 'vitest'
import { memoryStorage } from '#test/memory-storage.ts'
import { type DraftStorage, readDraft, writeDraft } from '#web/lib/forms/drafts.ts'
import { askForAddress, fetchDrafts, waitForOwner } from './draft-handover.ts'

/** What one tab keeps. */
function tab(drafts: Record<string, Record<string, unknown>> = {}): DraftStorage {
  const storage = memoryStorage()
  for (const [key, draft] of Object.entries(drafts)) writeDraft(key, draft, storage)
  return storage
}

const resume = { values: { fullName: 'Noor' } }
const account = (id: string) => ({ id, email: `${id}@example.test` })
const ends: (() => void)[] = []
afterEach(() => ends.splice(0).forEach((end) => end()))

/** A tab in which an account has been made. */
function waiting(accountId: string, storage: DraftStorage) {
  const onHandedOver = vi.fn()
  ends.push(waitForOwner(account(accountId), onHandedOver, storage))
  return onHandedOver
}

it("hands what was typed as a visitor to the account's owner, once, and nothing of anybody else", async () => {
  const first = tab({ 'visitor/resume-builder': resume, 'bo/profile': { phone: '555' } })
  const onHandedOver = waiting('ann', first)
  const second = tab()
  await fetchDrafts('ann', second)
  expect(readDraft('visitor/resume-builder', second)).toEqual(resume)
  expect(readDraft('bo/profile', second)).toBeNull()
  await vi.waitFor(() => expect(onHandedOver).toHaveBeenCalledOnce())
  expect(readDraft('visitor/resume-builder', first)).toBeNull()
  expect(readDraft('bo/profile', first)).toEqual({ phone: '555' })
})

it('gives nothing to another account, and waits for no tab for long', async () => {
  const first = tab({ 'visitor/resume-builder': resume })
  const onHandedOver = waiting('ann', first)
  const second = tab()
  await fetchDrafts('bo', second)
  expect(second.length).toBe(0)
  expect(onHandedOver).not.toHaveBeenCalled()
  expect(readDraft('visitor/resume-builder', first)).toEqual(resume)
})

it('never takes the place of what was typed here, and loses nothing for want of room', async () => {
  const first = tab({ 'visitor/resume-builder': resume, 'visitor/contact': { message: 'Hello' } })
  const onHandedOver = waiting('ann', first)
  const own = { values: { fullName: 'Typed here' } }
  const second = tab({ 'visitor/resume-builder': own })
  second.setItem = () => {
    throw new DOMException('Full', 'QuotaExceededError')
  }
  await fetchDrafts('ann', second)
  await vi.waitFor(() => expect(onHandedOver).toHaveBeenCalledOnce())
  expect(readDraft('visitor/resume-builder', second)).toEqual(own)
  expect(readDraft('visitor/resume-builder', first)).toEqual(resume)
  expect(readDraft('visitor/contact', first)).toEqual({ message: 'Hello' })
})

it('goes on where the tab that waited is gone', async () => {
  waitForOwner(account('ann'), () => {}, tab({ 'visitor/resume-builder': resume }))()
  const second = tab()
  await fetchDrafts('ann', second)
  expect(second.length).toBe(0)
})

it('names the address of the account that a tab waits for, and none where two wait for different ones', async () => {
  const ask = () => {
    const onKnown = vi.fn()
    ends.push(askForAddress(onKnown))
    return onKnown
  }
  waiting('ann', tab())
  const one = ask()
  await vi.waitFor(() => expect(one).toHaveBeenLastCalledWith('ann@example.test'))
  waiting('ann', tab())
  waiting('bo', tab())
  const several = ask()
  await vi.waitFor(() => expect(several).toHaveBeenCalledTimes(3))
  expect(several).toHaveBeenLastCalledWith(null)
  expect(one).toHaveBeenCalledOnce()
})
