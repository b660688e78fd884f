import { useCallback, useEffect, useState } from 'react'
import { dropConnection, getConnection, type Connection } from '#kit/stored-connection.ts'

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

  const disconnect = useCallback(() => {
    void dropConnection()
    setConnection(null)
  }, [])
  return { connection, setConnection, disconnect }
}
