// Builds and zips the apply kit for Chromium and Firefox into dist/extension: `npm run build:extension [chrome|firefox]`.
import { globSync, statSync } from 'node:fs'
import path from 'node:path'
import { zip } from 'wxt'

const root = path.dirname(import.meta.dirname)
const chosen = process.argv[2]

for (const browser of ['chrome', 'firefox'])
  if (!chosen || chosen === browser) await zip({ root: import.meta.dirname, browser })

for (const file of globSync('dist/extension/*.zip', { cwd: root }))
  process.stdout.write(`${file}: ${Math.round(statSync(path.join(root, file)).size / 1024)} KB\n`)
