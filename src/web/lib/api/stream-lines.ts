import { ApiError, errorOfResponse, unreachableError } from './api-error.ts'

const cutOff = 'The connection ended before the text did. Your form is as it was; please try again.'

/** Posts a body and gives each line of the answer (NDJSON) as it comes. Ends when the reader does, or the signal. */
export async function* streamLines(path: string, body: unknown, signal: AbortSignal): AsyncGenerator<unknown> {
  const response = await fetch(path, {
    method: 'POST',
    credentials: 'include',
    headers: { accept: 'application/x-ndjson', 'content-type': 'application/json' },
    body: JSON.stringify(body),
    signal,
  }).catch((error: unknown) => {
    throw signal.aborted ? error : unreachableError()
  })
  if (!response.ok || !response.body) throw await errorOfResponse(response)
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader()
  const cancel = () => reader.cancel().catch(() => undefined)
  signal.addEventListener('abort', cancel)
  let rest = ''
  try {
    for (;;) {
      const { done, value = '' } = await reader.read()
      const lines = `${rest}${value}`.split('\n')
      rest = lines.pop() ?? ''
      for (const line of lines) yield JSON.parse(line) as unknown
      if (done) return
    }
  } catch (error) {
    throw signal.aborted ? error : new ApiError(0, cutOff, { message: cutOff })
  } finally {
    signal.removeEventListener('abort', cancel)
    await cancel()
  }
}

/** For a stream that ended without its last line. */
export const cutOffError = () => new ApiError(0, cutOff, { message: cutOff })
