import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'

/** Upload URLs of the product itself, of the same shape as those of S3: they name a file, end in time and cannot be forged. */
export function createUploadLinks(sessionSecret: string) {
  const key = Buffer.from(hkdfSync('sha256', sessionSecret, '', 'upload links', 32))
  const sign = (id: string, expires: string) => createHmac('sha256', key).update(`PUT ${id} ${expires}`).digest()

  return {
    make(id: string, expires: Date) {
      const until = String(Math.floor(expires.getTime() / 1000))
      return `/uploads/${id}?expires=${until}&signature=${sign(id, until).toString('base64url')}`
    },
    isGood(id: string, { expires, signature }: { expires: string; signature: string }) {
      const given = Buffer.from(signature, 'base64url')
      const right = sign(id, expires)
      const isOurs = given.length === right.length && timingSafeEqual(given, right)
      return isOurs && Number(expires) * 1000 > Date.now()
    },
  }
}
export type UploadLinks = ReturnType<typeof createUploadLinks>
