import { Document, Packer, Paragraph, Tab, TabStopType, TextRun } from 'docx'
import type { Resume, Study, Work } from '../resume.ts'
import { degreeAndField, groupedSkills, splitYear } from './parts-g.ts'

// Everything is set alike, as people write who never open the list of styles, and columns are tab stops.
const size = 22
const width = 9000

interface Writer {
  line: (...texts: string[]) => Paragraph
  bullet: (level: number, ...texts: string[]) => Paragraph
  heading: (text: string) => Paragraph
}

function writerFor(isBold: boolean): Writer {
  const cells = (texts: string[], bold: boolean) =>
    texts.flatMap((text, index) => [
      ...(index === 0 ? [] : [new TextRun({ children: [new Tab()], size })]),
      new TextRun({ text, size, bold }),
    ])
  const stops = (texts: string[]) =>
    texts.slice(1).map((_, index) => ({
      type: index === texts.length - 2 ? TabStopType.RIGHT : TabStopType.LEFT,
      position: index === texts.length - 2 ? width : 1500 + 1500 * index,
    }))
  return {
    line: (...texts) => new Paragraph({ tabStops: stops(texts), children: cells(texts, false) }),
    bullet: (level, ...texts) =>
      new Paragraph({ tabStops: stops(texts), children: cells(texts, false), bullet: { level } }),
    heading: (text) => new Paragraph({ children: cells([text], isBold), spacing: { before: isBold ? 200 : 0 } }),
  }
}

const entries: Record<string, (job: Work, writer: Writer) => Paragraph[]> = {
  lines: ({ position, company, place, dates, points }, { line, bullet }) => [
    line(company, place),
    line(position, dates),
    ...points.map((text) => bullet(0, text)),
  ],
  'employer-dash': ({ position, company, place, dates, points }, { line, bullet }) => [
    line(`${company.toUpperCase()} –`),
    line(`${position}, ${place}`, dates),
    ...points.map((text) => bullet(0, text)),
  ],
  'employer-bullets': ({ position, company, place, dates, points }, { line, bullet }) => [
    bullet(0, company, place),
    line(position, dates),
    ...points.map((text) => bullet(1, text)),
  ],
  'dates-left': ({ position, company, place, dates, points }, { line }) => [
    new Paragraph({
      tabStops: [{ type: TabStopType.LEFT, position: 2600 }],
      children: [
        new TextRun({ text: dates, size }),
        new TextRun({ children: [new Tab()], size }),
        new TextRun({ text: `${position}, ${company}, ${place}`, size }),
      ],
    }),
    ...points.map((text) => line(text)),
  ],
  'tab-range': ({ position, company, place, dates, points }, { line, bullet }) => {
    const [start = '', end = ''] = dates.split(/(?<= –) /)
    return [line(`${position}, ${company}`, start, end), line(place), ...points.map((text) => bullet(0, text))]
  },
  undated: ({ position, company, place, dates, points }, { line, bullet }) => [
    line(position),
    line(`${company}, ${place}`, ...(dates === '' ? [] : [dates])),
    ...points.map((text) => bullet(0, text)),
  ],
}

function study(one: Study, { line }: Writer, isUndated: boolean): Paragraph[] {
  if (isUndated) return [line(`${degreeAndField(one, ' in ')}, ${one.institution}`)]
  return [line(one.institution, ...(one.place ? [one.place] : [])), line(degreeAndField(one, ', '), one.dates)]
}

function skills(resume: Resume, way: string, { line, bullet }: Writer): Paragraph[] {
  if (way === 'bullets') return resume.skills.map((skill) => bullet(0, skill))
  if (way === 'groups') return groupedSkills(resume).map((group) => line(`${group.name}:`, group.skills.join(', ')))
  if (way === 'columns') {
    const half = Math.ceil(resume.skills.length / 2)
    return resume.skills
      .slice(0, half)
      .map((skill, index) => line(skill, ...resume.skills.slice(half + index, half + index + 1)))
  }
  return [line(resume.skills.join(', '))]
}

const title = (text: string, isCapital: boolean) => (isCapital ? text.toUpperCase() : text)

/** `variant`: how entries are written, how skills are, and `caps` or `bold` for headings in capitals or in bold. */
export function docxG(resume: Resume): Promise<Buffer> {
  const [entryName = '', way = '', look = 'caps'] = resume.variant.split('/')
  const writer = writerFor(look === 'bold')
  const { line, bullet, heading } = writer
  const isCapital = look === 'caps'
  const entry = entries[entryName]
  if (!entry) throw new Error(`No such way to write entries: ${entryName}`)
  const jobs = resume.work.filter((job) => !job.isVolunteer)
  const unpaid = resume.work.filter((job) => job.isVolunteer)
  const certified = resume.certifications
    .map(splitYear)
    .map(({ name, year }) => (year === '' ? bullet(0, name) : bullet(0, name, year)))
  const part = (name: string, content: Paragraph[]) =>
    content.length === 0 ? [] : [heading(title(name, isCapital)), ...content]
  const children = [
    line(title(resume.name, isCapital)),
    line(resume.headline),
    line(resume.address, resume.phone),
    line([resume.email, ...resume.links].join(' | ')),
    ...part('Profile', [line(resume.summary)]),
    ...part('Skills', skills(resume, way, writer)),
    ...part(
      'Experience',
      jobs.flatMap((job) => entry(job, writer)),
    ),
    ...part(
      'Volunteer Experience',
      unpaid.flatMap((job) => entry(job, writer)),
    ),
    ...part(
      'Education',
      resume.education.flatMap((one) => study(one, writer, entryName === 'undated')),
    ),
    ...part('Certifications', certified),
  ]
  return Packer.toBuffer(new Document({ sections: [{ children }] }))
}
