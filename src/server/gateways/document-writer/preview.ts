import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { TypstRendererBuilder, initSync } from '@myriaddreamin/typst-ts-renderer'
import type { DocumentOutline } from '#analysis/document-outline/document-outline.ts'
import type { DesignOptions } from '#contract/designs.ts'
import type { DocumentPreview } from '#contract/previews.ts'
import { toPageData } from './page-data.ts'
import type { OutlineKind } from './parts.ts'
import { splitPages } from './svg-pages.ts'
import { loadWebAssembly, typeset } from './typst.ts'

export type PreviewEncoding = 'br' | 'gzip' | 'identity'

/** Without the style sheet and the script that the renderer offers. */
const bodyAndDefinitions = 1 | 2

/** The same letters repeat all over a page. Brotli finds them all, which makes a page three times smaller than with gzip. */
const compress: Record<PreviewEncoding, (json: Buffer) => Uint8Array> = {
  br: (json) => brotliCompressSync(json, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
  gzip: (json) => gzipSync(json, { level: 1 }),
  identity: (json) => json,
}

type Renderer = Awaited<ReturnType<TypstRendererBuilder['build']>>
let renderer: Promise<Renderer> | undefined

/** Renders the pages of the PDF as SVG. Returns a `DocumentPreview` as compressed JSON. */
export async function renderPreview(
  outline: DocumentOutline,
  kind: OutlineKind,
  options: DesignOptions,
  encoding: PreviewEncoding,
): Promise<Uint8Array> {
  const data = toPageData(outline, kind, options)
  const document = await typeset(data, 'vector')
  renderer ??= openRenderer()
  const typst = await renderer
  const session = typst.session_from_artifact(document, 'vector')
  const svg = typst.svg_data(session, bodyAndDefinitions)
  session.free()
  const preview: DocumentPreview = {
    ...splitPages(svg, data.photo),
    width: data.paper.width,
    height: data.paper.height,
  }
  return compress[encoding](Buffer.from(JSON.stringify(preview)))
}

async function openRenderer(): Promise<Renderer> {
  initSync({ module: await loadWebAssembly('@myriaddreamin/typst-ts-renderer/wasm') })
  return new TypstRendererBuilder().build()
}
