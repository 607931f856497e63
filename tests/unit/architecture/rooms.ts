import { importsOf } from './imports.ts'
import type { Import } from './imports.ts'
import type { Room } from './room.ts'
import type { SourceFile } from './source-files.ts'

/** The room that a file lies in: `server/mail/outbox.ts` is in `server/mail`, `routes/shop.ts` in `routes`. */
export function roomOf(path: string): string {
  const parts = path.split('/')
  const depth = path.startsWith('resources/js/') ? 2 : 1
  if (parts[0] === 'routes') return 'routes'
  return parts.slice(0, Math.min(depth + 1, parts.length - 1)).join('/')
}

/** A sentence for each import of a file that the plan does not allow. A room without a line has none. */
export function trespasses(plan: Readonly<Record<string, Room>>, file: SourceFile): string[] {
  const name = roomOf(file.path)
  const room = plan[name]
  if (!room) return []

  const allowed = [...room.imports, ...room.packages].join(', ') || 'nothing outside their room'
  return importsOf(file.path, file.text)
    .filter((found) => !isAllowed(found, name, room))
    .map(
      ({ specifier }) =>
        `${file.path} imports '${specifier}'; files of ${name} may import ${allowed} (t: is import type only)`,
    )
}

function isAllowed({ target, isPackage, isTypeOnly }: Import, name: string, room: Room): boolean {
  if (isPackage) return room.packages.includes(target)
  if (!room.apart && roomOf(target) === name) return true

  return room.imports.some((entry) => {
    const place = entry.replace(/^t:/, '')
    return (isTypeOnly || place === entry) && (target === place || target.startsWith(`${place}/`))
  })
}
