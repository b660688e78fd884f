import { noMail } from './inbound-mail-error.ts'

/** The fields of a form in bytes: a raw mail need not be UTF-8. */
export async function readFormBytes(body: Buffer, contentType = ''): Promise<Map<string, Buffer>> {
  if (/^application\/x-www-form-urlencoded\b/i.test(contentType)) return readUrlEncoded(body)
  // The parser decodes UTF-8. So each byte is given to it as the character of that number, and taken back from it.
  const characters = Buffer.from(body.toString('latin1'), 'utf8')
  const form = await new Response(characters, { headers: { 'content-type': contentType } }).formData().catch(() => null)
  if (!form) throw noMail()
  const fields = new Map<string, Buffer>()
  for (const [name, value] of form) {
    const text = typeof value === 'string' ? value : await value.text()
    fields.set(name, Buffer.from(text, 'latin1'))
  }
  return fields
}

function readUrlEncoded(body: Buffer) {
  const pairs = body
    .toString('latin1')
    .split('&')
    .map((pair) => {
      const [name = '', ...value] = pair.replaceAll('+', ' ').split('=')
      return [decode(name).toString(), decode(value.join('='))] as const
    })
  return new Map(pairs)
}

const toCharacter = (_escape: string, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))
const decode = (text: string) => Buffer.from(text.replaceAll(/%([0-9a-f]{2})/gi, toCharacter), 'latin1')
