import { addBlock, listAddable, type BlockKind } from './add-block.ts'
import { chooseOption } from '#form/choose-option.ts'
import { findBar } from '#form/bars.ts'
import type { FormField, Wanted } from '#form/model/form-field.ts'
import { toPlain } from '#form/words.ts'
import { collectFields, describe, getOptionText } from './collect.ts'
import type { Found } from './found.ts'
import { writeList } from './lists.ts'
import { readValue } from './read-value.ts'
import { isCovered, isShown } from './visible.ts'
import { blur, click, writeFile, writeSelect, writeText } from './write.ts'

/** One value for one field. A file comes as its bytes. */
export interface Order {
  fieldId: string
  wanted: Wanted
  /** Base64. */
  file?: { bytes: string; type: string }
}

export type Outcome = 'filled' | 'gone' | 'hidden' | 'covered' | 'taken' | 'refused'

interface Known {
  found: Found
  field: FormField
  /** Which of several fields that look the same. */
  turn: number
}

/** What the page says of one frame. */
export interface Reading {
  fields: FormField[]
  /** The page has more than we read. */
  isCut: boolean
  /** Sections that a button gives another block. */
  adds: BlockKind[]
}

const getKey = ({ kind, label, section, names, part }: FormField) => JSON.stringify([kind, label, section, names, part])

/** Reads and fills one document. The page's own scripts never meet it: it lives in the extension's world. */
export function createReader(root: Document) {
  let known = new Map<string, Known>()
  let readings = 0

  function look() {
    const { fields, isCut } = collectFields(root)
    const turns = new Map<string, number>()
    const list = fields.map((found, index): Known => {
      const field = describe(found, `${readings}-${index}`)
      const turn = turns.get(getKey(field)) ?? 0
      turns.set(getKey(field), turn + 1)
      return { found, field, turn }
    })
    return { list, isCut }
  }

  function read(): Reading {
    readings += 1
    const { list, isCut } = look()
    known = new Map(list.map((each) => [each.field.id, each]))
    return { fields: list.map(({ field }) => field), isCut, adds: listAddable(root) }
  }

  /** The field as it stands now: pages draw their inputs again while a person types. */
  function locate(one: Known): Found | null {
    if (one.found.elements.every((each) => each.isConnected)) return one.found
    const again = look().list.find(({ field, turn }) => turn === one.turn && getKey(field) === getKey(one.field))
    if (again) one.found = again.found
    return again?.found ?? null
  }

  async function fill(order: Order): Promise<Outcome> {
    const one = known.get(order.fieldId)
    const found = one && locate(one)
    const [first] = found?.elements ?? []
    if (!one || !found || !first) return 'gone'
    if (['consent', 'captcha', 'secret'].includes(findBar(one.field) ?? '')) return 'refused'
    if (!found.elements.some(isShown)) return 'hidden'
    if (isCovered(first)) return 'covered'
    if (readValue(found) !== '') return 'taken'
    await write(one, found, order)
    // A page may check or draw again a moment after the blur.
    await new Promise((resolve) => setTimeout(resolve, 60))
    return holds(locate(one), order) ? 'filled' : 'refused'
  }

  async function write(one: Known, found: Found, { wanted, file }: Order) {
    const [first] = found.elements as [HTMLElement]
    if (found.kind === 'file') {
      if (file) writeFile(first as HTMLInputElement, toFile(wanted.text, file))
    } else if (found.kind === 'checkbox') click(first)
    else if (found.kind === 'radio') {
      const index = chooseOption(found.elements.map(getOptionText), wanted.options)
      const chosen = index === null ? undefined : found.elements[index]
      if (chosen) click(chosen)
    } else if (first instanceof HTMLSelectElement) {
      const index = chooseOption(
        [...first.options].map(({ text }) => text),
        wanted.options,
      )
      if (index !== null) writeSelect(first, index)
    } else if (found.kind === 'list') await writeList(() => locate(one)?.elements[0] ?? null, wanted)
    else {
      writeText(first as HTMLInputElement, wanted.text)
      const after = locate(one)?.elements[0]
      if (after) blur(after)
    }
  }

  /** What stands in each visible field; never in barred ones. */
  const readValues = () =>
    look().list.flatMap(({ found, field }) =>
      findBar(field) === null
        ? [{ label: field.label || field.placeholder, section: field.section, value: readValue(found) }]
        : [],
    )

  return { read, fill, readValues, addBlock: (kind: BlockKind) => addBlock(root, kind) }
}

function toFile(name: string, { bytes, type }: { bytes: string; type: string }) {
  return new File([Uint8Array.from(atob(bytes), (each) => each.charCodeAt(0))], name, { type })
}

/** Whether the field shows what was set. A board may take the file and remove its input. */
function holds(found: Found | null, { wanted }: Order) {
  if (!found) return wanted.options.length === 0
  const shown = toPlain(readValue(found))
  if (found.kind === 'checkbox') return shown === 'on'
  if (found.kind === 'file') return shown === toPlain(wanted.text) || shown === ''
  const isChoice = found.kind === 'list' || found.kind === 'radio'
  return isChoice ? wanted.options.some((each) => toPlain(each) === shown) : shown === toPlain(wanted.text)
}
