import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { chunks } from './server/build-chunks.ts'
import { namedReact, precompressed, serverNeverMounts } from './server/build-plugins.ts'
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

const serverBuild = {
  outDir: 'build/server',
  emptyOutDir: true,
  target: 'node20',
  copyPublicDir: false,
  minify: false,
}

const browserBuild = {
  outDir: 'public/build',
  emptyOutDir: true,
  manifest: true,
  rolldownOptions: {
    input: ['resources/js/app.tsx', 'resources/css/app.css'],
    output: { codeSplitting: { groups: chunks } },
  },
}

export default defineConfig(({ command, isSsrBuild, mode }) => {
  const isServing = command === 'serve' && mode !== 'test'
  const config = isServing ? loadConfig(processVariables(), 'development') : null

  return {
    appType: 'custom',
    base: command === 'build' ? '/build/' : '/',
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
      ...(config ? [expressInDevelopment(config)] : []),
    ],
    build: isSsrBuild ? serverBuild : browserBuild,
    ssr: { noExternal: isSsrBuild ? true : undefined, external: nativePackages },
    test: {
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
          // The adapter knows no database.
          exclude: ['tests/feature/inertia/**'],
          globalSetup: ['tests/support/postgres-setup.ts'],
          env: { TEST_DATABASE: 'postgres' },
        }),
      ],
    },
  }
})

function project(name: string, options: object) {
  // A busy machine is no fault of the code: a limit is there to end a test that hangs.
  const patience = { testTimeout: 30_000, hookTimeout: 30_000 }
  return { extends: true as const, test: { name, ...patience, ...options } }
}
