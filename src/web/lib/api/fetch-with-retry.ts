const maxRetries = 3
const maxDelaySeconds = 5

/**
 * Fetches. A server that is busy has done nothing yet and says when it expects to have time: within 5 seconds it is asked
 * again, three times at most. Its last answer counts.
 */
export async function fetchWithRetry(url: string, init: RequestInit = {}, retries = 0): Promise<Response> {
  const response = await fetch(url, init)
  const delaySeconds = Number(response.headers.get('retry-after') ?? Infinity)
  const isBusy = response.status === 429 || response.status === 503
  if (!isBusy || !(delaySeconds <= maxDelaySeconds) || retries === maxRetries) return response
  await new Promise((resolve) => setTimeout(resolve, delaySeconds * 1_000))
  init.signal?.throwIfAborted()
  return fetchWithRetry(url, init, retries + 1)
}
