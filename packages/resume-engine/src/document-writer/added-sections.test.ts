import { describe, expect, test } from 'vitest'
import { defaultDesign, designNames } from '#engine/model/designs.ts'
import { engineer, engineerWithSections } from '#engine/writer/forms.fixture.ts'
import { writeResume } from '#engine/writer/write-resume.ts'
import { documentFormats } from '#engine/render.ts'
import { reader, writer } from './files.fixture.ts'

const addedIds = engineerWithSections.sections.map(({ id }) => id)
const forms = {
  'at the end': engineerWithSections,
  'at the start': { ...engineerWithSections, sectionOrder: addedIds.toReversed() },
  between: {
    ...engineerWithSections,
    sectionOrder: ['summary', 'p1', 'a1', 'experience', 'l1', 'u1', 'skills', 'c1', 'education', 'w1'],
  },
}

/** What added sections must not change. Of the links, only the person's own are compared. */
async function readFields(form: typeof engineer, format: (typeof documentFormats)[number], design = defaultDesign) {
  const file = await writer[format](writeResume(form).text, 'resume', { design })
  const { workHistory, links, skills, ...fields } = await reader.readResume(file, format)
  return { ...fields, workHistory, links, skills: skills.toSorted() }
}

describe.each(designNames)('in the design %s', (design) => {
  test.each(documentFormats)('added sections of a .%s leave the other fields as they are', async (format) => {
    const options = { ...defaultDesign, design }
    const { workHistory: jobs, links, ...others } = await readFields(engineer, format, options)
    expect(jobs).toHaveLength(2)
    for (const [place, form] of Object.entries(forms)) {
      const { workHistory, links: allLinks, ...fields } = await readFields(form, format, options)
      const held = workHistory.filter(({ position }) => position !== 'Coding Teacher')
      const served = workHistory.filter(({ position }) => position === 'Coding Teacher')
      expect(fields, place).toEqual(others)
      expect(held, place).toEqual(jobs)
      expect(served, place).toMatchObject([
        { company: 'Lisbon Code Club', startDate: '2018-02', endDate: '2019-11', description: 'Taught 40 children' },
      ])
      expect(allLinks, place).toEqual(expect.arrayContaining(links))
    }
  })
})
