/** Bounds, so that a hostile page costs little: elements visited, shadow roots entered, fields returned. */
const most = { elements: 30_000, roots: 300, fields: 400 }

export const controls =
  'input:not([type=hidden]):not([type=submit]):not([type=button]):not([type=image]):not([type=reset]), select, textarea, [role=radio], button'

/** All possible controls of a document, with those in open shadow roots, in their order. */
export function listControls(start: Document | ShadowRoot): { elements: HTMLElement[]; isCut: boolean } {
  const elements: HTMLElement[] = []
  let visited = 0
  let roots = 0
  const visit = (root: Document | ShadowRoot) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_ELEMENT)
    for (let node = walker.nextNode(); node && visited < most.elements; node = walker.nextNode()) {
      visited += 1
      if (!(node instanceof HTMLElement)) continue
      if (elements.length < most.fields * 3 && node.matches(controls)) elements.push(node)
      if (node.shadowRoot && roots < most.roots) {
        roots += 1
        visit(node.shadowRoot)
      }
    }
  }
  visit(start)
  return { elements, isCut: visited >= most.elements || elements.length >= most.fields * 3 }
}

export const maxFields = most.fields

/** The parent, out of a shadow root too. */
export function getParent(element: Element): Element | null {
  if (element.parentElement) return element.parentElement
  const root = element.getRootNode()
  return root instanceof ShadowRoot ? root.host : null
}

/** The element and all around it, the nearest first. */
export function listAncestors(element: Element): Element[] {
  const found: Element[] = []
  for (let each: Element | null = element; each; each = getParent(each)) found.push(each)
  return found
}

export const findById = (element: Element, id: string) =>
  (element.getRootNode() as Document | ShadowRoot).getElementById(id)
