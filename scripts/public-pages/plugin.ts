import { createHash } from 'node:crypto'
import { cpSync, existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import react from '@vitejs/plugin-react'
import { build, type InlineConfig, type Plugin, type Rolldown } from 'vite'
import type * as Renderer from '#web/site/render.tsx'
import type { SitePage } from '#web/site/pages.ts'
import { browserAliases } from '../browser-aliases.ts'
import { appFilesFor } from './app-files.ts'
import { compressFolder } from './compress.ts'
import { neededChunks } from './needed-chunks.ts'
import { pageStyle } from './page-style.ts'

const siteSources = path.resolve('src/web/site')
const webFolder = path.resolve('dist/web')
const siteFolder = path.resolve('dist/site')
const rendererFolder = path.resolve('.cache/public-pages')

const shared = {
  configFile: false,
  root: 'src/web',
  publicDir: false,
  logLevel: 'warn',
  plugins: [react()],
  resolve: { alias: browserAliases },
} satisfies InlineConfig

/** After the app has been built: the public pages as static HTML in dist/site, their scripts among the app's assets. */
export function publicPages(): Plugin {
  let watching = false
  return {
    name: 'public-pages',
    apply: 'build',
    configResolved: ({ build: { watch } }) => {
      watching = watch !== null
    },
    buildStart() {
      for (const file of readdirSync(siteSources, { recursive: true, encoding: 'utf8' }))
        this.addWatchFile(path.join(siteSources, file))
    },
    writeBundle: {
      sequential: true,
      order: 'post',
      async handler(_options, bundle) {
        const [first, scripts] = [await buildFirstScript(), await buildScripts()]
        await writePages(await buildRenderer(), { first, scripts, bundle })
        // A watching build is for one machine, which needs its files sooner rather than smaller.
        if (!watching) await compressFolder(webFolder)
      },
    },
  }
}

async function buildOnce(config: InlineConfig['build']) {
  const output = await build({ ...shared, build: { emptyOutDir: false, modulePreload: false, ...config } })
  if (Array.isArray(output) || !('output' in output)) throw new Error('A build that ends has one output')
  return output.output.filter((part) => part.type === 'chunk')
}

/** The scripts of the public pages, and what each island loads when it is needed. */
function buildScripts() {
  return buildOnce({
    outDir: webFolder,
    rolldownOptions: {
      input: { site: path.join(siteSources, 'main.ts') },
      output: { entryFileNames: 'assets/[name]-[hash].js', chunkFileNames: 'assets/site-[name]-[hash].js' },
    },
  })
}

/** The script that stands in each page itself. */
async function buildFirstScript() {
  const [chunk, ...others] = await buildOnce({
    write: false,
    rolldownOptions: { input: path.join(siteSources, 'after-paint.ts') },
  })
  if (!chunk || others.length > 0) throw new Error('The script inside a page is one')
  // Nothing of it may end the element that it stands in.
  if (/<\/script|<!--/i.test(chunk.code)) throw new Error('The script inside a page would end early')
  return chunk.code.trim()
}

/** What draws the pages, as a module that this process can load; the pictures it names go to the app's assets. */
async function buildRenderer() {
  rmSync(rendererFolder, { recursive: true, force: true })
  const config: InlineConfig = {
    ...shared,
    ssr: { noExternal: true },
    build: {
      ssr: path.join(siteSources, 'render.tsx'),
      ssrEmitAssets: true,
      outDir: rendererFolder,
      emptyOutDir: false,
      rolldownOptions: { output: { entryFileNames: 'render.mjs' } },
    },
  }
  await build(config)
  const assets = path.join(rendererFolder, 'assets')
  if (existsSync(assets)) cpSync(assets, path.join(webFolder, 'assets'), { recursive: true })
  const file = pathToFileURL(path.join(rendererFolder, 'render.mjs'))
  return (await import(`${file.href}?${Date.now()}`)) as typeof Renderer
}

interface Built {
  first: string
  scripts: Rolldown.OutputChunk[]
  bundle: Rolldown.OutputBundle
}

async function writePages(
  { appPlaces, pages, renderPage, screenPaths }: typeof Renderer,
  { first, scripts, bundle }: Built,
) {
  rmSync(siteFolder, { recursive: true, force: true })
  mkdirSync(siteFolder, { recursive: true })
  for (const page of pages) {
    const html = await renderPage(page, {
      scripts: { first, islands: entryNamed('site', scripts) },
      app: page.app === undefined ? null : appFilesFor(page.app, bundle),
      styleOf: (body) => pageStyle(body, islandSources(page, scripts)),
    })
    writeFileSync(path.join(siteFolder, page.file), html)
  }
  const served = [
    ...pages.map(({ file, path, mode, next, role }) => ({ file, path, mode, next, role })),
    ...appPlaces.map((place) => ({ file: null, ...place })),
  ]
  const inlineScript = `sha256-${createHash('sha256').update(first).digest('base64')}`
  const site = { pages: served, screens: screenPaths, inlineScript }
  writeFileSync(path.join(siteFolder, 'site.json'), JSON.stringify(site, null, 2))
}

function entryNamed(name: string, scripts: Rolldown.OutputChunk[]) {
  const entry = scripts.find((chunk) => chunk.isEntry && chunk.name === name)
  if (!entry) throw new Error(`The public pages have no script ${name}`)
  return `/${entry.fileName}`
}

/** Our own sources that may draw into a page later, whose classes its style must have: toasts, and its island. */
function islandSources({ island }: SitePage, scripts: Rolldown.OutputChunk[]) {
  const first = ['toasts', island].flatMap((entry) => scripts.find(({ name }) => name === entry) ?? [])
  const sources = [...neededChunks(first, scripts)].flatMap(({ moduleIds }) => moduleIds)
  const found = new Set(sources.filter((id) => id.includes('/src/web/') && /\.tsx?$/.test(id)))
  return [...found].map((id) => readFileSync(id, 'utf8'))
}
