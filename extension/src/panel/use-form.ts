import { useRef, useState } from 'react'
import { toFieldName } from '@foothold/form-reader/plan-form.ts'
import type { Order } from '@foothold/form-reader/dom/reader.ts'
import type { ApplyPack } from '../../../src/contract/apply-kit.ts'
import { getErrorMessage } from '../../../src/web/lib/api/api-error.ts'
import type { Connection } from '#kit/stored-connection.ts'
import { addBlock, askToAllow, fillField, readForms } from '#kit/page.ts'
import { findMissingBlocks, planFields, type MissingBlock, type PlannedField } from '#kit/planned-form.ts'
import { fetchDocument } from '#kit/server.ts'
import type { FollowedTab } from '#kit/panel/use-tab.ts'

const refused =
  'The browser does not let us read this page. Press the button of the kit in the toolbar, then read it again.'

const notAdded = 'The page showed no new fields. Please press its button yourself, then read the form again.'

/** Reads and fills the form of a tab. Nothing happens without a click of the manager. */
export function useForm(connection: Connection, tab: FollowedTab, pack: ApplyPack, reload: () => Promise<ApplyPack>) {
  const [fields, setFields] = useState<PlannedField[]>([])
  const [history, setHistory] = useState<PlannedField[]>([])
  const [closed, setClosed] = useState<string[]>([])
  const [missing, setMissing] = useState<MissingBlock[]>([])
  const [isBusy, setBusy] = useState(false)
  const [message, setMessage] = useState<string>()
  const [openedAt, setOpenedAt] = useState<number | null>(null)
  const [mappings, setMappings] = useState<{ label: string; concept: string; board: string }[]>([])
  const documents = useRef(new Map<string, string>())

  async function run(work: () => Promise<void>, otherwise: string) {
    setBusy(true)
    setMessage(undefined)
    try {
      await work()
    } catch (error) {
      setMessage(getErrorMessage(error, otherwise))
    }
    setBusy(false)
  }

  const look = async (given = pack, known = mappings) => {
    const found = await readForms(tab.id, given.posting.url)
    setClosed(found.closed)
    const planned = planFields(found.forms, given, known)
    setFields(planned)
    setMissing(findMissingBlocks(found.forms, planned, given))
    setOpenedAt((before) => before ?? Date.now())
    return planned
  }

  /** Asks for the site first where that is needed. Must come straight from a click. */
  const read = () =>
    run(async () => {
      if (tab.address === '' || !(await askToAllow(tab.address))) return setMessage(refused)
      await look(await reload())
    }, refused)

  const allowFrames = () =>
    run(async () => {
      for (const address of closed) await askToAllow(address)
      await look()
    }, refused)

  async function toOrder({ fieldId, wanted, documentKind }: PlannedField): Promise<Order | null> {
    if (!wanted) return null
    const document = documentKind && pack.documents.find(({ kind }) => kind === documentKind)
    if (!document) return { fieldId, wanted }
    const known = documents.current.get(document.url) ?? (await fetchDocument(connection, document.url))
    documents.current.set(document.url, known)
    return { fieldId, wanted, file: { bytes: known, type: document.contentType } }
  }

  async function fillOne(field: PlannedField) {
    const order = await toOrder(field)
    if (!order) return
    const done: PlannedField = { ...field, outcome: await fillField(tab.id, field.frameId, order) }
    setFields((all) => all.map((each) => (each.key === field.key ? done : each)))
    setHistory((all) => [...all.filter(({ key }) => key !== field.key), done])
  }

  /** The pack is read again first: a rule, an approval or the reach may have changed. */
  const fillFields = (chosen: PlannedField[]) =>
    run(async () => {
      const { blockedBy } = await reload()
      if (blockedBy)
        return setMessage(
          blockedBy.rules.map(({ message }) => message).join(' ') || 'The client has not approved this application.',
        )
      for (const field of chosen) await fillOne(field)
    }, 'Filling stopped. Please check what stands in the form.')

  /** Opens one more block, and reads again. */
  const add = ({ frameId, kind }: MissingBlock) =>
    run(async () => {
      const outcome = await addBlock(tab.id, frameId, kind)
      await look()
      if (outcome !== 'added') setMessage(notAdded)
    }, notAdded)

  /** A correction: what a field of this board means. */
  const correct = (field: PlannedField, concept: string) => {
    const { board } = field
    const label = toFieldName(field)
    const known = [...mappings.filter((each) => each.label !== label), { label, concept, board }]
    setMappings(known)
    return run(async () => void (await look(pack, known)), refused)
  }

  const done = { fields, history, closed, missing, isBusy, message, openedAt, mappings }
  return { ...done, read, allowFrames, fillFields, add, correct }
}
