const preferences = Buffer.from('/ViewerPreferences <<')
const option = Buffer.from('\n    /DisplayDocTitle true')

/**
 * Lets viewers show the title of a PDF instead of its file name, as PDF/UA-1 asks. The typesetter does so only in
 * modes that it does not offer here. The catalogue is its last object, so that only the table after it moves.
 */
export function showTitle(pdf: Uint8Array): Uint8Array {
  const bytes = Buffer.from(pdf.buffer, pdf.byteOffset, pdf.byteLength)
  const start = bytes.lastIndexOf(preferences)
  const table = bytes.lastIndexOf('\nxref\n') + 1
  const tail = bytes.toString('latin1', table)
  if (start < bytes.lastIndexOf(' obj\n') || table < start || !tail.includes(`startxref\n${table}\n`))
    throw new Error('The end of the PDF is not as expected')
  const moved = tail.replace(`startxref\n${table}\n`, `startxref\n${table + option.length}\n`)
  const end = start + preferences.length
  return Buffer.concat([bytes.subarray(0, end), option, bytes.subarray(end, table), Buffer.from(moved, 'latin1')])
}
