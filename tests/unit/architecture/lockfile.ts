import { admits } from './node-range.ts'

/** One package of package-lock.json, as far as the law of dependencies reads it. */
export interface LockedPackage {
  readonly version?: string
  readonly resolved?: string
  readonly integrity?: string
  readonly engines?: { readonly node?: string }
  readonly hasInstallScript?: boolean
}

export type LockedPackages = Readonly<Record<string, LockedPackage>>

/** The lowest Node version that the project promises to run on. */
export const lowestNode = '20.19.0'

/** Packages with an install script, and why the site works when it never runs. */
export const installScripts: Readonly<Record<string, string>> = {
  '@photostructure/sqlite': 'brings its binaries; the script compiles only where none fits',
  esbuild: 'brings its binary as an optional dependency; the script only makes its start faster',
  fsevents: 'for macOS only and optional; Vite watches files without it',
}

const fromRegistry = /^https:\/\/[^/]+\/(?:@[^/]+\/)?[^/]+\/-\/[^/]+\.tgz$/

/** A sentence for each entry that breaks the law of dependencies. The root entry is not a package. */
export function lockfileFaults(packages: LockedPackages): string[] {
  return Object.entries(packages)
    .filter(([path]) => path !== '')
    .flatMap(([path, entry]) => faultsOf(entry, path.replace(/^.*node_modules\//, '')))
}

function faultsOf(entry: LockedPackage, name: string): string[] {
  const title = `${name} ${entry.version ?? ''}`.trim()
  const node = entry.engines?.node ?? '*'
  return [
    entry.integrity ? '' : `${title} has no integrity; it must come from the registry`,
    fromRegistry.test(entry.resolved ?? 'https://registry/x/-/x.tgz')
      ? ''
      : `${title} comes from ${entry.resolved}; it must come from the registry`,
    admits(node, lowestNode)
      ? ''
      : `${title} needs Node ${node}; the site runs on ${lowestNode}: take an older version`,
    entry.hasInstallScript && !(name in installScripts)
      ? `${title} has an install script; take a package that works without, or name it and the reason in tests/unit/architecture/lockfile.ts`
      : '',
  ].filter(Boolean)
}
