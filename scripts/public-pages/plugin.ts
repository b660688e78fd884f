import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { build, type InlineConfig, type Plugin, type Rolldown } from 'vite'
import type * as Prerender from '#web/site/prerender.tsx'
import { compressFolder } from './compress.ts'

const webFolder = path.resolve('dist/web')
const siteFolder = path.resolve('dist/site')
const prerenderFolder = path.resolve('.cache/prerender')

const shared = { configFile: false, root: 'src/web', publicDir: false, logLevel: 'warn' } satisfies InlineConfig

/** Prerenders the public pages and the shell of the app into dist/site, once the browser's build is written. */
export function publicPages(): Plugin {
  let watching = false
  return {
    name: 'public-pages',
    apply: 'build',
    configResolved: ({ build: { watch } }) => {
      watching = watch !== null
    },
    writeBundle: {
      sequential: true,
      order: 'post',
      async handler(_options, bundle) {
        await buildMarketing()
        await writePages(await loadPrerender(), bundle)
        // A watching build is local: fast is better than small.
        if (!watching) await compressFolder(webFolder)
      },
    },
  }
}

/** Builds the script and the style of the static pages separately, so that they share no chunk with the app. */
async function buildMarketing() {
  // The same name as the app's entry, so that both link the same style file.
  const input = { index: 'src/web/marketing.html' }
  const rolldownOptions = { input, output: { entryFileNames: 'assets/marketing-[hash].js' } }
  const output = { outDir: webFolder, emptyOutDir: false, modulePreload: false } as const
  await build({ ...shared, plugins: [tailwindcss()], build: { ...output, rolldownOptions } })
}

/** Builds the same components for Node, and loads them into this process. */
async function loadPrerender() {
  const rolldownOptions = { output: { entryFileNames: 'prerender.mjs' } }
  const output = { ssr: 'site/prerender.tsx', outDir: prerenderFolder, emptyOutDir: true }
  await build({ ...shared, plugins: [react()], build: { ...output, rolldownOptions } })
  const { href } = pathToFileURL(path.join(prerenderFolder, 'prerender.mjs'))
  return (await import(`${href}?${Date.now()}`)) as typeof Prerender
}

async function writePages(site: typeof Prerender, bundle: Rolldown.OutputBundle) {
  const [app, marketing] = [takeTemplate('index.html'), takeTemplate('marketing.html')]
  rmSync(siteFolder, { recursive: true, force: true })
  mkdirSync(siteFolder, { recursive: true })
  const write = (file: string, content: string) => writeFileSync(path.join(siteFolder, file), content)

  write('shell.html', fill(app, site.shellHead, await site.renderShell()))
  const files: [address: string | null, file: string | null][] = []
  for (const page of site.pages) {
    const address = page.address ?? '/404'
    const file = `${address.replace(/\W+/g, '-').slice(1) || 'home'}.html`
    const body = await site.renderPage(address)
    const head = site.headTags(page)
    write(file, page.hydrates ? hydratedPage(page.hydrates) : fill(marketing, head, body))
    files.push([page.address, file])

    function hydratedPage(module: string) {
      const html = fill(app, head + preloads(module, bundle), body)
      const named = html.replace(
        '<div id="root">',
        `<div id="root" data-address="${address.replaceAll('&', '&amp;')}">`,
      )
      return page.worksWithoutScript ? named.replace(/<noscript>.*?<\/noscript>/s, '') : named
    }
  }
  for (const address of site.shellAddresses) files.push([address, null])
  write('site.json', JSON.stringify({ files, screens: site.screenPaths }, null, 2))
}

/** Reads and removes a template that Vite has built; it is not served itself. */
function takeTemplate(name: string) {
  const file = path.join(webFolder, name)
  const template = readFileSync(file, 'utf8')
  rmSync(file)
  return template
}

const fill = (template: string, head: string, body: string) =>
  template.replace('<!--head-->', () => head).replace('<!--app-->', () => body)

/** Preloads the chunks of a page, in parallel with those of the entry. */
function preloads(module: string, bundle: Rolldown.OutputBundle) {
  const chunks = Object.values(bundle).filter((part) => part.type === 'chunk')
  const needed = new Set<Rolldown.OutputChunk>()
  const add = (chunk: Rolldown.OutputChunk | undefined) => {
    if (!chunk || needed.has(chunk)) return
    needed.add(chunk)
    for (const imported of chunk.imports) add(chunks.find(({ fileName }) => fileName === imported))
  }
  add(chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(`/src/web/${module}`)))
  if (needed.size === 0) throw new Error(`The app has no module ${module}`)
  return [...needed].map(({ fileName }) => `<link rel="modulepreload" href="/${fileName}">`).join('')
}
