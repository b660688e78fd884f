import { AlignmentType, Document, LevelFormat, Packer } from 'docx'
import type { DocumentOutline } from '#engine/document-outline/document-outline.ts'
import { defaultDesign, type DesignOptions } from '#engine/model/designs.ts'
import { resolveDesign, type ResolvedDesign } from './designs.ts'
import { getPhotoOverhang } from './docx-photo.ts'
import { listReference, type PageLayout, toParagraph } from './docx-paragraphs.ts'
import { getMargins } from './docx-spacing.ts'
import { docxStyles, twip } from './docx-styles.ts'
import { findScriptFaces } from './faces.ts'
import { readFamily } from './fonts.ts'
import { resolvePhoto } from './photo.ts'
import { toPageData } from './page-data.ts'
import { type OutlineKind, type Part, toSections } from './parts.ts'

/**
 * Writes a Word document of styled paragraphs. Faces, sizes, heights of lines and distances are those of the .pdf, so
 * that both have the same pages. A narrow column is a frame beside the text, so the file stays one flow of paragraphs.
 */
export async function writeDocx(
  outline: DocumentOutline,
  kind: OutlineKind,
  options: DesignOptions = defaultDesign,
): Promise<Uint8Array> {
  const design = resolveDesign(options, kind)
  const { title, language, isRightToLeft } = outline
  const text = outline.blocks.map((block) => block.text).join('\n')
  const { head, sections } = toSections(outline, kind)
  const hasColumns = design.columns === 2 && (await isInColumns(outline, kind, options))
  const columns = hasColumns ? sections.toSorted((a, b) => Number(b.isAside) - Number(a.isAside)) : sections
  const parts = [
    ...head.map((part) => ({ part, place: 'head' as const })),
    ...columns.flatMap(({ isAside, parts }) =>
      parts.map((part) => ({ part, place: hasColumns && isAside ? ('aside' as const) : ('main' as const) })),
    ),
  ]
  const page = toPage(head[0] ?? parts[0]?.part, design, { hasColumns, isRightToLeft })
  const photo = resolvePhoto(options, design, kind, title)
  const layout = {
    photo,
    photoOverhang: getPhotoOverhang(head, photo, design),
    language,
    isRightToLeft,
    design,
    hasColumns,
    margin: page.margin,
    size: page.size,
  }
  const document = new Document({
    title,
    creator: title,
    lastModifiedBy: title,
    fonts: await loadFaces(text, design),
    styles: docxStyles(text, language, design),
    numbering: { config: [{ reference: listReference, levels: [toBulletLevel(design)] }] },
    sections: [
      {
        properties: { page },
        children: parts.map((placed, index) =>
          toParagraph(placed, { previous: parts[index - 1], next: parts[index + 1] }, layout),
        ),
      },
    ],
  })
  return new Uint8Array(await Packer.toBuffer(document))
}

/** Whether the .pdf has two columns: that depends on the length of the narrow one. */
async function isInColumns(outline: DocumentOutline, kind: OutlineKind, options: DesignOptions) {
  const { query } = await import('./typst.ts')
  return (await query(toPageData(outline, kind, options), 'columns')).length > 0
}

/** The faces of the text, which are embedded. */
async function loadFaces(text: string, design: ResolvedDesign) {
  const names = new Set([design.font.family, ...findScriptFaces(text).map(({ family }) => family)])
  const families = await Promise.all([...names].map(async (name) => ({ name, faces: await readFamily(name) })))
  return families.flatMap(({ name, faces }) => (faces ? [{ name, data: faces.regular, bold: faces.bold }] : []))
}

function toPage(
  first: Part | undefined,
  design: ResolvedDesign,
  { hasColumns, isRightToLeft }: { hasColumns: boolean; isRightToLeft: boolean },
): PageLayout {
  const { paper, margin, narrowShare, columnGutter } = design
  const { top, bottom } = getMargins(first, design)
  const narrow = hasColumns ? narrowShare * (paper.width - 2 * margin.x) + columnGutter : 0
  return {
    size: { width: twip(paper.width), height: twip(paper.height) },
    margin: {
      top: twip(top),
      bottom: twip(bottom),
      left: twip(margin.x + (isRightToLeft ? 0 : narrow)),
      right: twip(margin.x + (isRightToLeft ? narrow : 0)),
    },
  }
}

function toBulletLevel({ bullet, size }: ResolvedDesign) {
  const left = twip(bullet.textEm * size)
  return {
    level: 0,
    format: LevelFormat.BULLET,
    text: '•',
    alignment: AlignmentType.START,
    style: { paragraph: { indent: { left, hanging: left - twip(bullet.markEm * size) } } },
  }
}
