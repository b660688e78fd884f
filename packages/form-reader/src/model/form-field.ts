export type FieldKind = 'text' | 'textarea' | 'list' | 'radio' | 'checkbox' | 'checkboxes' | 'file' | 'month' | 'date'

/** One visible field of a form, as plain data: what the page says about it. */
export interface FormField {
  /** Valid for one reading of one frame. */
  id: string
  kind: FieldKind
  label: string
  /** Headings and legends around it. */
  section: string
  /** Text below or beside it. */
  help: string
  placeholder: string
  autocomplete: string
  /** `name`, `id` and the board's own attributes, as words. */
  names: string
  /** The type of an input. */
  type: string
  /** Empty while a list has not been opened. */
  options: string[]
  /** One input of a date in several. */
  part: 'day' | 'month' | 'year' | null
  /** What stands in it now; for a box `on` or nothing. */
  value: string
  required: boolean
}

/** What to set: of a list, the first text that exactly one option has. */
export interface Wanted {
  text: string
  options: string[]
  /** What to type into a list that searches. */
  search: string
}
