import type { FieldKind } from '#form/model/form-field.ts'

/** A field with its elements; the boxes of one question are one field. */
export interface Found {
  kind: FieldKind
  elements: HTMLElement[]
}
