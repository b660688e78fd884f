import {
  BorderStyle,
  Document,
  Header,
  Packer,
  Paragraph,
  Tab,
  Table,
  TableCell,
  TableRow,
  TabStopType,
  TextRun,
  WidthType,
} from 'docx'
import { contactParts, type Contact, type Resume, type Work } from '../resume.ts'

type Blocks = (Paragraph | Table)[]

/** Makes the parts of a document in one direction. */
function partsFor({ language, layout }: Resume) {
  const width = layout === 'rail' ? 5700 : 9000
  const bidirectional = language === 'ar'
  const run = (text: string, bold = false, size?: number) =>
    new TextRun({ text, bold, size, rightToLeft: bidirectional })
  const line = (text: string, bold = false, size?: number) =>
    new Paragraph({ bidirectional, children: [run(text, bold, size)] })
  const tabbed = (...texts: string[]) =>
    new Paragraph({
      bidirectional,
      tabStops: texts.slice(1).map((_, index) => ({
        type: index === texts.length - 2 ? TabStopType.RIGHT : TabStopType.LEFT,
        position: (width / (texts.length - 1)) * (index + 1),
      })),
      children: texts.flatMap((text, index) =>
        index === 0 ? [run(text, true)] : [new TextRun({ children: [new Tab()] }), run(text)],
      ),
    })
  const bullet = (text: string) => new Paragraph({ bidirectional, children: [run(text)], bullet: { level: 0 } })
  const heading = (text: string) =>
    new Paragraph({ bidirectional, spacing: { before: 220 }, children: [run(text.toUpperCase(), true, 24)] })
  const table = (rows: Blocks[][], widths: number[]) =>
    new Table({
      visuallyRightToLeft: bidirectional,
      columnWidths: widths,
      borders,
      width: { size: widths.reduce((sum, width) => sum + width, 0), type: WidthType.DXA },
      rows: rows.map(
        (cells) =>
          new TableRow({
            children: cells.map(
              (children, index) =>
                new TableCell({ children, width: { size: widths[index] ?? 0, type: WidthType.DXA } }),
            ),
          }),
      ),
    })
  return { line, tabbed, bullet, heading, table }
}

type Parts = ReturnType<typeof partsFor>

const none = { style: BorderStyle.NONE, size: 0, color: 'auto' }
const borders = { top: none, bottom: none, left: none, right: none, insideHorizontal: none, insideVertical: none }

const labelled = ({ label, value }: Contact) => (label === '' ? value : `${label} ${value}`)
const studied = ({ degree, field }: { degree: string; field: string }) =>
  field === '' ? degree : `${degree}, ${field}`

const work: Record<string, (job: Work, parts: Parts) => Blocks> = {
  'one-line': (job, { tabbed }) => [tabbed([job.position, job.company, job.place].join(', '), job.dates)],
  'date-first': (job, { line }) => [line(job.dates), line(job.position, true), line(`${job.company}, ${job.place}`)],
  'company-first': (job, { tabbed }) => [tabbed(job.company, job.dates), tabbed(job.position, job.place)],
  'dates-below': (job, { line }) => [
    line(`${job.position} | ${job.company}`, true),
    line(`${job.dates} | ${job.place}`),
  ],
}

function experience(resume: Resume, parts: Parts): { jobs: Blocks; studies: Blocks } {
  const { line, tabbed, bullet, table } = parts
  if (resume.variant === 'cells') {
    const rows = resume.work.map((job) => [
      [line(job.dates)],
      [line(job.position, true), line(`${job.company}, ${job.place}`), ...job.points.map(bullet)],
    ])
    const studies = resume.education.map((entry) => [
      [line(entry.dates)],
      [line(studied(entry), true), line(entry.institution)],
    ])
    return { jobs: [table(rows, [2500, 6500])], studies: [table(studies, [2500, 6500])] }
  }
  const entry = work[resume.variant]
  if (!entry) throw new Error(`No such way to write entries: ${resume.variant}`)
  return {
    jobs: resume.work.flatMap((job) => [...entry(job, parts), ...job.points.map(bullet)]),
    studies: resume.education.map((study) => tabbed(`${studied(study)}, ${study.institution}`, study.dates)),
  }
}

