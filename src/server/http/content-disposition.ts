const percent = (character: string) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`

/**
 * One valid Content-Disposition (RFC 6266) whatever the name is: whole in `filename*`, and for old readers in
 * `filename` with everything that is not plain ASCII replaced.
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
