/**
 * Frees the memory of a chunk that is not needed any more. The garbage collector sees only the small object in front of
 * it, so streamed chunks would pile up by tens of mebibytes. A chunk that shares its memory is left alone.
 */
export function releaseBuffer({ buffer, byteLength }: Uint8Array) {
  if (buffer instanceof ArrayBuffer && byteLength === buffer.byteLength) buffer.transfer(0)
}
