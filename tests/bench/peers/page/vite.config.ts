import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

// The page for all sides: each brings its own React and Inertia, as it would for pages of its own.
export default defineConfig({
  root: fileURLToPath(new URL('../../../..', import.meta.url)),
  publicDir: false,
  plugins: [react()],
  define: { 'process.env.NODE_ENV': JSON.stringify('production') },
  build: {
    lib: { entry: 'tests/bench/peers/page/page.tsx', formats: ['es'], fileName: 'page' },
    outDir: '.data/peers/page',
    minify: false,
    rolldownOptions: { external: [/^react(?:-dom)?(?:\/|$)/, /^@inertiajs\//] },
  },
})
