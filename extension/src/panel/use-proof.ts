import { useEffect, useState } from 'react'
import { browser } from 'wxt/browser'
import type { ApplyPack } from '../../../src/contract/apply-kit.ts'
import { getErrorMessage } from '../../../src/web/lib/api/api-error.ts'
import { readConfirmation, type Confirmation } from '#kit/confirmation.ts'
import type { Connection } from '#kit/stored-connection.ts'
import { readPage, takePicture } from '#kit/page.ts'
import { toReceipt, type Proof } from '#kit/receipt.ts'
import { sendProof } from '#kit/send-proof.ts'
import type { useForm } from '#kit/panel/use-form.ts'
import type { Submission } from '#kit/panel/use-submission.ts'
import type { FollowedTab } from '#kit/panel/use-tab.ts'

export interface Evidence extends Confirmation {
  address: string
  /** A `data:` address. */
  picture: string | null
}

async function gather(tabId: number): Promise<Evidence> {
  const page = await readPage(tabId).catch(() => null)
  const picture = await takePicture(tabId)
  return { ...readConfirmation(page?.text ?? ''), address: page?.address ?? '', picture }
}

/** The page after the submit, read again whenever it has loaded, and the receipt made of it. */
export function useProof(
  connection: Connection,
  tab: FollowedTab,
  pack: ApplyPack,
  form: ReturnType<typeof useForm>,
  submission: Submission,
) {
  const [evidence, setEvidence] = useState<Evidence | null>(null)
  const [result, setResult] = useState<'open' | 'sending' | 'recorded' | 'waiting'>('open')
  const [error, setError] = useState<string>()

  const look = () => void gather(tab.id).then(setEvidence)

  useEffect(() => {
    let last = 0
    // The page may still be the form when it is first read; the newest reading counts.
    const read = () => {
      const turn = (last += 1)
      void gather(tab.id).then((found) => turn === last && setEvidence(found))
    }
    const listen = (tabId: number, { status }: { status?: string }) => {
      if (tabId === tab.id && status === 'complete') read()
    }
    read()
    browser.tabs.onUpdated.addListener(listen)
    return () => {
      last = -1
      browser.tabs.onUpdated.removeListener(listen)
    }
  }, [tab.id])

  async function record(chosen: Pick<Proof, 'state' | 'number'>) {
    setResult('sending')
    setError(undefined)
    const seconds = Math.round((Date.parse(submission.at) - (form.openedAt ?? Date.parse(submission.at))) / 1_000)
    const mappings = form.mappings.map(({ label, concept }) => ({ label, concept }))
    const body = toReceipt(pack, form.history, {
      ...chosen,
      sentAt: submission.at,
      values: submission.values,
      seconds: Math.min(Math.max(seconds, 0), 24 * 60 * 60),
      mappings,
    })
    try {
      const picture = evidence?.picture?.split(',', 2)[1] ?? null
      const hasArrived = await sendProof(connection, {
        id: crypto.randomUUID(),
        applicationId: pack.applicationId,
        body,
        picture,
      })
      setResult(hasArrived ? 'recorded' : 'waiting')
      window.dispatchEvent(new Event('proof-kept'))
    } catch (failure) {
      setResult('open')
      setError(getErrorMessage(failure, 'The proof was not recorded.'))
    }
  }

  return { evidence, result, error, look, record }
}
