import { useEffect, useState } from 'react'
import { browser } from 'wxt/browser'
import { getErrorMessage } from '../../../src/web/lib/api/api-error.ts'
import { Banner } from '../../../src/web/ui/feedback/banner.tsx'
import { Button } from '../../../src/web/ui/form/button.tsx'
import { TextField } from '../../../src/web/ui/form/text-field.tsx'
import { getAddress, startConnecting, toConfirmAddress, toOrigin, waitForToken, type Waiting } from '#kit/connection.ts'
import type { Connection } from '#kit/stored-connection.ts'
import { askToAllow } from '#kit/page.ts'

const ended = 'The code was refused or is too old. Please start again.'

export function ConnectView({ onConnected }: { onConnected: (connection: Connection) => void }) {
  const [address, setAddress] = useState('')
  const [waiting, setWaiting] = useState<Waiting | null>(null)
  const [error, setError] = useState<string>()
  useEffect(() => {
    // What a person has typed since stays.
    void getAddress().then((known) => setAddress((typed) => typed || known))
  }, [])

  useEffect(() => {
    if (!waiting) return
    const stop = new AbortController()
    waitForToken(waiting, stop.signal).then(
      (connection) => connection && onConnected(connection),
      (failure: unknown) => {
        setWaiting(null)
        setError(getErrorMessage(failure, ended))
      },
    )
    return () => stop.abort()
  }, [waiting, onConnected])

  const connect = async () => {
    const origin = toOrigin(address.trim())
    if (!origin) return setError('Please enter the address of Foothold, such as https://foothold.example.com')
    setError(undefined)
    try {
      if (!(await askToAllow(`${origin}/`))) return setError('The kit needs access to this address to connect.')
      setWaiting(await startConnecting(origin))
    } catch (failure) {
      setError(getErrorMessage(failure, 'We could not start to connect.'))
    }
  }

  if (waiting) return <CodeToConfirm waiting={waiting} onCancel={() => setWaiting(null)} />
  return (
    <form
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        void connect()
      }}
    >
      <TextField
        label="Address of Foothold"
        value={address}
        onChange={(event) => setAddress(event.target.value)}
        error={error}
        inputMode="url"
        autoComplete="off"
      />
      <Button type="submit">Connect</Button>
    </form>
  )
}

function CodeToConfirm({ waiting, onCancel }: { waiting: Waiting; onCancel: () => void }) {
  return (
    <div className="grid gap-4">
      <Banner title="Confirm this code in Foothold">
        <p className="my-2 text-2xl font-semibold tracking-widest" data-testid="user-code">
          {waiting.userCode}
        </p>
        <p>Only confirm it if you started this yourself. The connection ends after 12 hours.</p>
      </Banner>
      <Button onClick={() => void browser.tabs.create({ url: toConfirmAddress(waiting) })}>Open Foothold</Button>
      <Button variant="secondary" onClick={onCancel}>
        Cancel
      </Button>
    </div>
  )
}
