import path from 'node:path'
import { chromium } from '@playwright/test'
import { build } from 'vite'
import { testFlags, testBrowser } from '../../../scripts/browser.js'

export const launchBrowser = () => chromium.launch({ executablePath: testBrowser() ?? undefined, args: testFlags })

/** The reader as one script, as the extension injects it. */
export async function bundleReader(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      minify: false,
      lib: { entry: path.join(import.meta.dirname, 'in-page.ts'), formats: ['iife'], name: 'formReader' },
    },
  })
  const [first] = Array.isArray(built) ? built : [built]
  if (!first || !('output' in first)) throw new Error('The reader was not built')
  return first.output[0].code
}
