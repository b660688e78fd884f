import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import { z } from 'zod'
import { originMark } from '#contract/site.ts'
import type { Encoding } from './content-encoding.ts'

/** The build's index. */
const siteFile = z.object({
  /** The prerendered file for each address; null for unknown ones. */
  files: z.array(z.tuple([z.string().nullable(), z.string()])),
  /** For each file in `pages/` the tags that preload its scripts. */
  preloads: z.array(z.tuple([z.string(), z.string()])),
  /** Every address that has a screen. */
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

/** The build's files in a page: in attributes, lists of pictures and styles. */
const assetPath = /(?<=["'(, ])\/assets\//g

/** The pages of the build; null without a build. */
export function readBuiltPages(root: string, appUrl: URL, assetHost: string | null = null) {
  const folder = path.join(root, 'site')
  if (!existsSync(path.join(folder, 'site.json'))) return null
  const site = siteFile.parse(JSON.parse(readFileSync(path.join(folder, 'site.json'), 'utf8')))
  const toAssetHost = (html: string) => html.replace(assetPath, `${assetHost ?? ''}/assets/`)
  const read = (file: string) =>
    toAssetHost(readFileSync(path.join(folder, file), 'utf8').replaceAll(originMark, appUrl.origin))
  const shell = read('shell.html')
  const preloads = new Map(site.preloads.map(([file, tags]) => [file, toAssetHost(tags)]))
  const pages = new Map(site.files.map(([address, file]) => [address, new BuiltPage(read(file))]))

  return {
    inlineScript: site.inlineScript,
    /** Every path that has a screen. */
    paths: site.screens,

    /** The page that the build rendered for exactly this path and what the query says of it. For visitors. */
    findPrerendered: (urlPath: string, query: Record<string, unknown>) => pages.get(toAddress(urlPath, query)),
    notFound: pages.get(null),

    /** The page that the server has rendered for one person, with its data. */
    fillShell({ file, data, html }: { file: string | null; data: object; html: string }) {
      const tags = `<script type="application/json" id="page-data">${toEmbeddedJson(data)}</script>`
      return shell
        .replace('<!--data-->', () => (preloads.get(file ?? '') ?? '') + tags)
        .replace('<!--app-->', () => html)
    },
  }
}

/** JSON that cannot end the element around it. */
const toEmbeddedJson = (data: object) => JSON.stringify(data).replaceAll('<', '\\u003c')

/** Pages are prerendered for some values of `mode` and `next`. No page shows anything else of a query. */
function toAddress(urlPath: string, query: Record<string, unknown>) {
  const known = urlPath.length > 1 ? urlPath.replace(/\/$/, '') : urlPath
  const params = ['mode', 'next'].flatMap((name) => (query[name] === undefined ? [] : [[name, String(query[name])]]))
  return params.length === 0 ? known : `${known}?${new URLSearchParams(params)}`
}
