import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import type { Form } from './form.ts'

const run = promisify(execFile)
const root = path.resolve(import.meta.dirname, '../..')
const compiler = path.join(root, 'node_modules/typescript/bin/tsc')

const options = {
  module: 'NodeNext',
  target: 'ES2024',
  lib: ['ES2024', 'ESNext.Array', 'DOM'],
  types: ['node'],
  strict: true,
  noEmit: true,
  skipLibCheck: true,
  allowImportingTsExtensions: true,
}

/** What the compiler has against forms as values of the SDK's own types; one line a fault, nothing when all fit. */
export async function faultsIn(forms: { params: string; form: Form }[]): Promise<string[]> {
  const cache = path.join(root, 'node_modules/.cache')
  await mkdir(cache, { recursive: true })
  const folder = await mkdtemp(path.join(cache, 'stripe-forms-'))
  const checks = forms.map(({ params, form }) => `${JSON.stringify(form)} satisfies Wire<Stripe.${params}>`)
  const source = [
    `import type { Stripe } from 'stripe'`,
    `import type { Wire } from '${path.join(root, 'test/stripe/wire.ts')}'`,
    `export const forms = [\n${checks.join(',\n')}\n]`,
  ]
  try {
    await writeFile(path.join(folder, 'forms.ts'), source.join('\n'))
    await writeFile(path.join(folder, 'package.json'), JSON.stringify({ type: 'module' }))
    await writeFile(
      path.join(folder, 'tsconfig.json'),
      JSON.stringify({ compilerOptions: options, files: ['forms.ts'] }),
    )
    await run(process.execPath, [compiler, '-p', folder, '--pretty', 'false'])
    return []
  } catch (error) {
    const said = error instanceof Error && 'stdout' in error ? String(error.stdout) : ''
    const faults = said.split('\n').filter((line) => /error TS\d+/.test(line))
    if (faults.length === 0) throw error
    return faults
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
