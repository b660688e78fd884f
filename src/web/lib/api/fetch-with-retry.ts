const retryDelays = [1_000, 2_000, 4_000]

/** Fetches. A busy server (503), which has done nothing yet, is asked again after 1, 2 and 4 seconds; its last answer counts. */
export async function fetchWithRetry(url: string, init: RequestInit = {}, retries = 0): Promise<Response> {
  const response = await fetch(url, init)
  const delay = retryDelays[retries]
  if (response.status !== 503 || delay === undefined) return response
  await new Promise((resolve) => setTimeout(resolve, delay))
  init.signal?.throwIfAborted()
  return fetchWithRetry(url, init, retries + 1)
}
