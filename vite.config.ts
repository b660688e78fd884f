import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { publicPages } from './scripts/public-pages/plugin.ts'
import { siteAssets } from './scripts/site-assets/plugin.ts'

export default defineConfig({
  root: 'src/web',
  plugins: [react(), tailwindcss(), siteAssets(), publicPages()],
  build: {
    outDir: '../../dist/web',
    emptyOutDir: true,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // Dozens of small shared chunks would cost a request each and compress worse.
            { name: 'shared', minShareCount: 6 },
          ],
        },
      },
    },
  },
})
