// Checks where each import of src/, packages/ and extension/ leads, against the table of scripts/layers.ts.
import { globSync, readFileSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import path from 'node:path'
import { parseSync } from 'oxc-parser'
import { parts } from './layer-parts.ts'
import { computedImports, folders, layers, type Layer } from './layers.ts'

const root = path.dirname(import.meta.dirname)

interface Manifest {
  folder: string
  name?: string
  imports?: Record<string, string>
  exports?: Record<string, string>
  dependencies?: Record<string, string>
}

const readManifest = (folder: string): Manifest => ({
  ...(JSON.parse(readFileSync(path.join(root, folder, 'package.json'), 'utf8')) as Omit<Manifest, 'folder'>),
  folder,
})
const workspaces = globSync(['packages/*/package.json', 'extension/package.json'], { cwd: root }).map((file) =>
  readManifest(path.dirname(file)),
)
const app = readManifest('')
const getManifest = (file: string) => workspaces.find(({ folder }) => file.startsWith(`${folder}/`)) ?? app

const patterns = new Map<string, RegExp>()
/** Whether a path matches a glob of `*`, `**` and `{a,b}`. */
function matches(file: string, glob: string) {
  let pattern = patterns.get(glob)
  if (!pattern) {
    const source = glob
      .replaceAll('.', '\\.')
      .replaceAll(/\{([^}]*)\}/g, (_all, names: string) => `(?:${names.replaceAll(',', '|')})`)
      .replaceAll('**', '\0')
      .replaceAll('*', '[^/]*')
      .replaceAll('\0', '.*')
    patterns.set(glob, (pattern = new RegExp(`^${source}$`)))
  }
  return pattern.test(file)
}

export const getLayer = (file: string) => layers.find(({ files }) => files.some((glob) => matches(file, glob)))

/** The folder of a file that matches a glob of folders. */
function getFolder(file: string, glob: string) {
  const folder = file.split('/').slice(0, glob.split('/').length).join('/')
  return matches(folder, glob) ? folder : undefined
}

/** The target of a pattern such as `./src/*` for a name. */
function resolvePattern(entries: Record<string, string> = {}, name: string) {
  for (const [key, target] of Object.entries(entries)) {
    const [start = '', end] = key.split('*')
    if (end === undefined ? key === name : name.startsWith(start) && name.endsWith(end))
      return target.replace('*', name.slice(start.length, name.length - (end ?? '').length))
  }
  return undefined
}

type Target = { file: string } | { module: string } | { missing: string }

/** Where an import leads: a file of the project, or a module of npm or Node. */
function resolve(from: string, specifier: string): Target {
  const name = specifier.replace(/\?.*$/, '')
  if (name.startsWith('.')) return { file: path.posix.join(path.posix.dirname(from), name) }
  const manifest = name.startsWith('#')
    ? getManifest(from)
    : workspaces.find((each) => name.startsWith(`${each.name}/`))
  if (!manifest) return { module: name }
  const found = name.startsWith('#')
    ? resolvePattern(manifest.imports, name)
    : resolvePattern(manifest.exports, `.${name.slice(manifest.name?.length)}`)
  return found ? { file: path.posix.join(manifest.folder, found) } : { missing: name }
}

