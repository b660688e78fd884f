import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { TypstCompilerBuilder, initSync } from '@myriaddreamin/typst-ts-web-compiler'
import { DocumentWriteError } from './document-write-error.ts'
import { loadFonts } from './fonts.ts'
import type { PageData } from './page-data.ts'

const template = '/page.typ'
const shortDiagnostics = 2

type Compiler = Awaited<ReturnType<TypstCompilerBuilder['build']>>
let compiler: Promise<Compiler> | undefined

/**
 * Typesets a document with `page.typ`. The text reaches the typesetter as data, never as markup. The typesetter has a
 * template and fonts, but neither files nor a network. `vector` is the input of the SVG renderer.
 */
export async function typeset(data: PageData, format: 'pdf' | 'vector'): Promise<Uint8Array> {
  compiler ??= openCompiler()
  const typst = await compiler
  mapData(typst, data)
  const { result, diagnostics } = typst.compile(template, undefined, format, shortDiagnostics)
  typst.reset()
  if (result instanceof Uint8Array) return format === 'pdf' ? showTitle(result) : result
  throw new DocumentWriteError({ cause: JSON.stringify(diagnostics) })
}

/** The values that the template has set under this label. */
export async function query(data: PageData, label: string): Promise<unknown[]> {
  compiler ??= openCompiler()
  const typst = await compiler
  mapData(typst, data)
  const found = JSON.parse(typst.query(template, undefined, `<${label}>`)) as { value: unknown }[]
  typst.reset()
  return found.map(({ value }) => value)
}

function mapData(typst: Compiler, { photo, ...data }: PageData) {
  const { bytes, ...placed } = photo ?? {}
  typst.map_shadow('/document.json', new TextEncoder().encode(JSON.stringify({ ...data, photo: photo && placed })))
  if (bytes) typst.map_shadow('/photo.jpg', bytes)
}

async function openCompiler(): Promise<Compiler> {
  initSync({ module: await loadWebAssembly('@myriaddreamin/typst-ts-web-compiler/wasm') })
  const builder = new TypstCompilerBuilder()
  builder.set_dummy_access_model()
  for (const font of await loadFonts()) await builder.add_raw_font(font)
  const compiler = await builder.build()
  compiler.add_source(template, await readFile(new URL('page.typ', import.meta.url), 'utf8'))
  return compiler
}

export const loadWebAssembly = async (module: string) =>
  WebAssembly.compile(await readFile(fileURLToPath(import.meta.resolve(module))))

const preferences = Buffer.from('/ViewerPreferences <<')
const option = Buffer.from('\n    /DisplayDocTitle true')

/**
 * Lets viewers show the title of a PDF instead of its file name, as PDF/UA-1 asks. The typesetter does so only in
 * modes that it does not offer here. The catalogue is its last object, so that only the table after it moves.
 */
function showTitle(pdf: Uint8Array): Uint8Array {
  const bytes = Buffer.from(pdf.buffer, pdf.byteOffset, pdf.byteLength)
  const start = bytes.lastIndexOf(preferences)
  const table = bytes.lastIndexOf('\nxref\n') + 1
  const tail = bytes.toString('latin1', table)
  if (start < bytes.lastIndexOf(' obj\n') || table < start || !tail.includes(`startxref\n${table}\n`))
    throw new Error('The end of the PDF is not as expected')
  const moved = tail.replace(`startxref\n${table}\n`, `startxref\n${table + option.length}\n`)
  const end = start + preferences.length
  return Buffer.concat([bytes.subarray(0, end), option, bytes.subarray(end, table), Buffer.from(moved, 'latin1')])
}
