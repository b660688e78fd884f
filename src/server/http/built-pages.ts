import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import { z } from 'zod'
import { type Role, roles } from '#contract/endpoint.ts'

/** Stands in the built pages for the origin that only the settings know. */
const originMark = 'https://app-url.invalid'

const siteFile = z.object({
  pages: z.array(
    z.object({
      file: z.string().nullable(),
      path: z.string().nullable(),
      mode: z.string().optional(),
      next: z.string().optional(),
      role: z.enum(roles).optional(),
    }),
  ),
  screens: z.array(z.string()),
  /** The hash of the script that stands in each drawn page. */
  inlineScript: z.string().regex(/^sha256-[\w+/]+=*$/),
})

export type Encoding = 'br' | 'gzip' | 'identity'
export interface Representation {
  content: Buffer
  encoding: Encoding
  etag: string
}

const compress: Record<Encoding, (content: Buffer) => Promise<Buffer>> = {
  br: promisify<Buffer, Buffer>(brotliCompress),
  gzip: (content) => promisify<Buffer, object, Buffer>(gzip)(content, { level: 9 }),
  identity: async (content) => content,
}

/** A page held in memory, compressed when it is first asked for in that way. */
export class BuiltPage {
  readonly #content: Buffer
  /** The hash of the one script that stands in it. */
  readonly inlineScript: string | null
  readonly #made = new Map<Encoding, Representation | Promise<Representation>>()

  constructor(html: string, inlineScript: string | null = null) {
    this.#content = Buffer.from(html)
    this.inlineScript = inlineScript
  }

  in(encoding: Encoding): Representation | Promise<Representation> {
    const made = this.#made.get(encoding) ?? this.#make(encoding)
    this.#made.set(encoding, made)
    return made
  }

  async #make(encoding: Encoding) {
    const content = await compress[encoding](this.#content)
    const hash = createHash('sha256').update(this.#content).digest('base64url').slice(0, 20)
    const made = { content, encoding, etag: `"${hash}-${encoding}"` }
    this.#made.set(encoding, made)
    return made
  }
}

/** The pages that a build has left, or null without one. */
export function readBuiltPages(root: string, appUrl: URL) {
  const shellFile = path.join(root, 'web/index.html')
  const manifest = path.join(root, 'site/site.json')
  if (!existsSync(shellFile) || !existsSync(manifest)) return null
  const site = siteFile.parse(JSON.parse(readFileSync(manifest, 'utf8')))
  const screens = new Set(site.screens)
  const shell = new BuiltPage(readFileSync(shellFile, 'utf8'))
  const drawn = new Map(
    site.pages.map(({ file, path: address, mode, next, role }) => {
      if (file === null) return [keyOf(address, mode), shell]
      const html = readFileSync(path.join(root, 'site', file), 'utf8').replaceAll(originMark, appUrl.origin)
      return [role ? waitingKeyOf(address, role) : keyOf(address, mode, next), new BuiltPage(html, site.inlineScript)]
    }),
  )
  const waiting = new Set(site.pages.flatMap(({ path: address, role }) => (role && address !== null ? [address] : [])))
  const notFound = drawn.get(keyOf(null)) ?? shell

  return {
    /** Every address that has a page, whatever kinds of answer the caller accepts. */
    addresses: [...new Set([...site.screens, ...site.pages.flatMap(({ path: address }) => address ?? [])])],

    /** Whether the app is drawn at an address as it waits for what is somebody's: differently for each role. */
    waitsAt: (address: string) => waiting.has(plain(address)),

    /** What somebody signed in gets: the app, drawn already where that was done for their role. */
    forSignedIn(address: string, role: Role | null): { page: BuiltPage; status: 200 | 404 } {
      const known = plain(address)
      if (!screens.has(known)) return { page: shell, status: 404 }
      return { page: (role && drawn.get(waitingKeyOf(known, role))) || shell, status: 200 }
    },

    /** What a visitor gets: the page drawn for what the query asks, or for any other, or the app where there is none. */
    forVisitor(address: string, query: { mode?: unknown; next?: unknown }): { page: BuiltPage; status: 200 | 404 } {
      const known = plain(address)
      if (!screens.has(known)) return { page: notFound, status: 404 }
      const asked = textOf(query.mode)
      const mode = drawn.has(keyOf(known, asked)) ? asked : ''
      const page = drawn.get(keyOf(known, mode, textOf(query.next))) ?? drawn.get(keyOf(known, mode))
      return { page: page ?? shell, status: 200 }
    },
  }
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : '')
const keyOf = (address: string | null, mode = '', next = '') => JSON.stringify([address, mode, next])
const waitingKeyOf = (address: string | null, role: Role) => `${address ?? ''} ${role}`
const plain = (address: string) => (address.length > 1 ? address.replace(/\/$/, '') : address)