/** Every specifier of a file: imports, exports, dynamic imports and `import()` types. A computed one is its own text. */
export function listSpecifiers(file: string, source: string): string[] {
  const { module } = parseSync(file, source)
  const imported = module.staticImports.map(({ moduleRequest }) => moduleRequest.value)
  const exported = module.staticExports
    .flatMap(({ entries }) => entries.map(({ moduleRequest }) => moduleRequest?.value))
    .filter((value) => value !== undefined)
  const computed = module.dynamicImports
    .map(({ moduleRequest }) => source.slice(moduleRequest.start, moduleRequest.end))
    .filter((text) => !/^['"`]/.test(text))
  const quoted = [...source.matchAll(/\bimport\(\s*(?:\/\*.*?\*\/\s*)*(['"`])(.*?)\1/g)].map(
    ([, , value = '']) => value,
  )
  return [...new Set([...imported, ...exported, ...computed, ...quoted])]
}

const isTest = (file: string) => /\.test\.tsx?$/.test(file)
/** Fixtures and harnesses keep to their layer, and use test/ and any package beside. */
const isTestHelper = (file: string) => /\.(fixture|harness)\.tsx?$/.test(file)

/** Why a file may not import a specifier; undefined if it may. */
export function findViolation(from: string, specifier: string): string | undefined {
  if (computedImports.includes(`${from} -> ${specifier}`)) return undefined
  const layer = getLayer(from)
  if (!layer) return 'The file is in no layer of scripts/layers.ts.'
  const target = resolve(from, specifier)
  if ('missing' in target) return 'The package does not export this.'
  return 'module' in target
    ? findOutsideProject(from, layer, target.module)
    : findWithinProject(from, layer, specifier, target.file)
}

/** For a module of npm or Node. */
function findOutsideProject(from: string, layer: Layer, name: string) {
  if (isTestHelper(from)) return undefined
  const isNode = isBuiltin(name)
  const npm = layer.npm === 'dependencies' ? Object.keys(getManifest(from).dependencies ?? {}) : layer.npm
  const isDeclared = npm.some((each) => name === each || name.startsWith(`${each}/`))
  return (isNode ? layer.node : isDeclared) ? undefined : layer.why
}

/** For a file of the project. */
function findWithinProject(from: string, layer: Layer, specifier: string, to: string) {
  if (isTestHelper(from) && to.startsWith('test/')) return undefined
  if (isTest(to) || (isTestHelper(to) && !isTestHelper(from))) return 'The product does not use the code of tests.'
  const used = getLayer(to)
  if (!used || (used !== layer && !layer.uses.includes(used.name))) return layer.why
  return findEscape(from, specifier, to) ?? (isTestHelper(from) ? undefined : findInternal(from, layer.name, to))
}

/** `../` reaches the parts of ui/ and of a feature of the browser, and no further. Elsewhere a `#` alias is used. */
function findEscape(from: string, specifier: string, to: string) {
  if (!specifier.startsWith('.') || path.posix.dirname(from) === path.posix.dirname(to)) return undefined
  // A # alias ends at the border of its package.
  if (from.startsWith('extension/') && to.startsWith('src/')) return undefined
  const isBelow = to.startsWith(`${path.posix.dirname(from)}/`)
  const steps = specifier.split('/').filter((step) => step === '..').length
  const home = ['src/web/ui', 'src/web/features/*/*'].map((glob) => getFolder(from, glob)).find(Boolean)
  if (isBelow && steps === 0) return undefined
  if (steps === 1 && specifier.startsWith('../') && home && to.startsWith(`${home}/`)) return undefined
  return 'Outside its own folder a file is imported through a # alias.'
}

function findInternal(from: string, layer: string, to: string) {
  for (const { folder: glob, open, to: readers, why } of parts) {
    const folder = getFolder(to, glob)
    if (!folder || folder === getFolder(from, glob) || readers.includes(layer)) continue
    const inside = to.slice(folder.length + 1)
    const closed = open.filter((each) => each.startsWith('!')).map((each) => each.slice(1))
    if (closed.some((each) => matches(inside, each)) || !open.some((each) => matches(inside, each))) return why
  }
  return undefined
}

/** Groups of folders that reach each other, each as one sorted line. */
export function findCircles(edges: [string, string][]): string[] {
  const next = Map.groupBy(edges, ([from]) => from)
  const reach = (start: string) => {
    const found = new Set<string>()
    const open = [start]
    for (let node = open.pop(); node !== undefined; node = open.pop())
      for (const [, to] of next.get(node) ?? [])
        if (!found.has(to)) {
          found.add(to)
          open.push(to)
        }
    return found
  }
  const reached = new Map([...next.keys()].map((node) => [node, reach(node)]))
  const isMutual = (one: string, other: string) => reached.get(one)?.has(other) && reached.get(other)?.has(one)
  const nodes = [...reached.keys()].toSorted()
  const circles = nodes
    .filter((node) => isMutual(node, node))
    .map((node) => nodes.filter((each) => isMutual(node, each)))
  return [...new Set(circles.map((circle) => circle.join(' ')))]
}

/** All imports of the product, without those of tests and their helpers. */
function listImports() {
  return globSync(['src/**/*.{ts,tsx}', 'packages/*/src/**/*.{ts,tsx}', 'extension/{entrypoints,src}/**/*.{ts,tsx}'], {
    cwd: root,
  })
    .filter((file) => !isTest(file) && !file.endsWith('.d.ts'))
    .flatMap((from) =>
      listSpecifiers(from, readFileSync(path.join(root, from), 'utf8')).map((specifier) => ({ from, specifier })),
    )
}

/** The imports between the folders that match a glob. */
const listEdges = (imports: { from: string; specifier: string }[], glob: string) =>
  imports.flatMap(({ from, specifier }): [string, string][] => {
    const target = resolve(from, specifier)
    const [one, other] = [getFolder(from, glob), 'file' in target ? getFolder(target.file, glob) : undefined]
    return one && other && one !== other && !isTestHelper(from) ? [[one, other]] : []
  })

/** What is wrong in the project now. */
export function checkLayers(imports = listImports()) {
  const refused = imports.flatMap(({ from, specifier }) => {
    const why = findViolation(from, specifier)
    return why ? [`${from} -> ${specifier}: ${why}`] : []
  })
  const circles = folders.flatMap((glob) => findCircles(listEdges(imports, glob)))
  return [...refused, ...circles.map((circle) => `Circle of imports: ${circle}`)]
}

if (import.meta.main) {
  const problems = checkLayers()
  for (const problem of problems) process.stdout.write(`${problem}\n`)
  if (problems.length > 0) process.exitCode = 1
}
