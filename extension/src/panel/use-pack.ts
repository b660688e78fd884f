import { useEffect, useState } from 'react'
import { ApiError, getErrorMessage } from '../../../src/web/lib/api/api-error.ts'
import type { ApplyPack } from '../../../src/contract/apply-kit.ts'
import type { Connection } from '#kit/stored-connection.ts'
import { fetchPack } from '#kit/server.ts'

/** The pack of an application. It stays in the memory of the panel. */
export function usePack(connection: Connection, id: string, onUnauthorized: () => void) {
  const [pack, setPack] = useState<ApplyPack | null>(null)
  const [error, setError] = useState<string>()
  useEffect(() => {
    let isOpen = true
    fetchPack(connection, id).then(
      (found) => isOpen && setPack(found),
      (failure: unknown) => {
        if (!isOpen) return
        if (failure instanceof ApiError && failure.status === 401) onUnauthorized()
        setError(getErrorMessage(failure, 'We could not read what the client approved.'))
      },
    )
    return () => {
      isOpen = false
    }
    // Read again for another application only: each reading is recorded.
  }, [connection, id, onUnauthorized])
  return { pack, error }
}
