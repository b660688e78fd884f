import { buildOutline } from '@foothold/resume-engine/outline'
import { defaultDesign, parseDesign } from '@foothold/resume-engine/designs'
import type { SavedDocument } from '#contract/documents.ts'
import { type LineChange, listLineChanges } from './line-changes.ts'

export interface SectionChanges {
  /** The heading in the document, or what the changes are about. */
  title: string
  changes: LineChange[]
}

type Compared = Pick<SavedDocument, 'kind' | 'content' | 'form'>

/** What differs from one document to another: by section, then the order of the sections, the job and the design. */
export function listDifferences(before: Compared, after: Compared): SectionChanges[] {
  const [former, latter] = [toSections(before), toSections(after)]
  const titles = [...latter.keys(), ...[...former.keys()].filter((title) => !latter.has(title))]
  const sections = titles.map((title) => ({
    title,
    changes: listLineChanges(former.get(title) ?? [], latter.get(title) ?? []),
  }))
  return [
    ...sections,
    { title: 'Order of Sections', changes: listOrderChanges([...former.keys()], [...latter.keys()]) },
    { title: 'Job', changes: listFieldChanges(toJob(before), toJob(after)) },
    { title: 'Design', changes: listFieldChanges(toDesign(before), toDesign(after)) },
  ].filter(({ changes }) => changes.length > 0)
}

/** Above the first heading of a resume stand the name and the contact data; a letter has no headings. */
const firstTitles = { resume: 'Name and Contact', 'cover-letter': 'Letter' }

/** The lines of each section, by its heading. */
function toSections({ content, kind }: Compared) {
  const sections = new Map<string, string[]>()
  let lines: string[] = []
  for (const block of buildOutline(content, kind).blocks) {
    const title = block.kind === 'heading' ? block.text : sections.size === 0 ? firstTitles[kind] : null
    if (title !== null) {
      lines = sections.get(title) ?? []
      sections.set(title, lines)
    }
    if (block.kind !== 'heading') lines.push(block.text)
  }
  return sections
}

/** Only of sections that both have: others are shown as added or removed. */
function listOrderChanges(former: readonly string[], latter: readonly string[]) {
  const before = former.filter((title) => latter.includes(title)).join(', ')
  const after = latter.filter((title) => former.includes(title)).join(', ')
  return listFieldChanges({ '': before }, { '': after })
}

type Fields = Record<string, string>

/** A field that both have counts as removed and added: its words need no comparison. */
function listFieldChanges(before: Fields, after: Fields): LineChange[] {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])]
  return names
    .filter((name) => before[name] !== after[name])
    .flatMap((name) => [...toChange('removed', name, before[name]), ...toChange('added', name, after[name])])
}

const toChange = (kind: 'added' | 'removed', name: string, value = ''): LineChange[] =>
  value === '' ? [] : [{ kind, text: name === '' ? value : `${name}: ${value}` }]

const readText = (value: unknown) => (typeof value === 'string' ? value.trim() : '')

function toJob({ kind, form }: Compared): Fields {
  if (kind === 'resume') return { 'Target Job': readText(form.targetJob), Posting: toStart(form.jobDescription) }
  const { position, companyName, jobDescription } = Object(form.jobDetails)
  return { Company: readText(companyName), Position: readText(position), Posting: toStart(jobDescription) }
}

const shownLength = 160

/** A posting is long, so only its first words are shown. */
function toStart(posting: unknown) {
  const text = readText(posting).replaceAll(/\s+/g, ' ')
  return text.length > shownLength ? `${text.slice(0, shownLength).trimEnd()}…` : text
}

function toDesign({ form }: Compared): Fields {
  const { design, accent, font, size, paper, spacing } = parseDesign(form.design) ?? defaultDesign
  const chosen = { Design: design, Color: accent, Font: font, Size: size, Paper: paper, Spacing: spacing }
  return Object.fromEntries(Object.entries(chosen).map(([name, value]) => [name, toWords(value ?? '')]))
}

/** `two-column` is "two column". */
const toWords = (value: string) => value.replaceAll('-', ' ')
