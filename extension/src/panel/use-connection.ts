import { useCallback, useEffect, useState } from 'react'
import { endConnecting } from '#kit/connection.ts'
import { getConnection, type Connection } from '#kit/stored-connection.ts'

/** Undefined while the browser is asked. */
export function useConnection() {
  const [connection, setConnection] = useState<Connection | null | undefined>()
  useEffect(() => {
    void getConnection().then(setConnection)
  }, [])

  // The token ends at its time, also in a panel that stays open.
  const end = connection?.expiresAt
  useEffect(() => {
    if (end === undefined) return
    const timer = setTimeout(() => setConnection(null), Math.min(Date.parse(end) - Date.now(), 2 ** 31 - 1))
    return () => clearTimeout(timer)
  }, [end])

  /** Set where the server could not be told: the token works there until its end. */
  const [leftOpen, setLeftOpen] = useState<Connection | null>(null)
  const disconnect = useCallback(async () => {
    if (!connection) return
    setConnection(null)
    setLeftOpen((await endConnecting(connection)) ? null : connection)
  }, [connection])
  return { connection, setConnection, disconnect, leftOpen }
}
