// Runs on Node 20 with nothing installed yet: plain JavaScript, no dependencies.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)))
/** The project's own Node, installed from npm. */
export const node = path.join(root, 'node_modules/.bin/node')
const inRoot = (/** @type {string} */ name) => path.join(root, name)

/**
 * Runs a command to its end with this terminal; ends this process if it fails.
 * @param {string} command
 * @param {string[]} args
 */
export function must(command, args) {
  const { status, error } = spawnSync(command, args, { cwd: root, stdio: 'inherit' })
  if (error) process.stderr.write(`${command}: ${error.message}\n`)
  if (status !== 0) process.exit(status ?? 1)
}

/** @param {string[]} names files and folders below the root */
function hashFiles(names) {
  const hash = createHash('sha256')
  const add = (/** @type {string} */ name) => {
    if (!existsSync(inRoot(name))) return
    if (statSync(inRoot(name)).isDirectory())
      for (const entry of readdirSync(inRoot(name)).sort()) add(`${name}/${entry}`)
    else hash.update(`${name}\0`).update(readFileSync(inRoot(name)))
  }
  for (const name of names) add(name)
  return hash.digest('hex')
}

/**
 * Does the work unless its input files are unchanged since the last time.
 * @param {string} stamp the file that stores the last state
 * @param {string[]} inputs
 * @param {() => void} work
 */
function unlessUnchanged(stamp, inputs, work) {
  const state = hashFiles(inputs)
  if (existsSync(inRoot(stamp)) && readFileSync(inRoot(stamp), 'utf8') === state) return
  work()
  mkdirSync(path.dirname(inRoot(stamp)), { recursive: true })
  writeFileSync(inRoot(stamp), state)
}

/** Installs the packages of the lockfile, once for each lockfile. */
export function install() {
  unlessUnchanged('node_modules/.installed', ['package-lock.json'], () => {
    process.stdout.write('Installing packages (only the first time) ...\n')
    must('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'])
  })
}

/** Builds the browser app and the public pages, once for each state of their sources. */
export function build() {
  const sources = [
    'src/web',
    'src/contract',
    'packages/resume-engine/src',
    'scripts/public-pages',
    'scripts/site-assets',
  ]
  const inputs = [...sources, 'vite.config.ts', 'package-lock.json']
  unlessUnchanged('dist/.built', inputs, () => {
    process.stdout.write('Building the browser app ...\n')
    must(node, ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn'])
  })
}

/**
 * Replaces this process by a program: same terminal, forwarded signals, same exit code.
 * @param {string[]} args
 */
export function become(args) {
  const child = spawn(node, args, { cwd: root, stdio: 'inherit' })
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    process.on(signal, () => child.kill(signal))
  }
  child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)))
}
