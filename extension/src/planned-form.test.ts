import { expect, test } from 'vitest'
import { findMissingBlocks } from './planned-form.ts'

const job = {
  company: 'Kew',
  position: 'Botanist',
  startDate: null,
  endDate: null,
  location: null,
  description: null,
}
const pack = { work: [job, job], education: [] }
const field = (concept: string, frameId = 0) => ({ frameId, concept })

test('a section that has room for fewer jobs than the client has can be given another', () => {
  const forms = [{ frameId: 0, adds: ['work' as const, 'education' as const] }]
  const find = (...fields: ReturnType<typeof field>[]) => findMissingBlocks(forms, fields, pack)
  expect(find()).toEqual([{ frameId: 0, kind: 'work', shown: 0, wanted: 2 }])
  expect(find(field('job_company'), field('job_title'))).toMatchObject([{ shown: 1 }])
  expect(find(field('job_title'), field('job_title'))).toEqual([])
  // Another frame has its own form.
  expect(find(field('job_title', 3), field('job_title', 3))).toMatchObject([{ shown: 0 }])
  expect(findMissingBlocks([{ frameId: 0, adds: [] }], [], pack)).toEqual([])
})
