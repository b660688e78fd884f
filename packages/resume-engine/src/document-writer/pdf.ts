import type { DocumentOutline } from '#engine/document-outline/document-outline.ts'
import type { DesignOptions } from '#engine/model/designs.ts'
import { toPageData } from './page-data.ts'
import type { OutlineKind } from './parts.ts'
import { typeset } from './typst.ts'

/** Writes a tagged PDF. */
export const writePdf = (outline: DocumentOutline, kind: OutlineKind, design?: DesignOptions): Promise<Uint8Array> =>
  typeset(toPageData(outline, kind, design), 'pdf')
