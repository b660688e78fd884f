/** Undefined for what is no JSON. */
export function parseJson(body: Buffer | string): unknown {
  try {
    return JSON.parse(String(body))
  } catch {
    return undefined
  }
}
