import {
  AlignmentType,
  BorderStyle,
  Document,
  Footer,
  Header,
  HeadingLevel,
  Packer,
  PageNumber,
  Paragraph,
  Tab,
  Table,
  TableCell,
  TableRow,
  TabStopType,
  TextRun,
  WidthType,
} from 'docx'
import type { Resume } from '../resume.ts'

type Blocks = (Paragraph | Table)[]

const line = (text: string, bold = false) => new Paragraph({ children: [new TextRun({ text, bold })] })
const heading = (text: string) => new Paragraph({ text, heading: HeadingLevel.HEADING_1, spacing: { before: 240 } })
const bullet = (text: string) => new Paragraph({ text, bullet: { level: 0 } })
const title = (text: string) => new Paragraph({ children: [new TextRun({ text, bold: true, size: 40 })] })

/** Two texts on a line, the second at the right edge behind a tab. */
const tabbed = (left: string, right: string, bold = true) =>
  new Paragraph({
    tabStops: [{ type: TabStopType.RIGHT, position: 9000 }],
    children: [new TextRun({ text: left, bold }), new TextRun({ children: [new Tab(), right] })],
  })

const none = { style: BorderStyle.NONE, size: 0, color: 'auto' }
const borders = { top: none, bottom: none, left: none, right: none, insideHorizontal: none, insideVertical: none }

const cell = (children: Blocks, width: number) =>
  new TableCell({ children, width: { size: width, type: WidthType.DXA } })

const table = (rows: [Blocks, Blocks][], widths: [number, number]) =>
  new Table({
    columnWidths: widths,
    borders,
    width: { size: widths[0] + widths[1], type: WidthType.DXA },
    rows: rows.map(([left, right]) => new TableRow({ children: [cell(left, widths[0]), cell(right, widths[1])] })),
  })

function single(resume: Resume): Document {
  const { headings } = resume
  return document([
    title(resume.name),
    line(resume.headline),
    line(resume.address),
    line([resume.phone, resume.email, ...resume.links].join(' | ')),
    heading(headings.summary),
    line(resume.summary),
    heading(headings.work),
    ...resume.work.flatMap((job) => [
      tabbed(`${job.company}, ${job.place}`, job.dates),
      line(job.position),
      ...job.points.map(bullet),
    ]),
    heading(headings.education),
    ...resume.education.flatMap((entry) => [tabbed(entry.institution, entry.dates), line(studied(entry))]),
    heading(headings.skills),
    line(resume.skills.join(', ')),
    heading(headings.certifications),
    ...resume.certifications.map(bullet),
    heading(headings.languages),
    line(resume.languages.join(', ')),
  ])
}

const studied = ({ degree, field }: { degree: string; field: string }) => (field === '' ? degree : `${degree} ${field}`)

function dated(resume: Resume): Document {
  const { headings } = resume
  const widths: [number, number] = [2400, 6600]
  return document([
    title(resume.name),
    heading(headings.contact),
    ...[resume.address, resume.phone, resume.email, ...resume.links].map((text) => line(text)),
    heading(headings.work),
    table(
      resume.work.map((job) => [
        [line(job.dates)],
        [line(job.position, true), line(`${job.company}, ${job.place}`), ...job.points.map(bullet)],
      ]),
      widths,
    ),
    heading(headings.education),
    table(
      resume.education.map((entry) => [[line(entry.dates)], [line(studied(entry), true), line(entry.institution)]]),
      widths,
    ),
    heading(headings.skills),
    ...resume.skills.map(bullet),
    heading(headings.certifications),
    ...resume.certifications.map(bullet),
    heading(headings.languages),
    line(resume.languages.join(', ')),
  ])
}

function sidebar(resume: Resume): Document {
  const { headings } = resume
  const side = [
    heading(headings.contact),
    ...[resume.phone, resume.email, resume.address, ...resume.links].map((text) => line(text)),
    heading(headings.skills),
    ...resume.skills.map(bullet),
    heading(headings.languages),
    ...resume.languages.map((text) => line(text)),
  ]
  const main = [
    title(resume.name),
    line(resume.headline),
    heading(headings.summary),
    line(resume.summary),
    heading(headings.work),
    ...resume.work.flatMap((job) => [
      line(job.position, true),
      tabbed(`${job.company}, ${job.place}`, job.dates, false),
      ...job.points.map(bullet),
    ]),
    heading(headings.education),
    ...resume.education.flatMap((entry) => [line(studied(entry), true), tabbed(entry.institution, entry.dates, false)]),
    heading(headings.certifications),
    ...resume.certifications.map(bullet),
  ]
  return document([table([[side, main]], [3000, 6200])])
}

/** Name and contact stand in the page header alone. */
function paged(resume: Resume): Document {
  const { headings } = resume
  const contact = [resume.address, resume.phone, resume.email, ...resume.links].join(' · ')
  const header = new Header({
    children: [title(resume.name), new Paragraph({ text: contact, alignment: AlignmentType.CENTER })],
  })
  const page = new TextRun({ children: [PageNumber.CURRENT, ' / ', PageNumber.TOTAL_PAGES] })
  const footer = new Footer({ children: [new Paragraph({ children: [page] })] })
  const body = [
    line(resume.headline, true),
    line(resume.summary),
    heading(headings.work),
    ...resume.work.flatMap((job) => [
      tabbed(job.position, job.dates),
      line(`${job.company} – ${job.place}`),
      ...[...job.points, ...job.points].map(bullet),
    ]),
    heading(headings.education),
    ...resume.education.map((entry) => tabbed(`${studied(entry)}, ${entry.institution}`, entry.dates, false)),
    heading(headings.skills),
    line(resume.skills.join('; ')),
    heading(headings.certifications),
    line(resume.certifications.join('; ')),
  ]
  return new Document({ sections: [{ headers: { default: header }, footers: { default: footer }, children: body }] })
}

const document = (children: Blocks) => new Document({ sections: [{ children }] })

const layouts: Record<string, (resume: Resume) => Document> = { single, table: dated, sidebar, paged }

export const docxA = (resume: Resume): Promise<Buffer> => Packer.toBuffer((layouts[resume.layout] ?? single)(resume))
