import { fileURLToPath } from 'node:url'

/** What the code for browsers imports by one name and gets from another package. */
export const browserAliases = [
  // Schemas are made when something is first checked: docs/decisions/017-what-a-screen-loads.md.
  { find: /^zod$/, replacement: fileURLToPath(new URL('../src/web/lib/zod-later.ts', import.meta.url)) },
  // React's API by Preact, an eighth of its size: docs/decisions/015-preact-in-the-browser.md.
  { find: /^react-dom\/client$/, replacement: 'preact/compat/client' },
  { find: /^react-dom\/server$/, replacement: 'preact/compat/server' },
  { find: /^react\/jsx-(dev-)?runtime$/, replacement: 'preact/jsx-runtime' },
  { find: /^react(-dom)?$/, replacement: 'preact/compat' },
]
