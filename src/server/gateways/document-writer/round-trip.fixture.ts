import type { ResumeFields } from '#contract/resume-reading.ts'
import type { RandomResume } from './random-resumes.fixture.ts'

const plain = (text: string) => text.normalize('NFKC').replaceAll(/\s+/g, ' ').trim()
/** Scripts without spaces are given some where a line ends, or where another script begins. */
const bare = (text: string) => plain(text).replaceAll(/\s/g, '')

/** What was in the resume and is not where it belongs in what was read of its file. */
export function findLosses(resume: RandomResume, fields: ResumeFields): string[] {
  const lost: string[] = []
  const expectSame = (what: string, meant: string, read: string | undefined) => {
    if (bare(meant) !== bare(read ?? '')) lost.push(`${what}: ${meant} read as ${read ?? 'nothing'}`)
  }
  expectSame('name', resume.name, fields.fullName)
  expectSame('email', resume.email, fields.email)
  expectSame('phone', resume.phone, fields.phone)
  for (const [index, job] of resume.jobs.entries()) {
    const read = fields.workHistory[index]
    expectSame('employer', job.company, read?.company)
    expectSame('title', job.position, read?.position)
    expectSame('dates', job.dates, read?.writtenDates)
    for (const bullet of job.bullets)
      if (!bare(read?.description ?? '').includes(bare(bullet)))
        lost.push(`bullet: ${bullet} read as ${read?.description}`)
  }
  if (fields.workHistory.length !== resume.jobs.length)
    lost.push(`${fields.workHistory.length} of ${resume.jobs.length} positions`)
  return lost
}
