import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { chunks } from './server/build-chunks.ts'
import { namedReact, precompressed, serverNeverMounts } from './server/build-plugins.ts'
import { smallPreloading } from './server/build-preload.ts'
import { rehearsed, serverBuild } from './server/build-server.ts'
import { loadConfig, processVariables } from './server/config.ts'
import { unusedComponents } from './server/unused-components.ts'
import { expressInDevelopment, refreshPreamble, serverStaysHome } from './server/vite-plugins.ts'

const nativePackages = [
  '@photostructure/sqlite',
  '@node-rs/argon2',
  'sharp',
  'pg-native',
  'pino-pretty',
]

const browserBuild = {
  outDir: 'public/build',
  emptyOutDir: true,
  manifest: true,
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

export default defineConfig(({ command, isSsrBuild, mode }) => {
  const isServing = command === 'serve' && mode !== 'test'
  const config = isServing ? loadConfig(processVariables(), 'development') : null

  return {
    appType: 'custom',
    // Built files find each other from where they are: ASSET_URL says only at run time where that is.
    base: command === 'build' ? './' : '/',
    publicDir: false,
    // The server's bundle is for production only: React's development half stays out of it.
    define: isSsrBuild ? { 'process.env.NODE_ENV': JSON.stringify('production') } : {},
    clearScreen: false,
    server: config ? { port: config.port, host: config.host, strictPort: true } : { watch: null },
    plugins: [
      react(),
      tailwindcss(),
      refreshPreamble(),
      serverStaysHome(),
      namedReact(),
      serverNeverMounts(),
      unusedComponents(),
      precompressed(),
      smallPreloading(),
      rehearsed(),
      ...(config ? [expressInDevelopment(config)] : []),
    ],
    build: isSsrBuild ? serverBuild : browserBuild,
    ssr: { noExternal: isSsrBuild ? true : undefined, external: nativePackages },
    test: {
      // One worker a core: most of their time tests wait for a server or a database.
      maxWorkers: '100%',
      projects: [
        project('unit', { include: ['tests/unit/**/*.test.ts'] }),
        project('specification', { include: ['tests/specification/**/*.test.{ts,tsx}'] }),
        project('components', {
          include: ['tests/components/**/*.test.tsx'],
          environment: 'jsdom',
          setupFiles: ['tests/support/components-setup.ts'],
        }),
        project('feature', { include: ['tests/feature/**/*.test.ts'] }),
        project('feature-postgres', {
          include: ['tests/feature/**/*.test.ts'],
          // The adapter knows no database, and what stands in front of the site knows of none.
          exclude: ['tests/feature/inertia/**', 'tests/feature/deploy/**'],
          globalSetup: ['tests/support/postgres-setup.ts'],
          env: { TEST_DATABASE: 'postgres' },
        }),
      ],
    },
  }
})

function project(name: string, options: object) {
  // A busy machine is no fault of the code: a limit is there to end a test that hangs.
  const patience = {
    testTimeout: 30_000,
    hookTimeout: 30_000,
    expect: { poll: { timeout: 15_000 } },
  }
  return { extends: true as const, test: { name, ...patience, ...options } }
}
