import { isShown } from './visible.ts'
import { controls, findById, getParent, listAncestors } from './walk.ts'

const longest = 400
/** Inside these there is no text of a label. */
const notText =
  'select, textarea, button, script, style, option, [role=listbox], [role=combobox], [role=option], .select2-container'
const headings = 'legend, h1, h2, h3, h4, h5, h6, [role=heading]'

/** The text of an element without that of controls inside it. */
export function getText(element: Element | null | undefined): string {
  if (!element) return ''
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT, (node) =>
    node instanceof Element && node !== element && node.matches(notText)
      ? NodeFilter.FILTER_REJECT
      : NodeFilter.FILTER_ACCEPT,
  )
  let text = ''
  for (let node = walker.nextNode(); node && text.length < longest; node = walker.nextNode())
    if (node instanceof Text) text += ` ${node.data}`
  return tidy(text)
}

export const tidy = (text: string) =>
  text
    .replace(/[\s\u00a0]+/g, ' ')
    .replace(/(?:[\s*✱:]|\(?\brequired\b\)?)+$/iu, '')
    .trim()
    .slice(0, longest)

const getReferenced = (element: Element, attribute: string) =>
  tidy(
    (element.getAttribute(attribute) ?? '')
      .split(/\s+/)
      .map((id) => (id ? getText(findById(element, id)) : ''))
      .join(' '),
  )

const empty =
  /^(?:attach|upload|browse|choose file|select files?|add file|drop (?:a )?files? here\b.*|(?:or )?drag and drop\b.*|)$/i

/** The label of a control, or of the whole group of boxes. */
export function getLabel(group: HTMLElement[]): string {
  const [first] = group
  if (!first) return ''
  if (group.length > 1 || first.matches('[role=radio]')) return getGroupLabel(group)
  const labels = [...((first as HTMLInputElement).labels ?? [])].map(getText).filter((text) => !empty.test(text))
  const own = labels.join(' ') || getReferenced(first, 'aria-labelledby')
  if (own) return tidy(own)
  const aria = tidy(first.getAttribute('aria-label') ?? '')
  return aria || getTextAround(group, 4)
}

function getGroupLabel(group: HTMLElement[]) {
  const shared = getShared(group)
  const box = shared?.closest('fieldset, [role=group], [role=radiogroup]')
  const named =
    box &&
    !holdsOthers(box, group) &&
    (getText(box.querySelector(':scope > legend')) ||
      getReferenced(box, 'aria-labelledby') ||
      tidy(box.getAttribute('aria-label') ?? ''))
  return named || getTextAround(group, 5)
}

/** The nearest element around all of them. */
export const getShared = (group: HTMLElement[]) => {
  const [first, ...rest] = group
  return first
    ? listAncestors(first)
        .slice(1)
        .find((each) => rest.every((other) => each.contains(other)))
    : undefined
}

/** Whether a wrapper has controls of another field too. */
const holdsOthers = (box: Element, group: HTMLElement[]) =>
  [...box.querySelectorAll(controls)].some(
    (each) =>
      !group.includes(each as HTMLElement) &&
      (!each.matches('button') || each.matches('[aria-haspopup=listbox]')) &&
      !each.matches('[type=hidden]') &&
      // A box that a pair of buttons keeps out of sight.
      !(each.matches('[type=checkbox], [type=radio]') && !isShown(each as HTMLElement)),
  )

/** Text beside a control that has no label: of the nearest wrapper that holds this field alone. */
function getTextAround(group: HTMLElement[], levels: number) {
  let around = group.length > 1 ? getShared(group) : group[0] && getParent(group[0])
  for (let level = 0; around && level < levels; level += 1) {
    if (around.matches('form, body, main') || holdsOthers(around, group)) return ''
    const heading = around.querySelector(`${headings}, label, .label`)
    const boxes = group.flatMap((each) => [...((each as HTMLInputElement).labels ?? [])])
    const isOwn = heading && !boxes.includes(heading as HTMLLabelElement)
    const text = isOwn
      ? getText(heading)
      : group.length > 1
        ? getTextWithout(around, [...boxes, ...group])
        : getText(around)
    if (!empty.test(text)) return text
    around = getParent(around) ?? undefined
  }
  return ''
}

const getTextWithout = (around: Element, left: Element[]) =>
  tidy(
    [...around.children]
      .filter((child) => !left.some((each) => child.contains(each) || each.contains(child)))
      .map(getText)
      .join(' '),
  )

/** Headings of the groups around a field, the outermost first. */
export const getSection = (element: Element, label: string) =>
  listSections(element, label).toReversed().join(' ').slice(-longest)

/** The same, the nearest first. */
export function listSections(element: Element, label: string): string[] {
  const found = new Set<string>()
  for (const each of listAncestors(element).slice(1)) {
    if (each.matches('form, body, main, dialog')) break
    if (!each.matches('fieldset, section, [role=group], [role=region], div, ul')) continue
    const title =
      tidy(each.getAttribute('aria-label') ?? '') ||
      getReferenced(each, 'aria-labelledby') ||
      getText(each.querySelector(':scope > legend, :scope > h2, :scope > h3, :scope > h4, :scope > h5'))
    if (title && title !== label) found.add(title)
  }
  if (found.size === 0) found.add(getHeadingBefore(element))
  return [...found]
}

/** The heading before a field, in a form that has no groups. The title of the page is none. */
function getHeadingBefore(element: Element) {
  for (const each of listAncestors(element)) {
    if (each.matches('form, body, main, dialog')) return ''
    let before = each.previousElementSibling
    for (let step = 0; before && step < 50; step += 1, before = before.previousElementSibling)
      if (before.matches('h2, h3, h4, h5, h6, legend')) return getText(before)
  }
  return ''
}

export const getHelp = (element: Element) => {
  const described = getReferenced(element, 'aria-describedby')
  const around = getParent(element)
  return described || (element.matches('[type=file]') && around ? getText(around) : '')
}
