import { attribute, find, type XmlNode } from './xml.ts'

/** How text is set, as far as it tells a heading from a text. Undefined is inherited. */
export interface Setting {
  fontSize?: number | undefined
  bold?: boolean | undefined
  italic?: boolean | undefined
  hidden?: boolean | undefined
  isListItem?: boolean | undefined
  spaceBefore?: number | undefined
  spaceAfter?: number | undefined
}

/** The setting of each named style, with what it inherits; the empty name is the document's default. */
export type Styles = (id: string | undefined) => Setting

const deepestInheritance = 20

export function readStyles(root: XmlNode | undefined): Styles {
  const styles = find(root, 'w:styles')
  const defaults = find(styles, 'w:docDefaults')
  const base = {
    ...pickDefined(runSetting(find(defaults, 'w:rPrDefault', 'w:rPr'))),
    ...pickDefined(paragraphSetting(find(defaults, 'w:pPrDefault', 'w:pPr'))),
  }
  const byId = new Map<string, XmlNode>()
  for (const style of styles?.children ?? []) {
    const id = attribute(style, 'w:styleId')
    if (id !== undefined) byId.set(id, style)
  }
  const resolveSetting = (id: string | undefined, depth: number): Setting => {
    const style = id === undefined ? undefined : byId.get(id)
    if (!style || depth > deepestInheritance) return base
    return {
      ...resolveSetting(attribute(find(style, 'w:basedOn'), 'w:val'), depth + 1),
      ...pickDefined(runSetting(find(style, 'w:rPr'))),
      ...pickDefined(paragraphSetting(find(style, 'w:pPr'))),
    }
  }
  return (id) => resolveSetting(id, 0)
}

export function runSetting(properties: XmlNode | undefined): Setting {
  const halfPoints = Number(attribute(find(properties, 'w:sz'), 'w:val'))
  return {
    fontSize: halfPoints > 0 ? halfPoints / 2 : undefined,
    bold: toggle(find(properties, 'w:b')),
    italic: toggle(find(properties, 'w:i')),
    hidden: toggle(find(properties, 'w:vanish')),
  }
}

export function paragraphSetting(properties: XmlNode | undefined): Setting {
  const spacing = find(properties, 'w:spacing')
  const list = find(properties, 'w:numPr')
  return {
    spaceBefore: points(attribute(spacing, 'w:before')),
    spaceAfter: points(attribute(spacing, 'w:after')),
    isListItem: list && attribute(find(list, 'w:numId'), 'w:val') !== '0',
  }
}

export const pickDefined = (setting: Setting): Setting =>
  Object.fromEntries(Object.entries(setting).filter(([, value]) => value !== undefined))

const points = (twentieths: string | undefined) => (twentieths === undefined ? undefined : Number(twentieths) / 20 || 0)

function toggle(node: XmlNode | undefined): boolean | undefined {
  if (!node) return undefined
  return !['0', 'false', 'off'].includes(attribute(node, 'w:val') ?? '')
}
