/**
 * Gives back the memory of a piece that nobody will look at again. Left to the collector, which sees only that the piece
 * itself is small, what passes through would pile up by tens of mebibytes. A piece that shares its memory is left alone.
 */
export function releaseBuffer({ buffer, byteLength }: Uint8Array) {
  if (buffer instanceof ArrayBuffer && byteLength === buffer.byteLength) buffer.transfer(0)
}
