import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { siteAssets } from './scripts/site-assets/plugin.ts'

export default defineConfig({
  root: 'src/web',
  plugins: [react(), tailwindcss(), siteAssets()],
  build: { outDir: '../../dist/web', emptyOutDir: true, modulePreload: { polyfill: false } },
})
