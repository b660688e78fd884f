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

it("hands the visitor's drafts to the account's owner once, and no other drafts", async () => {
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

it('gives nothing to another account, and stops waiting after the timeout', async () => {
  const first = tab({ 'visitor/resume-builder': resume })
  const onHandedOver = waiting('ann', first)
  const second = tab()
  await fetchDrafts('bo', second)
  expect(second.length).toBe(0)
  expect(onHandedOver).not.toHaveBeenCalled()
  expect(readDraft('visitor/resume-builder', first)).toEqual(resume)
})

it('never overwrites a draft of the receiving tab, and loses none when the storage is full', async () => {
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

it('continues when the waiting tab is closed', async () => {
  waitForOwner(account('ann'), () => {}, tab({ 'visitor/resume-builder': resume }))()
  const second = tab()
  await fetchDrafts('ann', second)
  expect(second.length).toBe(0)
})

it('finds the address of a waiting tab, and none if two tabs wait with different ones', async () => {
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
