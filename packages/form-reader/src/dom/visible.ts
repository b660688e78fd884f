import { getParent, listAncestors } from './walk.ts'

/** Smaller than this nobody fills in. */
const least = 5

const isOnPage = ({ left, right, top, bottom }: DOMRect) =>
  right + window.scrollX > 0 &&
  bottom + window.scrollY > 0 &&
  left + window.scrollX < 20_000 &&
  top + window.scrollY < 500_000

const clipsAll = /inset\((?:100|[5-9]\d)%|circle\(0|polygon\(0(?:px)? 0(?:px)?(?:, ?0(?:px)? 0(?:px)?)*\)/

/** Whether a person sees the element: shown, opaque, of a size, on the page, and in no box that hides it. */
export function isVisible(element: Element): boolean {
  const rect = element.getBoundingClientRect()
  if (rect.width < least || rect.height < least || !isOnPage(rect)) return false
  if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false
  let opacity = 1
  for (const each of listAncestors(element)) {
    const style = getComputedStyle(each)
    opacity *= Number(style.opacity)
    if (opacity < 0.2 || clipsAll.test(style.clipPath)) return false
    const box = each.getBoundingClientRect()
    const hides = style.overflowX !== 'visible' || style.overflowY !== 'visible'
    if (hides && (box.width < least || box.height < least)) return false
  }
  return true
}

/** What a person sees of a control that is drawn by others: its label, its drop zone, its drawn list. */
export function isShown(element: HTMLElement): boolean {
  if (isVisible(element)) return true
  if (element.matches('input[type=file]')) return isDropShown(element)
  if (element.matches('input[type=radio], input[type=checkbox]'))
    return [...((element as HTMLInputElement).labels ?? [])].some(isVisible)
  // A drawn list beside a native select that is kept for the form.
  if (element.matches('select'))
    return Boolean(
      element.nextElementSibling?.matches('.select2, .chosen-container') && isVisible(element.nextElementSibling),
    )
  return false
}

/** File inputs are nearly always hidden behind a button or a drop zone close by. */
function isDropShown(element: HTMLElement) {
  let around = getParent(element)
  for (let level = 0; around && level < 4; level += 1, around = getParent(around))
    if (isVisible(around) && around.querySelector('button, label, p, span, [role=button]'))
      return !around.matches('body, form')
  return false
}

/** Whether something else lies over the middle of a field, so that a person does not see what would be filled in. */
export function isCovered(element: HTMLElement): boolean {
  const seen = isVisible(element) ? element : [...((element as HTMLInputElement).labels ?? [])].find(isVisible)
  if (!seen) return false
  seen.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' })
  const { left, top, width, height } = seen.getBoundingClientRect()
  const root = seen.getRootNode() as Document | ShadowRoot
  const hit = root.elementFromPoint(left + width / 2, top + height / 2)
  return hit === null || !isTogether(hit, seen)
}

/** One is inside the other, or both are in one label or wrapper of that field alone. */
function isTogether(hit: Element, seen: Element) {
  if (seen.contains(hit) || seen.closest('label')?.contains(hit)) return true
  return (
    hit.contains(seen) &&
    !hit.matches('body, html, main, form') &&
    hit.querySelectorAll('input, textarea, select').length === 1
  )
}
