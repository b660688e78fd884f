import { readFile } from 'node:fs/promises'
import { TypstCompilerBuilder, initSync } from '@myriaddreamin/typst-ts-web-compiler'
import type { DocumentOutline, OutlineBlock } from '#analysis/document-outline/document-outline.ts'
import type { DocumentKind } from '#contract/documents.ts'
import { DocumentWriteError } from './document-write-error.ts'
import { breakable } from './long-words.ts'

const fontFiles = ['NotoSans', 'NotoSansArabic', 'NotoSansHebrew']
  .flatMap((name) => [`${name}-Regular`, `${name}-Bold`])
  .concat('NotoSansSC-Regular', 'NotoSansJP-Regular', 'NotoSansKR-Regular')
const template = '/page.typ'
const shortDiagnostics = 2

type Compiler = Awaited<ReturnType<TypstCompilerBuilder['build']>>
let compiler: Promise<Compiler> | undefined

/**
 * Sets a text as a tagged PDF. The text reaches the typesetter as data, never as markup, and the typesetter reaches
 * nothing: it is given a template and fonts, and has neither files nor a network.
 */
export async function writePdf(
  outline: DocumentOutline,
  kind: DocumentKind,
  typesetter: WebAssembly.Module,
): Promise<Uint8Array> {
  compiler ??= openCompiler(typesetter)
  const typst = await compiler
  typst.map_shadow('/document.json', new TextEncoder().encode(JSON.stringify(pageData(outline, kind))))
  const { result, diagnostics } = typst.compile(template, undefined, 'pdf', shortDiagnostics)
  typst.reset()
  if (result instanceof Uint8Array) return result
  throw new DocumentWriteError('failed', { cause: JSON.stringify(diagnostics) })
}

async function openCompiler(typesetter: WebAssembly.Module): Promise<Compiler> {
  initSync({ module: typesetter })
  const builder = new TypstCompilerBuilder()
  builder.set_dummy_access_model()
  for (const name of fontFiles)
    await builder.add_raw_font(await readFile(new URL(`fonts/${name}.ttf`, import.meta.url)))
  const compiler = await builder.build()
  compiler.add_source(template, await readFile(new URL('page.typ', import.meta.url), 'utf8'))
  return compiler
}

/** The same ideographs look different in Chinese, Japanese and Korean: those of the text's own language come first. */
const eastAsian: Record<string, string[]> = {
  ja: ['Noto Sans JP', 'Noto Sans SC', 'Noto Sans KR'],
  ko: ['Noto Sans KR', 'Noto Sans SC', 'Noto Sans JP'],
}
const fontsFor = (language: string) => [
  'Noto Sans',
  'Noto Sans Arabic',
  'Noto Sans Hebrew',
  ...(eastAsian[language] ?? ['Noto Sans SC', 'Noto Sans JP', 'Noto Sans KR']),
]

interface PagePart {
  kind: OutlineBlock['kind'] | 'list'
  text: string
  gap: boolean
  backwards: boolean
  items: string[]
}

function pageData({ title, language, blocks }: DocumentOutline, kind: DocumentKind) {
  const parts: PagePart[] = []
  for (const { kind, text, afterGap: gap, isRightToLeft: backwards } of blocks) {
    const last = parts.at(-1)
    const shown = breakable(text)
    if (kind !== 'bullet') parts.push({ kind, text: shown, gap, backwards, items: [] })
    else if (last?.kind === 'list' && last.backwards === backwards && !gap) last.items.push(shown)
    else parts.push({ kind: 'list', text: '', gap, backwards, items: [shown] })
  }
  return { title, language, fonts: fontsFor(language), kind, parts }
}
