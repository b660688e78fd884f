const percent = (character: string) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`

/**
 * A valid Content-Disposition (RFC 6266) for any name: complete in `filename*`, and reduced to ASCII in `filename` for old
 * readers.
 */
export function contentDisposition(type: 'attachment' | 'inline', fileName: string) {
  const name = fileName.toWellFormed()
  const plain = name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\x20-\x7e]|["\\%;]/g, '_')
  const encoded = encodeURIComponent(name).replace(/['()*]/g, percent)
  return `${type}; filename="${plain}"; filename*=UTF-8''${encoded}`
}
