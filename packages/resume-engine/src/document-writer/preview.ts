import { TypstRendererBuilder, initSync } from '@myriaddreamin/typst-ts-renderer'
import type { DocumentOutline } from '#engine/document-outline/document-outline.ts'
import type { DesignOptions } from '#engine/model/designs.ts'
import type { DocumentPreview } from '#engine/model/preview.ts'
import { fitDesign, getOwnSpacing } from './fit.ts'
import { toPageData } from './page-data.ts'
import type { OutlineKind } from './parts.ts'
import { splitPages } from './svg-pages.ts'
import { loadWebAssembly, typeset } from './typst.ts'

/** Without the style sheet and the script that the renderer offers. */
const bodyAndDefinitions = 1 | 2

type Renderer = Awaited<ReturnType<TypstRendererBuilder['build']>>
let renderer: Promise<Renderer> | undefined

/** Draws the pages of the PDF as SVG. They are measured as drawn: most documents are drawn once. */
export async function drawPages(
  outline: DocumentOutline,
  kind: OutlineKind,
  options: DesignOptions,
): Promise<Omit<DocumentPreview, 'text'>> {
  const own = { ...options, spacing: getOwnSpacing(options) }
  const drawn = await draw(outline, kind, own)
  const last = drawn.lines.filter(({ page }) => page === drawn.pageCount)
  const bottom = Math.max(0, ...last.map(({ baseline }) => baseline))
  const fitted = await fitDesign(outline, kind, options, { pageCount: drawn.pageCount, bottom })
  const isFitted = fitted.size !== own.size || fitted.spacing !== own.spacing
  return isFitted ? { ...(await draw(outline, kind, fitted)), isFitted } : drawn
}

async function draw(
  outline: DocumentOutline,
  kind: OutlineKind,
  options: DesignOptions,
): Promise<Omit<DocumentPreview, 'text'>> {
  const data = toPageData(outline, kind, options)
  const document = await typeset(data, 'vector')
  renderer ??= openRenderer()
  const typst = await renderer
  const session = typst.session_from_artifact(document, 'vector')
  const svg = typst.svg_data(session, bodyAndDefinitions)
  session.free()
  const { width, height } = data.paper
  return { ...splitPages(svg, data.photo), width, height, isFitted: false }
}

async function openRenderer(): Promise<Renderer> {
  initSync({ module: await loadWebAssembly('@myriaddreamin/typst-ts-renderer/wasm') })
  return new TypstRendererBuilder().build()
}
