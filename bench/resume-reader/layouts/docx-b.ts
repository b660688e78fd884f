import {
  Document,
  Footer,
  Header,
  Packer,
  Paragraph,
  Tab,
  Table,
  TableCell,
  TableRow,
  TabStopType,
  Textbox,
  TextRun,
  WidthType,
} from 'docx'
import type { Resume } from '../resume.ts'

type Blocks = (Paragraph | Table)[]

const line = (text: string, options: { bold?: boolean; italics?: boolean; size?: number } = {}) =>
  new Paragraph({ children: [new TextRun({ text, ...options })] })

/** A heading by its look alone, without a style. */
const heading = (text: string) =>
  new Paragraph({ spacing: { before: 200 }, children: [new TextRun({ text, bold: true, size: 26 })] })
const bullet = (text: string) => new Paragraph({ text, bullet: { level: 0 } })
const blank = new Paragraph({})

const tabbed = (left: string, right: string) =>
  new Paragraph({
    tabStops: [{ type: TabStopType.RIGHT, position: 9200 }],
    children: [new TextRun(left), new TextRun({ children: [new Tab(), right] })],
  })

const cell = (children: Blocks, width: number) =>
  new TableCell({ children, width: { size: width, type: WidthType.DXA } })
const table = (rows: [Blocks, Blocks][], widths: [number, number]) =>
  new Table({
    columnWidths: widths,
    rows: rows.map(([left, right]) => new TableRow({ children: [cell(left, widths[0]), cell(right, widths[1])] })),
  })

const labels: Record<string, string[]> = {
  de: ['Name', 'Adresse', 'Telefon', 'E-Mail'],
  ja: ['氏名', '住所', '電話', 'メール'],
  cs: ['Jméno a příjmení', 'Adresa', 'Telefon', 'E-mail'],
  ar: ['الاسم', 'العنوان', 'الهاتف', 'البريد الإلكتروني'],
}

/** Several positions under one employer, which is named once; or each entry on a line. */
function single(resume: Resume): Document {
  const { headings } = resume
  const isGrouped = resume.variant === 'grouped'
  const jobs = resume.work.flatMap((job, index) => {
    const employer = line(`${job.company}, ${job.place}`, { bold: true })
    const isNew = job.company !== resume.work[index - 1]?.company
    const grouped = [...(isNew ? [employer] : []), tabbed(job.position, job.dates), ...job.points.map(bullet)]
    return isGrouped
      ? grouped
      : [line(`${job.dates}: ${job.position}, ${job.company}`), ...job.points.map((point) => line(`- ${point}`)), blank]
  })
  const studies = resume.education.map((entry) => {
    const degree = entry.field ? `${entry.degree} ${entry.field}` : entry.degree
    return isGrouped
      ? tabbed(`${degree}, ${entry.institution}`, entry.dates)
      : line(`${entry.dates}: ${degree}, ${entry.institution}`)
  })
  return document([
    line(resume.name, { bold: true, size: 36 }),
    line(`${resume.headline} – ${resume.address}`),
    line(`Tel: ${resume.phone}   Email: ${resume.email}`),
    ...resume.links.map((link) => line(link)),
    heading(headings.summary),
    line(resume.summary),
    heading(headings.skills),
    ...resume.skills.map(bullet),
    heading(headings.work),
    ...jobs,
    heading(headings.education),
    ...studies,
    heading(headings.certifications),
    ...resume.certifications.map(bullet),
    heading(headings.languages),
    line(resume.languages.join(', ')),
  ])
}

/** A form with a label before everything; employer before title. */
function form(resume: Resume): Document {
  const { headings } = resume
  const widths: [number, number] = [2600, 6400]
  const values = [resume.name, resume.address, resume.phone, resume.email, ...resume.links]
  return document([
    heading(headings.contact),
    table(
      values.map((value, index) => [[line(`${labels[resume.language]?.[index] ?? 'Web'}:`)], [line(value)]]),
      widths,
    ),
    heading(headings.work),
    table(
      resume.work.map((job) => [
        [line(job.dates)],
        [line(`${job.company}, ${job.place}`), line(job.position, { italics: true }), ...job.points.map(bullet)],
      ]),
      widths,
    ),
    heading(headings.education),
    table(
      resume.education.map((entry) => [
        [line(entry.dates)],
        [line(entry.institution), line(`${entry.degree}, ${entry.field}`)],
      ]),
      widths,
    ),
    heading(headings.skills),
    line(resume.skills.join(', ')),
    heading(headings.certifications),
    ...resume.certifications.map((entry) => line(entry)),
    heading(headings.languages),
    line(resume.languages.join(', ')),
  ])
}

function sideOf(resume: Resume): Paragraph[] {
  const { headings } = resume
  return [
    heading(headings.contact),
    ...[resume.address, resume.phone, resume.email, ...resume.links].map((text) => line(text)),
    heading(headings.skills),
    ...resume.skills.map((text) => line(text)),
    heading(headings.languages),
    ...resume.languages.map((text) => line(text)),
  ]
}

function mainOf(resume: Resume): Paragraph[] {
  const { headings } = resume
  return [
    heading(headings.summary),
    line(resume.summary),
    heading(headings.work),
    ...resume.work.flatMap((job) => [
      line(job.dates, { italics: true }),
      line(job.position, { bold: true }),
      line(`${job.company}, ${job.place}`),
      ...job.points.map(bullet),
    ]),
    heading(headings.education),
    ...resume.education.flatMap((entry) => [
      line(entry.dates, { italics: true }),
      line(`${entry.degree}, ${entry.field}`, { bold: true }),
      line(entry.institution),
    ]),
    heading(headings.certifications),
    ...resume.certifications.map(bullet),
  ]
}

/** The sidebar is a text box beside the text, or the second cell of a table. */
function sidebar(resume: Resume): Document {
  const head = [line(resume.name, { bold: true, size: 44 }), line(resume.headline)]
  if (resume.variant === 'cells') return document([...head, table([[mainOf(resume), sideOf(resume)]], [6200, 2900])])
  const box = new Textbox({ children: sideOf(resume), style: { width: '160pt', height: '400pt' } })
  return document([...head, box, ...mainOf(resume)])
}

/** The name is in the header of each page, the contact in its footer. */
function paged(resume: Resume): Document {
  const { headings } = resume
  const header = new Header({ children: [line(resume.name, { size: 32 })] })
  const footer = new Footer({
    children: [line([resume.address, resume.phone, resume.email, ...resume.links].join(' | '))],
  })
  const children = [
    line(resume.headline),
    heading(headings.summary),
    line(resume.summary),
    heading(headings.work),
    ...resume.work.flatMap((job) => [
      line(`${job.company} (${job.place})`),
      line(job.position, { bold: true }),
      line(job.dates),
      ...job.points.map(bullet),
    ]),
    heading(headings.education),
    ...resume.education.map((entry) => line(`${entry.institution}, ${entry.degree}, ${entry.field} (${entry.dates})`)),
    heading(headings.skills),
    line(resume.skills.join(' • ')),
    heading(headings.certifications),
    ...resume.certifications.map(bullet),
  ]
  return new Document({ sections: [{ headers: { default: header }, footers: { default: footer }, children }] })
}

const document = (children: (Paragraph | Table | Textbox)[]) => new Document({ sections: [{ children }] })

const layouts: Record<string, (resume: Resume) => Document> = { single, table: form, sidebar, paged }

export const docxB = (resume: Resume): Promise<Buffer> => Packer.toBuffer((layouts[resume.layout] ?? single)(resume))
