import { expect, onTestFinished, test } from 'vitest'
import { engineer } from '#analysis/writer/forms.fixture.ts'
import { writeResume } from '#analysis/writer/write-resume.ts'
import { BusyError } from '#server/admission.ts'
import { createTextWorker, TextTimeoutError } from './text-worker.ts'

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
  expect(await texts.checkFacts({ form: engineer, text })).toEqual({ ok: true })
})

test('a text that takes too long costs its thread, and the next one gets a new one', async () => {
  const texts = worker({ wallMs: 1 })
  await expect(texts.writeResume(engineer)).rejects.toThrow(TextTimeoutError)
  await expect(texts.writeResume(engineer)).rejects.toThrow(TextTimeoutError)
})

test('a text that computes for too long is given up, however long its thread may take', async () => {
  const texts = worker({ cpuMs: 1, wallMs: 60_000 })
  const long = 'Managed 3 budgets of $2,000 for the sales team, using Excel and SAP daily. '.repeat(660)
  const endless = { ...engineer, positions: engineer.positions.map((one) => ({ ...one, description: long })) }
  await expect(texts.checkFacts({ form: endless, text: long })).rejects.toThrow(TextTimeoutError)
})

test('a text that breaks its thread takes nobody else with it', async () => {
  const texts = worker()
  const [broken, whole] = await Promise.allSettled([
    texts.writeResume({ ...engineer, skills: undefined as unknown as string }),
    texts.writeResume(engineer),
  ])
  expect([broken.status, whole.status]).toEqual(['rejected', 'fulfilled'])
})

test('more texts than may wait are refused at once, and nobody waits for a closed thread', async () => {
  const texts = createTextWorker({ waiting: 1 })
  const all = Promise.allSettled([1, 2, 3].map(() => texts.writeResume(engineer)))
  await texts.close()
  const [, , refused] = await all
  expect(refused).toMatchObject({ status: 'rejected', reason: expect.any(BusyError) })
  await expect(texts.writeResume(engineer)).rejects.toThrow('closed')
})
