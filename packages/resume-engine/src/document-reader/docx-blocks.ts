import { pickDefined, paragraphSetting, runSetting, type Setting, type Styles } from './docx-styles.ts'
import type { Block, Cell, Paragraph, Run, Table } from './flow-layout.ts'
import { attribute, find, type XmlNode } from './xml.ts'

export interface PartText {
  blocks: Block[]
  /** The content of each text box, separate from the text around its anchor. */
  boxes: Block[][]
}

const defaultFontSize = 10
const containers = new Set('w:document w:body w:hdr w:ftr w:sdt w:sdtContent w:ins w:customXml w:smartTag'.split(' '))
const runContainers = new Set('w:hyperlink w:ins w:smartTag w:sdt w:sdtContent w:fldSimple w:moveTo'.split(' '))
const marks: Record<string, string> = {
  'w:tab': '\t',
  'w:ptab': '\t',
  'w:br': '\n',
  'w:cr': '\n',
  'w:noBreakHyphen': '-',
}

/** The paragraphs, tables and text boxes of one part of a Word document. */
export function readBlocks(root: XmlNode, styles: Styles): PartText {
  const boxes: Block[][] = []
  return { blocks: readChildBlocks(root, { styles, boxes }), boxes }
}

interface Context {
  styles: Styles
  boxes: Block[][]
}

function readChildBlocks(node: XmlNode, context: Context): Block[] {
  return node.children.flatMap((child): Block[] => {
    if (child.name === 'w:p') return [readParagraph(child, context)]
    if (child.name === 'w:tbl') return [readTable(child, context)]
    return containers.has(child.name) ? readChildBlocks(child, context) : []
  })
}

function readParagraph(node: XmlNode, context: Context): Paragraph {
  const properties = find(node, 'w:pPr')
  const setting: Setting = {
    ...context.styles(attribute(find(properties, 'w:pStyle'), 'w:val')),
    ...pickDefined(paragraphSetting(properties)),
  }
  const { isListItem = false, spaceBefore = 0, spaceAfter = 0 } = setting
  const listLevel = Number(attribute(find(properties, 'w:numPr', 'w:ilvl'), 'w:val')) || 0
  return { kind: 'paragraph', runs: readRuns(node, setting, context), isListItem, listLevel, spaceBefore, spaceAfter }
}

function readRuns(node: XmlNode, inherited: Setting, context: Context): Run[] {
  return node.children.flatMap((child): Run[] => {
    if (child.name === 'w:r') return readRun(child, inherited, context)
    return runContainers.has(child.name) ? readRuns(child, inherited, context) : []
  })
}

function readRun(node: XmlNode, inherited: Setting, context: Context): Run[] {
  const properties = find(node, 'w:rPr')
  const style = attribute(find(properties, 'w:rStyle'), 'w:val')
  const setting: Setting = {
    ...inherited,
    ...(style === undefined ? {} : context.styles(style)),
    ...pickDefined(runSetting(properties)),
  }
  if (setting.hidden) return []
  const text = node.children.map((child) => readText(child, context)).join('')
  const font = `${setting.bold ? 'bold' : 'regular'}${setting.italic ? ' italic' : ''}`
  return text === '' ? [] : [{ text, fontSize: setting.fontSize ?? defaultFontSize, font }]
}

function readText(node: XmlNode, context: Context): string {
  if (node.name === 'w:t') return node.text.replaceAll(/[\t\r\n]/g, ' ')
  const mark = marks[node.name]
  if (mark === undefined) collectBoxes(node, context)
  return mark ?? ''
}

/** A drawing comes twice, once for older programs: only the first is read. */
function collectBoxes(node: XmlNode, context: Context): void {
  if (node.name === 'w:txbxContent') {
    context.boxes.push(readChildBlocks(node, context))
    return
  }
  const choice = node.name === 'mc:AlternateContent' ? find(node, 'mc:Choice') : undefined
  for (const child of choice ? [choice] : node.children) collectBoxes(child, context)
}

function readTable(node: XmlNode, context: Context): Table {
  const grid = find(node, 'w:tblGrid')?.children.map((column) => Number(attribute(column, 'w:w')) || 1) ?? []
  const rows = childrenNamed(node, 'w:tr').map((row) => {
    let column = 0
    return childrenNamed(row, 'w:tc').map((cell): Cell => {
      const span = Number(attribute(find(cell, 'w:tcPr', 'w:gridSpan'), 'w:val')) || 1
      const width = grid.slice(column, column + span).reduce((sum, part) => sum + part, 0) || 1
      column += span
      return { width, blocks: readChildBlocks(cell, context) }
    })
  })
  return { kind: 'table', rows }
}

/** Rows and cells may be wrapped in content controls. */
function childrenNamed(node: XmlNode, name: string): XmlNode[] {
  return node.children.flatMap((child) => {
    if (child.name === name) return [child]
    return child.name === 'w:sdt' || child.name === 'w:sdtContent' ? childrenNamed(child, name) : []
  })
}
