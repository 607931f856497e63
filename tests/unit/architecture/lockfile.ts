import { admits } from './node-range.ts'

/** One package of package-lock.json, as far as the law of dependencies reads it. */
export interface LockedPackage {
  readonly version?: string
  readonly resolved?: string
  readonly integrity?: string
  readonly engines?: { readonly node?: string }
  /** A workspace of ours. */
  readonly link?: true
  readonly hasInstallScript?: boolean
  readonly optionalDependencies?: Readonly<Record<string, string>>
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

/** A sentence for each entry that breaks the law of dependencies. The root and its workspaces are ours. */
export function lockfileFaults(packages: LockedPackages): string[] {
  return Object.entries(packages)
    .filter(([path, { link }]) => path.includes('node_modules/') && !link)
    .flatMap(([path, entry]) => [
      ...faultsOf(entry, path.replace(/^.*node_modules\//, '')),
      ...unlockedPlatforms(path, entry, packages),
    ])
}

/**
 * A package brings its binaries as optional packages, one for each platform. npm locks only those that
 * the registry has at that moment; whoever needs another one cannot start, and `npm ci` refuses.
 */
function unlockedPlatforms(
  path: string,
  { version, optionalDependencies = {} }: LockedPackage,
  packages: LockedPackages,
): string[] {
  const name = path.replace(/^.*node_modules\//, '')
  return Object.keys(optionalDependencies)
    .filter((wanted) => !isLocked(wanted, path, packages))
    .map(
      (wanted) =>
        `${name} ${version} names ${wanted}, which is not locked; take a version of ${name} whose platforms are all in the registry`,
    )
}

/** Node finds a package in the folder of the one that asks for it, or in a folder above. */
function isLocked(wanted: string, from: string, packages: LockedPackages): boolean {
  if (`${from}/node_modules/${wanted}` in packages) return true
  const above = from.lastIndexOf('/node_modules/')
  return above < 0
    ? `node_modules/${wanted}` in packages
    : isLocked(wanted, from.slice(0, above), packages)
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
