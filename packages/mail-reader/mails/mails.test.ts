import { beforeAll, describe, expect, it } from 'vitest'
import { listCases } from './build-mails.ts'
import { classifyCases, measure, type Judged } from './measure-cases.ts'

/** The bodies without what the generator fills in: each is written by itself. */
const count = (part: 'tuned' | 'held-back', language: (name: string) => boolean) =>
  listCases(part).filter(({ name }) => language(name)).length
const isGerman = (name: string) => name.startsWith('german')

describe('the mails', () => {
  it('are 400 in English and 60 in German, a third of them held back', () => {
    const [german, english] = [isGerman, (name: string) => !isGerman(name)].map((language) => ({
      tuned: count('tuned', language),
      held: count('held-back', language),
    }))
    expect((english?.tuned ?? 0) + (english?.held ?? 0)).toBeGreaterThanOrEqual(400)
    expect((german?.tuned ?? 0) + (german?.held ?? 0)).toBeGreaterThanOrEqual(60)
    expect((english?.held ?? 0) + (german?.held ?? 0)).toBeGreaterThanOrEqual(150)
  })
})

describe.each(['tuned', 'held-back'] as const)('of the %s mails', (part) => {
  let judged: Judged[]
  beforeAll(async () => {
    judged = await classifyCases(part)
  }, 60_000)

  it('kinds and applications are right', () => {
    const { figures } = measure(judged)
    for (const kind of ['invitation', 'rejection', 'offer']) {
      expect(figures[kind]?.precision, kind).toBeGreaterThanOrEqual(0.97)
      expect(figures[kind]?.recall, kind).toBeGreaterThanOrEqual(0.93)
    }
    expect(figures.application?.precision).toBeGreaterThanOrEqual(0.97)
    expect(figures.application?.recall).toBeGreaterThanOrEqual(0.93)
    expect(figures.interview?.precision).toBe(1)
    expect(figures.suggestion?.precision).toBeGreaterThanOrEqual(0.97)
  })

  it('only proven and certain ones make a suggestion, and its sentence is the mail’s own', () => {
    for (const { mail, said } of judged) {
      if (said.suggestion === null) continue
      expect(mail.isAuthenticated, mail.name).toBe(true)
      expect([said.confidence, said.applicationConfidence], mail.name).toEqual(['certain', 'certain'])
      expect(said.evidence, mail.name).not.toBe('')
      expect(said.fold, mail.name).toBeNull()
    }
  })
})
