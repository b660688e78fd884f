import { useEffect, useState } from 'react'
import { getErrorMessage } from '../../../src/web/lib/api/api-error.ts'
import { Banner } from '../../../src/web/ui/feedback/banner.tsx'
import { Button } from '../../../src/web/ui/form/button.tsx'
import type { Connection } from '#kit/stored-connection.ts'
import { sendProof } from '#kit/send-proof.ts'
import { countProofs, listProofs, type WaitingProof } from '#kit/waiting-proofs.ts'

type State = { proofs: WaitingProof[]; error?: string }

/** Sends what waits, and answers what still waits. */
async function sendAll(connection: Connection): Promise<State> {
  try {
    for (const proof of await listProofs(connection)) await sendProof(connection, proof)
    return { proofs: await listProofs(connection) }
  } catch (failure) {
    return { proofs: [], error: getErrorMessage(failure, 'A proof could not be recorded.') }
  }
}

/** Proofs that could not be sent yet. They are sent as soon as the browser is online. */
export function WaitingProofs({ connection }: { connection: Connection }) {
  const [{ proofs, error }, setState] = useState<State>({ proofs: [] })
  useEffect(() => {
    const send = () => void sendAll(connection).then(setState)
    const look = () => void listProofs(connection).then((proofs) => setState({ proofs }))
    send()
    window.addEventListener('online', send)
    window.addEventListener('proof-kept', look)
    return () => {
      window.removeEventListener('online', send)
      window.removeEventListener('proof-kept', look)
    }
  }, [connection])

  if (error) return <Banner tone="danger">{error}</Banner>
  if (proofs.length === 0) return null
  return (
    <Banner
      tone="warning"
      title={proofs.length === 1 ? 'One proof waits to be sent' : `${proofs.length} proofs wait to be sent`}
      action={<Button onClick={() => void sendAll(connection).then(setState)}>Send now</Button>}
    >
      It stays in this browser, encrypted. If you close the browser, it is sent when you connect again.
    </Banner>
  )
}

/** Before a connection nobody can open them. */
export function ProofsToCome() {
  const [count, setCount] = useState(0)
  useEffect(() => {
    void countProofs().then(setCount)
  }, [])
  if (count === 0) return null
  return (
    <Banner
      tone="warning"
      title={count === 1 ? 'A proof waits in this browser' : `${count} proofs wait in this browser`}
    >
      It is sent when the person who recorded it connects again. After 30 days it is lost.
    </Banner>
  )
}
