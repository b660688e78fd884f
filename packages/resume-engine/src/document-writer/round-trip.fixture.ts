import type { ResumeFields } from '#engine/model/resume-fields.ts'
import type { RandomResume } from './random-resumes.fixture.ts'

/** Hyphens of dates are printed as en dashes. */
const plain = (text: string) => text.normalize('NFKC').replaceAll('–', '-').replaceAll(/\s+/g, ' ').trim()
/** Readers of PDF add spaces at line ends and between scripts. */
const bare = (text: string) => plain(text).replaceAll(/\s/g, '')

/** The fields of a resume that were not read back from its file as they were written. */
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
