import type { BlockKind } from '../../src/dom/add-block.ts'

/**
 * A page written after the public structure of a board, apart from the engine and from the forms of `spec.ts`: by hand, with no skin in
 * common. `data-k` names a field for the judge alone.
 */
export interface BoardPage {
  id: string
  /** As `src/boards.ts` names it; `plain` for a page of an employer. */
  board: string
  isFramed?: true
  html: string
  /** What must stand in each field after `Fill`; a field that is not named must stay as it is. */
  expect: Record<string, string>
  /** A touch is an error: sensitive, consent, hidden. */
  never: string[]
  /** Blocks of jobs and schools that `Add` opens first. */
  adds?: BlockKind[]
}

export const mail = 'elena.marquez@example.com'
export const phone = '+1 503 555 0132'
export const wholeAddress = '482 Alder Street, Portland, OR 97205, United States'
const options = (...texts: string[]) => texts.map((text) => `<option value="${text}">${text}</option>`).join('')
/** A native list with an empty first line. */
export const select = (attributes: string, empty: string, ...texts: string[]) =>
  `<select ${attributes}><option value="">${empty}</option>${options(...texts)}</select>`
