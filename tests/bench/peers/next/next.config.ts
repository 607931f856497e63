import type { NextConfig } from 'next'

const config: NextConfig = {
  // Every side answers the bytes as they are; without this Next.js would look at each whether to compress.
  compress: false,
  // This folder is a project of its own, whatever lies above it.
  turbopack: { root: import.meta.dirname },
  outputFileTracingRoot: import.meta.dirname,
  // The page comes as a finished library, without types.
  typescript: { ignoreBuildErrors: true },
}

export default config
