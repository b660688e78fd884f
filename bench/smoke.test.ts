import { spawnSync } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const folder = import.meta.dirname
const sources = new Map(
  globSync('**/*.ts', { cwd: folder })
    .filter((file) => !/\.(test|d)\.ts$/.test(file))
    .map((file) => [file, readFileSync(path.join(folder, file), 'utf8')]),
)
const imported = new Set(
  [...sources].flatMap(([file, source]) =>
    [...source.matchAll(/from '(\.[^']*)'/g)].map(([, name = '']) => path.join(path.dirname(file), name)),
  ),
)
/** What no other file imports is run by hand. */
const benches = [...sources.keys()].filter((file) => !imported.has(file)).toSorted()

test('finds the benches', () => {
  expect(benches).toContain('api.ts')
  expect(benches).toContain(path.join('scale', 'run.ts'))
})

// With the smallest sizes: `node bench/api.ts --smoke`. A bench without its programs or a build says so and succeeds.
test.each(benches)('bench/%s runs', { timeout: 240_000 }, (file) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [path.join(folder, file), '--smoke'], {
    encoding: 'utf8',
  })
  expect(status, `${stdout}\n${stderr}`).toBe(0)
})
