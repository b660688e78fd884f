import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { TypstCompilerBuilder, initSync } from '@myriaddreamin/typst-ts-web-compiler'
import type { DocumentOutline } from '#analysis/document-outline/document-outline.ts'
import { defaultDesign, type DesignOptions } from '#contract/designs.ts'
import { ink, quiet, resolveDesign, type ResolvedDesign } from './designs.ts'
import { DocumentWriteError } from './document-write-error.ts'
import { loadFonts } from './fonts.ts'
import { breakable } from './long-words.ts'
import { type OutlineKind, type Part, smallestLetterSize, toSections } from './parts.ts'

const template = '/page.typ'
const shortDiagnostics = 2

type Compiler = Awaited<ReturnType<TypstCompilerBuilder['build']>>
let compiler: Promise<Compiler> | undefined

/**
 * Writes a text as a tagged PDF. The text reaches the typesetter as data, never as markup. The typesetter has a
 * template and fonts, but neither files nor a network.
 */
export async function writePdf(
  outline: DocumentOutline,
  kind: OutlineKind,
  design: DesignOptions = defaultDesign,
): Promise<Uint8Array> {
  compiler ??= openCompiler()
  const typst = await compiler
  typst.map_shadow(
    '/document.json',
    new TextEncoder().encode(JSON.stringify(pageData(outline, kind, resolveDesign(design)))),
  )
  const { result, diagnostics } = typst.compile(template, undefined, 'pdf', shortDiagnostics)
  typst.reset()
  if (result instanceof Uint8Array) return result
  throw new DocumentWriteError({ cause: JSON.stringify(diagnostics) })
}

async function openCompiler(): Promise<Compiler> {
  const typesetter = fileURLToPath(import.meta.resolve('@myriaddreamin/typst-ts-web-compiler/wasm'))
  initSync({ module: await WebAssembly.compile(await readFile(typesetter)) })
  const builder = new TypstCompilerBuilder()
  builder.set_dummy_access_model()
  for (const font of await loadFonts()) await builder.add_raw_font(font)
  const compiler = await builder.build()
  compiler.add_source(template, await readFile(new URL('page.typ', import.meta.url), 'utf8'))
  return compiler
}

const [chinese, japanese, korean] = ['Noto Sans S Chinese', 'Noto Sans Japanese', 'Noto Sans Korean'] as const
/** The same ideographs look different in Chinese, Japanese and Korean: the font of the text's language comes first. */
const eastAsian: Record<string, string[]> = {
  ja: [japanese, chinese, korean],
  ko: [korean, chinese, japanese],
}
/** The scripts that the font of the design does not have are set in these. */
const listFonts = (family: string, language: string) => [
  ...new Set([family, 'Noto Sans']),
  'Amiri',
  'Noto Sans Hebrew',
  'Noto Sans Thai',
  ...(eastAsian[language] ?? [chinese, japanese, korean]),
]

interface PagePart {
  kind: Part['kind'] | 'list'
  lead: string
  separator: string
  text: string
  aside: string
  gap: boolean
  backwards: boolean
  /** Its letters join. With kerning, readers of PDF would see spaces between them. */
  joined: boolean
  isTracked: boolean
  items: string[]
}

/** Vowel points are optional in Arabic and Hebrew, and readers of PDF put them in the wrong place. */
const vowelPoints = /[\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0610-\u061a\u064b-\u0652\u0656-\u065f\u0670]/g

const manyMarks = /(\p{M}{8})\p{M}+/gu
const arabic = /\p{Script=Arabic}/u
/** Other scripts join their letters, stack them or have no capitals. */
const untracked = /(?![\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}])\p{L}|\p{M}/u
/** More list items would take the typesetter minutes, so they become lines. No resume has as many. */
const maxListItems = 1_000

const toPrintable = (text: string) => breakable(text.replaceAll(vowelPoints, '').replaceAll(manyMarks, '$1'))

function pageData(outline: DocumentOutline, kind: OutlineKind, design: ResolvedDesign) {
  const { title, language, isRightToLeft, blocks } = outline
  const { head, sections } = toSections(outline, kind)
  const hasLists = blocks.filter(({ kind }) => kind === 'bullet').length <= maxListItems
  const { scale, paper, accent, font, ...measures } = design
  const toParts = (parts: Part[]) => toPageParts(parts, hasLists)
  return {
    title,
    language,
    backwards: isRightToLeft,
    kind,
    design: {
      ...measures,
      size: kind === 'cover-letter' ? Math.max(measures.size, smallestLetterSize) : measures.size,
    },
    scale,
    paper,
    accent,
    ink,
    quiet,
    fonts: listFonts(font.family, language),
    head: toParts(head),
    sections: sections.map(({ isAside, parts }) => ({ isAside, parts: toParts(parts) })),
  }
}

function toPageParts(parts: Part[], hasLists: boolean): PagePart[] {
  const pageParts: PagePart[] = []
  for (const { kind, afterGap: gap, isRightToLeft: backwards, ...texts } of parts) {
    const [lead, text, aside] = [texts.lead, texts.text, texts.aside].map(toPrintable) as [string, string, string]
    const whole = lead + text
    const flags = { gap, backwards, joined: arabic.test(whole), isTracked: !untracked.test(whole) }
    const part: PagePart = { kind, lead, separator: texts.separator, text, aside, ...flags, items: [] }
    if (kind !== 'bullet') pageParts.push(part)
    else if (!hasLists) pageParts.push({ ...part, kind: 'paragraph', text: `• ${text}` })
    else if (continuesList(pageParts.at(-1), part)) pageParts.at(-1)?.items.push(text)
    else pageParts.push({ ...part, kind: 'list', text: '', items: [text] })
  }
  return pageParts
}

const continuesList = (list: PagePart | undefined, { gap, backwards, joined }: PagePart) =>
  list?.kind === 'list' && list.backwards === backwards && list.joined === joined && !gap
