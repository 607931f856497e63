import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defaultClientConditions, defaultServerConditions, defineConfig } from 'vite'
import { namedReact, precompressed, serverNeverMounts } from './vite/build-plugins.ts'
import { chunks } from './vite/chunks.ts'
import { expressInDevelopment, refreshPreamble } from './vite/development.ts'
import { firstStylesApart } from './vite/first-styles.ts'
import { smallPreloading } from './vite/preload.ts'
import { warmsUp, serverBuild } from './vite/server-build.ts'
import { serverStaysHome } from './vite/server-stays-home.ts'
import { unusedComponents } from './vite/unused-components.ts'

const nativePackages = [
  '@photostructure/sqlite',
  '@node-rs/argon2',
  'sharp',
  'pg-native',
  'pino-pretty',
]

/** The condition under which our own packages give their sources. */
const ourSources = '@saltlark/source'

const browserBuild = {
  outDir: 'public/build',
  emptyOutDir: true,
  manifest: true,
  // The content policy lets no picture be a `data:` address.
  assetsInlineLimit: 0,
  // What every page has needs no second request; what only some need is fetched along with them.
  modulePreload: {
    resolveDependencies: (_file: string, needed: string[], { hostId }: { hostId: string }) =>
      /\/app-/.test(hostId) ? [] : needed.filter((file) => !/\/(?:vendor|app)-.*\.js$/.test(file)),
  },
  rolldownOptions: {
    // The application imports the whole sheet; as an input beside that it would not be loaded.
    input: ['resources/js/app.tsx', 'resources/css/home.css'],
    output: { codeSplitting: { groups: chunks } },
  },
}

export default defineConfig(({ command, isSsrBuild, mode }) => ({
  appType: 'custom',
  // Built files find each other from where they are: ASSET_URL says only at run time where that is.
  base: command === 'build' ? './' : '/',
  publicDir: false,
  // The server's bundle is for production only: React's development half stays out of it.
  define: isSsrBuild ? { 'process.env.NODE_ENV': JSON.stringify('production') } : {},
  clearScreen: false,
  // Tests change no source; Vite would watch them all.
  server: mode === 'test' ? { watch: null } : {},
  plugins: [
    react(),
    tailwindcss(),
    refreshPreamble(),
    serverStaysHome(),
    namedReact(),
    serverNeverMounts(),
    unusedComponents(),
    firstStylesApart(),
    precompressed(),
    smallPreloading(),
    warmsUp(),
    expressInDevelopment(),
  ],
  build: isSsrBuild ? serverBuild : browserBuild,
  resolve: { conditions: [ourSources, ...defaultClientConditions] },
  ssr: {
    noExternal: isSsrBuild ? true : undefined,
    external: nativePackages,
    resolve: { conditions: [ourSources, ...defaultServerConditions] },
  },
}))
