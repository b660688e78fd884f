import { expect, test } from 'vitest'
import { designNames } from '#engine/model/designs.ts'
import { unfinishedResume } from '#engine/model/forms.ts'
import { resumeBody, resumeValues } from '#engine/model/resume-values.ts'
import { fieldsToValues } from '#engine/json-resume/fields-to-values.ts'
import { parseJsonResume, toJsonResume } from '#engine/json-resume/json-resume.ts'
import { documentFormats } from '#engine/render.ts'
import { writeResume } from '#engine/writer/write-resume.ts'
import { reader, writer } from './files.fixture.ts'

const values = resumeValues.parse({
  fullName: "Noor D'Arcy",
  email: 'noor@example.test',
  location: 'Tacoma, WA',
  skills: 'Excel, SQL, Planning',
  positions: [
    {
      position: 'Logistics Planner',
      company: 'Harbor Freightways',
      place: 'Seattle, WA',
      startDate: '2021-04',
      achievements: 'Cut empty miles by 18% in one year\nTrained four dispatchers in the new tool',
    },
    {
      position: 'Clerk',
      company: 'Mills & Sons',
      place: 'Lyon',
      startDate: '2018-01',
      endDate: '2021-03',
      achievements: 'Filed 40 orders a day',
    },
    {
      position: 'Assistant',
      company: 'Fernway Ltd',
      startDate: '2016-01',
      endDate: '2017-12',
      achievements: 'Answered 60 calls a day',
    },
  ],
  educations: [
    { institution: 'University of Leeds', degree: 'BSc', fieldOfStudy: 'Geography', graduationYear: '2014' },
  ],
  certifications: ['First Aid', 'Forklift license', 'CSCP'],
})
const { text } = writeResume(resumeBody(unfinishedResume.parse(values)))
const jobs = values.positions.map(({ position, company, place }) => ({ position, company, place }))

test('the place stands behind the employer', () => {
  expect(text).toContain('Logistics Planner | Harbor Freightways | Seattle, WA\nApr 2021 - Present\n')
  expect(text).toContain('Assistant | Fernway Ltd\n')
})

test.each(designNames.flatMap((design) => documentFormats.map((format) => [design, format] as const)))(
  'is read back from the design %s as .%s',
  async (design, format) => {
    const file = await writer[format](text, 'resume', { design: { design, size: 'normal', paper: 'letter' } })
    const fields = await reader.readResume(file, format)
    expect(fields.address).toBe('Tacoma, WA')
    expect(fieldsToValues(fields).positions).toMatchObject(jobs)
  },
)

test('a JSON Resume has it as the location of the job', () => {
  const json = toJsonResume(values)
  expect(json.work[0]).toMatchObject({ name: 'Harbor Freightways', location: 'Seattle, WA' })
  expect(json.work[2]).not.toHaveProperty('location')
  expect(parseJsonResume(JSON.stringify(json))?.positions).toMatchObject(jobs)
})

test.each([
  ['Analyst, Acme Inc., Portland, OR\nJan 2020 - Present\n- Did it well', 'Portland, OR'],
  ['Acme Inc. — Paris, France\nAnalyst\nJan 2020 - Present\n- Did it well', 'Paris, France'],
  ['Analyst | Acme Inc. | Remote\nJan 2020 - Present\n- Did it well', 'Remote'],
  ['Analyst | Acme Inc.\nJan 2020 - Present\n- Moved the team from Portland, OR to Reno, NV', ''],
  ['Analyst, Risk and Pricing, Acme Inc.\nJan 2020 - Present\n- Did it well', ''],
])('%j was at %j', async (entry, place) => {
  const file = await writer.docx(`Ann Lee\nann@example.test\n\nEXPERIENCE\n${entry}`, 'resume')
  const { workHistory } = await reader.readResume(file, 'docx')
  expect(workHistory).toMatchObject([{ position: expect.stringMatching(/^Analyst/), company: 'Acme Inc.', place }])
})
