import type { ContentFolder } from '../../../support/content-folder.ts'
import type { BrokenContent } from './broken-content.ts'

type Damage = BrokenContent['damage']

/** Somebody's slip, or several one after the other, and all that the check then says. */
export function broken(
  name: string,
  damage: Damage | readonly Damage[],
  ...faults: readonly string[]
): BrokenContent {
  const slips = [damage].flat()
  return { name, damage: (folder) => slips.forEach((slip) => slip(folder)), faults }
}

export function edit(...change: Parameters<ContentFolder['edit']>): Damage {
  return (folder) => folder.edit(...change)
}

export function write(...file: Parameters<ContentFolder['write']>): Damage {
  return (folder) => folder.write(...file)
}

export function rename(...names: Parameters<ContentFolder['rename']>): Damage {
  return (folder) => folder.rename(...names)
}

export function remove(file: string): Damage {
  return (folder) => folder.remove(file)
}
