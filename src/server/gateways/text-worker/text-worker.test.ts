import { expect, onTestFinished, test } from 'vitest'
import { engineer } from '#analysis/writer/forms.fixture.ts'
import { writeResume } from '#analysis/writer/write-resume.ts'
import { createTextWorker, TextWorkerBusy } from './text-worker.ts'

function worker(options = {}) {
  const made = createTextWorker(options)
  onTestFinished(() => made.close())
  return made
}

test('works on texts one after the other, as the code itself would', async () => {
  const texts = worker()
  const written = await Promise.all([texts.writeResume(engineer), texts.writeResume(engineer)])
  expect(written).toEqual([writeResume(engineer), writeResume(engineer)])
  const [{ text }] = written
  expect(await texts.checkTruth({ form: engineer, text })).toEqual({ ok: true })
})

test('a text that takes too long costs its thread, and the next one gets a new one', async () => {
  const texts = worker({ longestMs: 0 })
  await expect(texts.writeResume(engineer)).rejects.toThrow('took too long')
  await expect(texts.writeResume(engineer)).rejects.toThrow('took too long')
})

test('a text that breaks its thread takes nobody else with it', async () => {
  const texts = worker()
  const [broken, whole] = await Promise.allSettled([
    texts.writeResume({ ...engineer, skills: undefined as unknown as string }),
    texts.writeResume(engineer),
  ])
  expect([broken.status, whole.status]).toEqual(['rejected', 'fulfilled'])
})

test('who would wait too long is told so, and nobody waits for a closed one', async () => {
  const texts = createTextWorker({ mostWaiting: 1 })
  const all = Promise.allSettled([1, 2, 3].map(() => texts.writeResume(engineer)))
  await texts.close()
  const [, , refused] = await all
  expect(refused).toMatchObject({ status: 'rejected', reason: expect.any(TextWorkerBusy) })
  await expect(texts.writeResume(engineer)).rejects.toThrow('closed')
})
