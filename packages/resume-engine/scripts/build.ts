// Node strips no types below node_modules, so the published package holds JavaScript: `node scripts/build.ts [folder]`.
import { execFileSync } from 'node:child_process'
import { cpSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import path from 'node:path'

const home = path.dirname(import.meta.dirname)
const root = path.join(home, '../..')

interface Manifest {
  exports: Record<string, string>
  bin: Record<string, string>
  [name: string]: unknown
}

const toJs = (file: string) => file.replace('./src/', './lib/').replace(/\.ts$/, '.js')
const mapValues = <Value>(names: Record<string, string>, to: (file: string) => Value) =>
  Object.fromEntries(Object.entries(names).map(([name, file]) => [name, to(file)]))

const ofTheProject = new Set(['private', 'devDependencies', 'scripts'])

/** The package.json of the published package. */
function toPublished(manifest: Manifest) {
  return {
    ...Object.fromEntries(Object.entries(manifest).filter(([name]) => !ofTheProject.has(name))),
    imports: { '#engine/*.ts': './lib/*.js' },
    exports: mapValues(manifest.exports, (file) => ({
      types: toJs(file).replace(/\.js$/, '.d.ts'),
      default: toJs(file),
    })),
    bin: mapValues(manifest.bin, toJs),
  }
}

const sources = () =>
  globSync('**/*.ts', { cwd: path.join(home, 'src') }).filter((file) => !/\.(?:test|fixture|d)\.ts$/.test(file))

/** Types are taken out as Node does it when it runs the sources. */
function writeScript(file: string, lib: string) {
  const code = stripTypeScriptTypes(readFileSync(path.join(home, 'src', file), 'utf8'))
  const target = path.join(lib, toJs(file))
  mkdirSync(path.dirname(target), { recursive: true })
  // Imports by `#engine/` are renamed by the package.json.
  writeFileSync(target, code.replaceAll(/(?<=\b(?:from|import)\s*\(?\s*')(\.[^']+)\.ts(?=')/g, '$1.js'))
}

/** Makes a folder that `npm pack` and `npm publish` take. */
export function build(folder: string) {
  const lib = path.join(folder, 'lib')
  rmSync(folder, { recursive: true, force: true })
  for (const file of sources()) writeScript(file, lib)
  const tsc = path.join(root, 'node_modules/typescript/bin/tsc')
  execFileSync(process.execPath, [tsc, '--project', home, '--outDir', lib], { stdio: 'inherit' })
  for (const file of [
    'document-writer/page.typ',
    'posting/ranker-weights.json',
    'words/common-words.json',
    'words/posting-counts.json',
  ])
    cpSync(path.join(home, 'src', file), path.join(lib, file))
  cpSync(path.join(home, 'README.md'), path.join(folder, 'README.md'))
  cpSync(path.join(root, 'LICENSE'), path.join(folder, 'LICENSE'))
  const manifest = JSON.parse(readFileSync(path.join(home, 'package.json'), 'utf8')) as Manifest
  writeFileSync(path.join(folder, 'package.json'), `${JSON.stringify(toPublished(manifest), null, 2)}\n`)
}

if (import.meta.main) build(path.resolve(process.argv[2] ?? path.join(home, 'dist')))