function main(resume: Resume, parts: Parts): Blocks {
  const { jobs, studies } = experience(resume, parts)
  return [parts.heading(resume.headings.work), ...jobs, parts.heading(resume.headings.education), ...studies]
}

function lists({ headings, skills, certifications, languages }: Resume, { heading, line, bullet }: Parts): Blocks {
  const spoken = languages.length > 0 ? [heading(headings.languages), line(languages.join(', '))] : []
  return [
    heading(headings.skills),
    line(skills.join(', ')),
    heading(headings.certifications),
    ...certifications.map(bullet),
    ...spoken,
  ]
}

const title = (resume: Resume, { line }: Parts) => [line(resume.name, true, 38), line(resume.headline)]
const summary = ({ headings, summary: text }: Resume, { heading, line }: Parts) => [
  heading(headings.summary),
  line(text),
]
const joint = (resume: Resume) => ` ${resume.separator ?? '|'} `

/** Two parts of the contact to a row, each behind its label. */
function grid(resume: Resume, parts: Parts): Blocks {
  const cells = contactParts(resume).map(({ label, value }) => [parts.line(`${label}: ${value}`)])
  const rows = cells.flatMap((cell, index) => (index % 2 === 0 ? [[cell, cells[index + 1] ?? [parts.line('')]]] : []))
  return [
    ...title(resume, parts),
    parts.table(rows, [4600, 4600]),
    ...summary(resume, parts),
    ...main(resume, parts),
    ...lists(resume, parts),
  ]
}

/** A narrow cell at the end of the line with a letter or a word before each part of the contact. */
function rail(resume: Resume, parts: Parts): Blocks {
  const { phone, email, address, links } = resume
  const contact = [phone, email, address, ...links].flatMap((value, index) => {
    const label = resume.labels?.[index] ?? ''
    return label.length > 1 ? [parts.line(label, true), parts.line(value)] : [parts.line(`${label} ${value}`.trim())]
  })
  const text = [...title(resume, parts), ...summary(resume, parts), ...main(resume, parts)]
  return [parts.table([[text, [...contact, ...lists(resume, parts)]]], [6000, 3300])]
}

function bottom(resume: Resume, parts: Parts): Blocks {
  const contact = contactParts(resume).map(labelled).join(joint(resume))
  return [
    ...title(resume, parts),
    ...summary(resume, parts),
    ...main(resume, parts),
    ...lists(resume, parts),
    parts.line(''),
    parts.line(contact, false, 18),
  ]
}

function band(resume: Resume, parts: Parts): Blocks {
  const contact = contactParts(resume).map((part) => parts.line(labelled(part)))
  return [
    parts.table([[title(resume, parts), contact]], [5200, 4000]),
    ...summary(resume, parts),
    ...lists(resume, parts),
    ...main(resume, parts),
  ]
}

function tabs(resume: Resume, parts: Parts): Blocks {
  const [first = '', second = '', ...others] = contactParts(resume).map(labelled)
  return [
    ...title(resume, parts),
    parts.tabbed(first, second),
    parts.line(others.join(joint(resume))),
    ...lists(resume, parts),
    ...summary(resume, parts),
    ...main(resume, parts),
  ]
}

/** Name and contact stand in the page header, parted by tabs and signs. */
function inHeader(resume: Resume, parts: Parts): Document {
  const [address = '', phone = '', ...others] = contactParts(resume).map(labelled)
  const header = new Header({
    children: [parts.tabbed(resume.name, phone), parts.line([address, ...others].join(joint(resume)))],
  })
  const children = [
    parts.line(resume.headline, true),
    ...summary(resume, parts),
    ...main(resume, parts),
    ...lists(resume, parts),
  ]
  return new Document({ sections: [{ headers: { default: header }, children }] })
}

const layouts: Record<string, (resume: Resume, parts: Parts) => Blocks> = { grid, rail, bottom, band, tabs }

export function docxD(resume: Resume): Promise<Buffer> {
  const parts = partsFor(resume)
  const layout = layouts[resume.layout]
  return Packer.toBuffer(
    layout ? new Document({ sections: [{ children: layout(resume, parts) }] }) : inHeader(resume, parts),
  )
}
