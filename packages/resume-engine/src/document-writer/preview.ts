import { TypstRendererBuilder, initSync } from '@myriaddreamin/typst-ts-renderer'
import type { DocumentOutline } from '#engine/document-outline/document-outline.ts'
import type { DesignOptions } from '#engine/model/designs.ts'
import type { DocumentPreview } from '#engine/model/preview.ts'
import { toPageData } from './page-data.ts'
import type { OutlineKind } from './parts.ts'
import { splitPages } from './svg-pages.ts'
import { loadWebAssembly, typeset } from './typst.ts'

/** Without the style sheet and the script that the renderer offers. */
const bodyAndDefinitions = 1 | 2

type Renderer = Awaited<ReturnType<TypstRendererBuilder['build']>>
let renderer: Promise<Renderer> | undefined

/** Draws the pages of the PDF as SVG. */
export async function drawPages(
  outline: DocumentOutline,
  kind: OutlineKind,
  options: DesignOptions,
): Promise<DocumentPreview> {
  const data = toPageData(outline, kind, options)
  const document = await typeset(data, 'vector')
  renderer ??= openRenderer()
  const typst = await renderer
  const session = typst.session_from_artifact(document, 'vector')
  const svg = typst.svg_data(session, bodyAndDefinitions)
  session.free()
  return { ...splitPages(svg, data.photo), width: data.paper.width, height: data.paper.height }
}

async function openRenderer(): Promise<Renderer> {
  initSync({ module: await loadWebAssembly('@myriaddreamin/typst-ts-renderer/wasm') })
  return new TypstRendererBuilder().build()
}
