import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { TypstCompilerBuilder, initSync } from '@myriaddreamin/typst-ts-web-compiler'
import type { DocumentOutline, OutlineBlock } from '#analysis/document-outline/document-outline.ts'
import type { DocumentKind } from '#contract/documents.ts'
import { DocumentWriteError } from './document-write-error.ts'
import { loadFonts } from './fonts.ts'
import { breakable } from './long-words.ts'

const template = '/page.typ'
const shortDiagnostics = 2

type Compiler = Awaited<ReturnType<TypstCompilerBuilder['build']>>
let compiler: Promise<Compiler> | undefined

/**
 * Writes a text as a tagged PDF. The text reaches the typesetter as data, never as markup. The typesetter has a
 * template and fonts, but neither files nor a network.
 */
export async function writePdf(outline: DocumentOutline, kind: DocumentKind): Promise<Uint8Array> {
  compiler ??= openCompiler()
  const typst = await compiler
  typst.map_shadow('/document.json', new TextEncoder().encode(JSON.stringify(pageData(outline, kind))))
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
const listFonts = (language: string) => [
  'Noto Sans',
  'Amiri',
  'Noto Sans Hebrew',
  ...(eastAsian[language] ?? [chinese, japanese, korean]),
]

interface PagePart {
  kind: OutlineBlock['kind'] | 'list'
  text: string
  gap: boolean
  backwards: boolean
  /** Its letters join. With kerning, readers of PDF would see spaces between them. */
  joined: boolean
  items: string[]
}

/** Vowel points are optional in Arabic and Hebrew, and readers of PDF put them in the wrong place. */
const vowelPoints = /[\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0610-\u061a\u064b-\u0652\u0656-\u065f\u0670]/g

const manyMarks = /(\p{M}{8})\p{M}+/gu
const arabic = /\p{Script=Arabic}/u
/** More list items would take the typesetter minutes, so they become lines. No resume has as many. */
const maxListItems = 1_000

const toPrintable = (text: string) => breakable(text.replaceAll(vowelPoints, '').replaceAll(manyMarks, '$1'))

function pageData({ title, language, isRightToLeft, blocks }: DocumentOutline, kind: DocumentKind) {
  const parts: PagePart[] = []
  const hasLists = blocks.filter(({ kind }) => kind === 'bullet').length <= maxListItems
  for (const block of blocks) {
    const text = toPrintable(block.text)
    const { afterGap: gap, isRightToLeft: backwards } = block
    const part = { kind: block.kind, text, gap, backwards, joined: arabic.test(text), items: [] }
    if (part.kind !== 'bullet') parts.push(part)
    else if (!hasLists) parts.push({ ...part, kind: 'paragraph', text: `• ${text}` })
    else if (continuesList(parts.at(-1), part)) parts.at(-1)?.items.push(text)
    else parts.push({ ...part, kind: 'list', text: '', items: [text] })
  }
  return { title, language, backwards: isRightToLeft, fonts: listFonts(language), kind, parts }
}

const continuesList = (list: PagePart | undefined, { gap, backwards, joined }: PagePart) =>
  list?.kind === 'list' && list.backwards === backwards && list.joined === joined && !gap
