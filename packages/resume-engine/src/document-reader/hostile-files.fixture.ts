import { deflateSync } from 'node:zlib'
import { zipSync, type Zippable } from 'fflate'
import { deflateBlanks } from '#engine/zip/zip.fixture.ts'

/** A stream of blanks with the header that PDF streams carry. */
export const flateBlanks = (mebibytes: number): Buffer =>
  Buffer.concat([Buffer.from([0x78, 0x9c]), deflateBlanks(mebibytes)])

export const wordXml = (body: string): string =>
  `<?xml version="1.0"?><w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>${body}</w:body></w:document>`

export const wordParagraph = (text: string): string => `<w:p><w:r><w:t>${text}</w:t></w:r></w:p>`

/** A Word document of the given parts; the main one may be given as its body alone. */
export function buildDocx(body: string, others: Zippable = {}): Uint8Array {
  return zipSync({ 'word/document.xml': Buffer.from(wordXml(body)), ...others })
}

/** A PDF of the given objects, the first of which is the catalogue. */
export function buildPdf(objects: (string | Buffer)[]): Buffer {
  const parts: Buffer[] = [Buffer.from('%PDF-1.7\n')]
  const offsets: number[] = []
  let length = 9
  objects.forEach((object, index) => {
    const content = Buffer.concat([Buffer.from(`${index + 1} 0 obj\n`), Buffer.from(object), Buffer.from('\nendobj\n')])
    offsets.push(length)
    length += content.length
    parts.push(content)
  })
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}`
  return Buffer.concat([
    ...parts,
    Buffer.from(`${table}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${length}\n%%EOF`),
  ])
}

export function pdfStream(content: Buffer, dictionary = ''): Buffer {
  return Buffer.concat([
    Buffer.from(`<< /Length ${content.length} ${dictionary} >>\nstream\n`),
    content,
    Buffer.from('\nendstream'),
  ])
}

const font = '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>'

/** A PDF of one page with the given content stream; objects from 6 on are `more`. */
export function onePagePdf(content: Buffer, more: (string | Buffer)[] = [], resources = ''): Buffer {
  return buildPdf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> ${resources} >> >>`,
    content,
    font,
    ...more,
  ])
}

export const textPdf = (text: string): Buffer =>
  onePagePdf(pdfStream(Buffer.from(`BT /F1 12 Tf 72 700 Td (${text}) Tj ET`)))

/** A scanned page: a picture and no text. */
export function imagePdf(): Buffer {
  const picture = deflateSync(Buffer.alloc(64 * 64, 0x80))
  const dictionary =
    '/Type /XObject /Subtype /Image /Width 64 /Height 64 /ColorSpace /DeviceGray /BitsPerComponent 8 /Filter /FlateDecode'
  return onePagePdf(
    pdfStream(Buffer.from('612 0 0 792 0 0 cm /I Do')),
    [pdfStream(picture, dictionary)],
    '/XObject << /I 6 0 R >>',
  )
}
