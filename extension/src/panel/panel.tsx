import { ConnectView } from '#kit/panel/connect-view.tsx'
import { ApplicationView } from '#kit/panel/application-view.tsx'
import { ProofsToCome, WaitingProofs } from '#kit/panel/waiting-proofs.tsx'
import type { Connection } from '#kit/stored-connection.ts'
import { useConnection } from '#kit/panel/use-connection.ts'
import { useTab } from '#kit/panel/use-tab.ts'
import { Button } from '../../../src/web/ui/form/button.tsx'
import { Banner } from '../../../src/web/ui/feedback/banner.tsx'
import { useCallback } from 'react'
import { browser } from 'wxt/browser'

export function Panel() {
  const { connection, setConnection, disconnect, leftOpen } = useConnection()
  const tab = useTab()
  const end = useCallback(() => void disconnect(), [disconnect])
  if (connection === undefined) return null
  return (
    <main className="flex min-h-screen flex-col gap-4 bg-surface p-4 font-sans text-ink">
      <h1 className="text-xl font-semibold">Apply kit</h1>
      {connection === null ? (
        <>
          {leftOpen && <LeftOpen connection={leftOpen} />}
          <ProofsToCome />
          <ConnectView onConnected={setConnection} />
        </>
      ) : (
        <>
          <WaitingProofs connection={connection} />
          {tab?.application ? (
            // Another application starts with a clean state.
            <ApplicationView
              key={`${tab.id} ${tab.application}`}
              connection={connection}
              tab={tab}
              id={tab.application}
              onUnauthorized={end}
            />
          ) : (
            <p>Press Apply in your queue. The posting opens, and this panel shows what the client approved.</p>
          )}
        </>
      )}
      <footer className="mt-auto flex items-center justify-between gap-3 text-sm text-muted">
        <span>Version {browser.runtime.getManifest().version}</span>
        {connection && (
          <Button variant="ghost" size="sm" onClick={end}>
            Disconnect
          </Button>
        )}
      </footer>
    </main>
  )
}

function LeftOpen({ connection: { expiresAt } }: { connection: Connection }) {
  return (
    <Banner tone="warning" role="alert" title="Disconnected in this browser only">
      We could not reach the server. The connection ends there at{' '}
      {new Date(expiresAt).toLocaleTimeString('en', { timeStyle: 'short' })}. You can disconnect it now in your account,
      under Security.
    </Banner>
  )
}
