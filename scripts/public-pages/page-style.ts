import { readFileSync } from 'node:fs'
import path from 'node:path'
import { compile, optimize } from '@tailwindcss/node'
import { Scanner } from '@tailwindcss/oxide'

const folder = path.resolve('src/web/site')

/** The style of one page: of Tailwind only the classes that stand in its HTML or in the sources of its islands. */
export async function pageStyle(html: string, islandSources: readonly string[]) {
  const style = readFileSync(path.join(folder, 'site.css'), 'utf8')
  const compiler = await compile(style, { base: folder, onDependency: () => {} })
  const classes = new Scanner({}).scanFiles([
    { content: html, extension: 'html' },
    ...islandSources.map((content) => ({ content, extension: 'tsx' })),
  ])
  return optimize(compiler.build(classes), { minify: true }).code.replace(/^\/\*!.*?\*\/\s*/, '')
}
