import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

/** With `--smoke` a bench shows that it runs: smallest sizes, one round, no figure that means anything. */
export const isSmoke = process.argv.includes('--smoke')
/** The arguments of a bench without `--smoke`. */
export const args = process.argv.slice(2).filter((arg) => arg !== '--smoke')
export const choose = <Value>(usual: Value, smoke: Value) => (isSmoke ? smoke : usual)

/** The folder named by the first argument, or a temporary one in a smoke run. */
export function chooseFolder(usual: string) {
  if (args[0] || !isSmoke) return args[0] ?? usual
  const folder = mkdtempSync(path.join(tmpdir(), 'foothold-smoke-'))
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** Whether a program is installed. A smoke run says what it leaves out; any other run goes on and fails. */
export function hasProgram(name: string) {
  const isThere = spawnSync('which', [name]).status === 0
  if (!isThere && isSmoke) console.log(`${name} is not installed: its part is left out`)
  return isThere || !isSmoke
}

/** Whether `npm run build` has made the browser app. */
export function hasBuild() {
  const isThere = existsSync(new URL('../dist', import.meta.url))
  if (!isThere) console.log('There is no build: run npm run build first')
  return isThere
}
