/** A short mark of a text (FNV-1a with its length), to tell whether it has changed. */
export function digest(text: string): string {
  let hash = 0x81_1c_9d_c5
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ (text.codePointAt(at) ?? 0), 0x01_00_01_93)
  return `${text.length}-${(hash >>> 0).toString(36)}`
}
