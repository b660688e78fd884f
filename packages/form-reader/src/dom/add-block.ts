// Opens the next block of a repeated section: a job, a school. The one button of a form that is pressed, and only on the manager's
// click.
import { listSections } from './labels.ts'
import { isCovered, isVisible } from './visible.ts'
import { listControls } from './walk.ts'
import { click } from './write.ts'

const adds =
  /^(?:\+ ?)?add(?: (?:another|more|new))?(?: (?:work )?(?:experience|employment|job|position|school|education|degree))?$|^(?:weitere )?hinzufügen$/i
const about: Record<BlockKind, RegExp> = {
  work: /\b(?:experience|employment|work history|berufserfahrung)\b/i,
  education: /\b(?:education|schools?|ausbildung)\b/i,
}

export type BlockKind = 'work' | 'education'
export type AddOutcome = 'added' | 'none' | 'unclear' | 'nothing-new'

const getName = (button: Element) =>
  (button.getAttribute('aria-label') ?? button.textContent ?? '').replace(/\s+/g, ' ').trim()

/** What its name or the nearest heading around it says. */
const isFor = (button: HTMLElement, kind: BlockKind) => {
  const other = kind === 'work' ? 'education' : 'work'
  const says = [getName(button), ...listSections(button, '')].find(
    (text) => about.work.test(text) || about.education.test(text),
  )
  return says !== undefined && about[kind].test(says) && !about[other].test(says)
}

/** A plain button of a known label, in sight. Never one that could send, or a link. */
const isAdd = (button: HTMLElement) =>
  button instanceof HTMLButtonElement &&
  button.type === 'button' &&
  !button.disabled &&
  !button.hasAttribute('aria-haspopup') &&
  button.closest('a') === null &&
  adds.test(getName(button)) &&
  isVisible(button)

const listFields = (root: Document) =>
  listControls(root).elements.filter((each) => each.matches('input, select, textarea') && isVisible(each))

const listAddButtons = (root: Document, kind: BlockKind) =>
  listControls(root).elements.filter((each) => isAdd(each) && isFor(each, kind))

export const listAddable = (root: Document) =>
  (['work', 'education'] as const).filter((kind) => listAddButtons(root, kind).length === 1)

export async function addBlock(root: Document, kind: BlockKind): Promise<AddOutcome> {
  const buttons = listAddButtons(root, kind)
  const [button] = buttons
  if (!button) return 'none'
  if (buttons.length > 1 || isCovered(button)) return 'unclear'
  const before = listFields(root)
  const address = location.href
  let hasSent = false
  // A button that lies: what it sends is stopped.
  const stop = (event: Event) => {
    hasSent = true
    event.preventDefault()
    event.stopImmediatePropagation()
  }
  window.addEventListener('submit', stop, true)
  click(button)
  const outcome = await seeNew(root, before, address)
  window.removeEventListener('submit', stop, true)
  return hasSent ? 'unclear' : outcome
}

/** Fields appeared, while the page and what stood in it stayed. */
async function seeNew(root: Document, before: HTMLElement[], address: string): Promise<AddOutcome> {
  for (let waited = 0; waited < 3_000; waited += 100) {
    await new Promise((resolve) => setTimeout(resolve, 100))
    const after = listFields(root)
    if (location.href !== address || before.some((each) => !each.isConnected)) return 'unclear'
    if (after.length > before.length && after.some((each) => !before.includes(each))) return 'added'
  }
  return 'nothing-new'
}
