import { useCallback, useEffect, useState } from 'react'
import { ApiError, getErrorMessage } from '../../../src/web/lib/api/api-error.ts'
import type { ApplyPack } from '../../../src/contract/apply-kit.ts'
import type { Connection } from '#kit/stored-connection.ts'
import { fetchPack } from '#kit/server.ts'

const toMessage = (failure: unknown) => getErrorMessage(failure, 'We could not read what the client approved.')

/** The pack of an application. It stays in the memory of the panel. Each reading of it is recorded. */
export function usePack(connection: Connection, id: string, onUnauthorized: () => void) {
  const [pack, setPack] = useState<ApplyPack | null>(null)
  const [error, setError] = useState<string>()

  const read = useCallback(
    () =>
      fetchPack(connection, id).catch((failure: unknown) => {
        if (failure instanceof ApiError && failure.status === 401) onUnauthorized()
        throw failure
      }),
    [connection, id, onUnauthorized],
  )
  /** An approval, a rule, an answer or the reach may have changed. */
  const reload = async () => {
    const found = await read()
    setPack(found)
    setError(undefined)
    return found
  }

  useEffect(() => {
    read().then(setPack, (failure: unknown) => setError(toMessage(failure)))
  }, [read])
  const tryAgain = () => void reload().catch((failure: unknown) => setError(toMessage(failure)))

  return { pack, error, reload, tryAgain }
}
