import { createHash } from 'node:crypto'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { build, type InlineConfig, type Plugin, type Rolldown } from 'vite'
import type * as Site from '#web/site/render.tsx'
import { compressFolder } from './compress.ts'

const webFolder = path.resolve('dist/web')
const siteFolder = path.resolve('dist/site')

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
        const startApp = await buildMarketing()
        await writePages(await buildServer(), { theme: await buildThemeScript(), startApp }, bundle)
        // A watching build is local: fast is better than small.
        if (!watching) await compressFolder(webFolder)
      },
    },
  }
}

/**
 * Builds the script and the style of the static pages, and the script of prerendered forms, separately, so that they share no
 * chunk with the app. Returns the name of the latter.
 */
async function buildMarketing() {
  const rolldownOptions = { input: ['src/web/marketing.html', 'src/web/site/start-app.ts'] }
  const output = { outDir: webFolder, emptyOutDir: false, modulePreload: false } as const
  const built = await build({ ...shared, plugins: [tailwindcss()], build: { ...output, rolldownOptions } })
  const files = (built as Rolldown.RolldownOutput).output
  const startApp = files.find((file) => file.type === 'chunk' && file.name === 'start-app')
  if (!startApp) throw new Error('There is no script that starts the app')
  return startApp.fileName
}

/** Builds the script that every page contains inline. */
async function buildThemeScript() {
  const rolldownOptions = { input: 'src/web/site/theme-script.ts', output: { format: 'iife' } } as const
  const built = (await build({ ...shared, build: { write: false, rolldownOptions } })) as Rolldown.RolldownOutput
  const [script, ...others] = built.output
  const code = script.code.trim()
  if (others.length > 0 || code.includes('</')) throw new Error('The theme script cannot be inlined')
  return code
}

/** Builds the same components for Node, which render pages here and on the server. */
async function buildServer() {
  const rolldownOptions = { output: { entryFileNames: 'render.mjs', codeSplitting: false } }
  const output = { ssr: 'site/render.tsx', outDir: siteFolder, emptyOutDir: true }
  await build({
    ...shared,
    plugins: [react()],
    // React as in the browser's build, whose code it hydrates.
    define: { 'process.env.NODE_ENV': JSON.stringify(process.env['NODE_ENV']) },
    ssr: { noExternal: true },
    build: { ...output, rolldownOptions },
  })
  const { href } = pathToFileURL(path.join(siteFolder, 'render.mjs'))
  return (await import(`${href}?${Date.now()}`)) as typeof Site
}

async function writePages(
  site: typeof Site,
  scripts: { theme: string; startApp: string },
  bundle: Rolldown.OutputBundle,
) {
  const [app, marketing] = takeTemplates(scripts.theme)
  const write = (file: string, content: string) => writeFileSync(path.join(siteFolder, file), content)

  write(
    'shell.html',
    app.replace('<!--head-->', () => site.shellHead),
  )
  const files: [address: string | null, file: string][] = []
  for (const page of site.pages) {
    const address = page.address ?? '/404'
    const file = toFileName(address === '/' ? '/home' : address).slice(1)
    const { html: body, data } = await site.renderPublicPage(address)
    const head = site.headTags(page)
    write(file, page.hydrates ? hydratedPage(page.hydrates) : fill(marketing, head, body))
    files.push([page.address, file])

    function hydratedPage(module: string) {
      const preloads = toPreloads(listChunks(`pages/${module}.tsx`, bundle))
      const json = JSON.stringify(data).replaceAll('<', '\\u003c')
      const marked = fill(app, head, body)
        .replace('<!--data-->', () => `<script type="application/json" id="page-data">${json}</script>`)
        .replace(/<script type="module".*?<\/script>/, (script) => {
          return `<template id="app">${preloads}${script}</template><script type="module" src="/${scripts.startApp}"></script>`
        })
      return page.worksWithoutScript ? marked.replace(/<noscript>.*?<\/noscript>/s, '') : marked
    }
  }
  const inlineScript = `sha256-${createHash('sha256').update(scripts.theme).digest('base64')}`
  const frame = listChunks('layouts/app-frame.tsx', bundle)
  const preloads = site.pageFiles.map((file) => {
    return [file, toPreloads([...new Set([...frame, ...listChunks(`pages/${file}`, bundle)])])]
  })
  const index = { files, preloads, screens: site.screenPaths, inlineScript }
  write('site.json', JSON.stringify(index, null, 2))
}

/** Reads a template that Vite has built. Everything visible is in its HTML, so fonts and pictures come before scripts. */
const takeTemplate = (name: string, themeScript: string) =>
  takeFile(name)
    .replace('<script type="module"', '<script type="module" fetchpriority="low"')
    .replace('<!--theme-->', () => `<script>${themeScript}</script>`)

/**
 * Inlines the stylesheet, which only the template of the static pages links: linked in the app's template, it would be
 * loaded again with the first lazy chunk.
 */
function takeTemplates(themeScript: string) {
  const [app, marketing] = [takeTemplate('index.html', themeScript), takeTemplate('marketing.html', themeScript)]
  const [link, file] = /<link rel="stylesheet"[^>]* href="([^"]+)">/.exec(marketing) ?? []
  if (!link || !file) throw new Error('The static pages have no stylesheet')
  const style = `<style>${takeFile(file)}</style>`
  return [app.replace('<!--style-->', () => style), marketing.replace(link, () => style)] as const
}

/** Reads and removes a file of the build that is not served itself. */
function takeFile(name: string) {
  const file = path.join(webFolder, name)
  const content = readFileSync(file, 'utf8')
  rmSync(file)
  return content
}

/** `/auth?mode=login` as `-auth-mode-login.html`. */
const toFileName = (address: string) => `${address.replace(/\W+/g, '-')}.html`

const fill = (template: string, head: string, body: string) =>
  template.replace('<!--head-->', () => head).replace('<!--app-->', () => body)

/** The chunk of a module, and those it imports. */
function listChunks(module: string, bundle: Rolldown.OutputBundle) {
  const chunks = Object.values(bundle).filter((part) => part.type === 'chunk')
  const needed = new Set<Rolldown.OutputChunk>()
  const add = (chunk: Rolldown.OutputChunk | undefined) => {
    if (!chunk || needed.has(chunk)) return
    needed.add(chunk)
    for (const imported of chunk.imports) add(chunks.find(({ fileName }) => fileName === imported))
  }
  const isModule = (id: string | null) => id?.endsWith(`/src/web/${module}`) ?? false
  add(chunks.find(({ facadeModuleId, moduleIds }) => isModule(facadeModuleId) || moduleIds.some(isModule)))
  if (needed.size === 0) throw new Error(`The app has no module ${module}`)
  return [...needed].map(({ fileName }) => fileName)
}

/** Loads chunks in parallel with those of the entry. */
const toPreloads = (files: string[]) =>
  files.map((file) => `<link rel="modulepreload" fetchpriority="low" href="/${file}">`).join('')
