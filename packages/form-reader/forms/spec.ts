/** A local form that is built like one of a job board, and what must stand in it after `Fill`. */
export interface FormSpec {
  id: string
  board: Board
  title: string
  /** Each page of a form in several steps. */
  pages: Field[][]
}

export type Board =
  | 'ashby'
  | 'bamboohr'
  | 'greenhouse'
  | 'greenhouse-frame'
  | 'icims'
  | 'lever'
  | 'personio'
  | 'plain'
  | 'recruitee'
  | 'smartrecruiters'
  | 'taleo'
  | 'teamtailor'
  | 'workable'
  | 'workday'

export type FieldKind =
  | 'text'
  | 'email'
  | 'tel'
  | 'url'
  | 'number'
  | 'textarea'
  | 'select'
  | 'radio'
  | 'checks'
  | 'check'
  | 'combo'
  | 'file'
  | 'month'
  | 'parts'

/** How a field that nobody sees is hidden. */
export type Hidden = 'display' | 'off-screen' | 'transparent' | 'tiny' | 'clipped' | 'below'

export interface Field {
  kind: FieldKind
  label: string
  /** What `Fill` must set; undefined where it must set nothing. */
  expect?: string
  /** What the board names it; without one it is the employer's own question. */
  sys?: string
  options?: string[]
  section?: string
  help?: string
  placeholder?: string
  autocomplete?: string
  required?: boolean
  /** A touch is an error: sex, consent, captcha and the like. */
  never?: boolean
  hidden?: Hidden
}

type More = Omit<Field, 'kind' | 'label' | 'expect'>

export const field = (kind: FieldKind, label: string, expect?: string, more: More = {}): Field => ({
  kind,
  label,
  expect,
  ...more,
})
/** One that is left alone, whatever it looks like. */
export const never = (kind: FieldKind, label: string, options?: string[], more: More = {}): Field => ({
  kind,
  label,
  options,
  never: true,
  ...more,
})
export const trap = (label: string, hidden: Hidden, more: More = {}): Field => ({
  kind: 'text',
  label,
  hidden,
  never: true,
  ...more,
})

export const resume = 'Elena-Marquez-Resume.pdf'
export const letter = 'Elena-Marquez-Letter.pdf'
export const linkedin = 'https://www.linkedin.com/in/elena-marquez-example'
export const github = 'https://github.com/elena-marquez-example'
export const website = 'https://elena-marquez.example.com'
export const address = '482 Alder Street, Portland, OR 97205, United States'
export const yesNo = ['Yes', 'No']
export const places = [
  'Portland, Maine, United States',
  'Portland, Oregon, United States',
  'Portland, Victoria, Australia',
  'Portsmouth, England, United Kingdom',
]
