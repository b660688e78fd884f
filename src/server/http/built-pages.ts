import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import { z } from 'zod'
import { originMark } from '#contract/site.ts'
import type { Encoding } from './content-encoding.ts'

/** The build's index: the file for each address, and every address that has a screen. */
const siteFile = z.object({
  files: z.array(z.tuple([z.string().nullable(), z.string().nullable()])),
  /** Screens whose heading is in the shell. */
  shells: z.array(z.tuple([z.string(), z.string()])),
  screens: z.array(z.string()),
  /** The hash of the inline script in every page, for the content policy. */
  inlineScript: z.string(),
})

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

/** A page in memory. Each encoding is compressed at its first request. */
export class BuiltPage {
  readonly #content: Buffer
  readonly #representations = new Map<Encoding, Promise<Representation>>()

  constructor(html: string) {
    this.#content = Buffer.from(html)
  }

  encode(encoding: Encoding): Promise<Representation> {
    const representation = this.#representations.get(encoding) ?? this.#compress(encoding)
    this.#representations.set(encoding, representation)
    return representation
  }

  async #compress(encoding: Encoding) {
    const hash = createHash('sha256').update(this.#content).digest('base64url').slice(0, 20)
    return { content: await compress[encoding](this.#content), encoding, etag: `"${hash}-${encoding}"` }
  }
}

/** The pages of the build; null without a build. */
export function readBuiltPages(root: string, appUrl: URL) {
  const folder = path.join(root, 'site')
  if (!existsSync(path.join(folder, 'site.json'))) return null
  const site = siteFile.parse(JSON.parse(readFileSync(path.join(folder, 'site.json'), 'utf8')))
  const read = (file: string) =>
    new BuiltPage(readFileSync(path.join(folder, file), 'utf8').replaceAll(originMark, appUrl.origin))
  const shell = read('shell.html')
  const shells = new Map(site.shells.map(([address, file]) => [address, read(file)]))
  const screens = new Set(site.screens)
  const patterns = site.screens
    .filter((screen) => screen.includes(':'))
    .map((screen) => new RegExp(`^${screen.replaceAll(/:\w+/g, '[^/]+')}$`))
  const pages = new Map(site.files.map(([address, file]) => [address, file === null ? shell : read(file)]))

  return {
    inlineScript: site.inlineScript,

    /** Every path that has a page, for any Accept header. */
    paths: [...new Set([...site.screens, ...site.files.flatMap(([address]) => address?.split('?', 1)[0] ?? [])])],

    /** The page of a path. Visitors get the prerendered page that fits the query best, all others the app's shell. */
    find(urlPath: string, query: Record<string, unknown>, isVisitor: boolean): { page: BuiltPage; status: 200 | 404 } {
      const known = urlPath.length > 1 ? urlPath.replace(/\/$/, '') : urlPath
      const status = screens.has(known) || patterns.some((pattern) => pattern.test(known)) ? 200 : 404
      const appShell = shells.get(known) ?? shell
      if (!isVisitor) return { page: appShell, status }
      if (status === 404) return { page: pages.get(null) ?? shell, status }
      const page = addressesFor(known, query).flatMap((address) => pages.get(address) ?? [])[0]
      return { page: page ?? appShell, status }
    },
  }
}

/** Pages are prerendered for some values of `mode` and `next`: both, one of them, or any query. */
function addressesFor(urlPath: string, query: Record<string, unknown>) {
  const params = ['mode', 'next'].flatMap((name) => {
    const value = query[name]
    return typeof value === 'string' ? [[name, value]] : []
  })
  const queries = [params, ...params.map((param) => [param])].filter((list) => list.length > 0)
  return [...queries.map((list) => `${urlPath}?${new URLSearchParams(list)}`), urlPath]
}
