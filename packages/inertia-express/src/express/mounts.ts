import type { Request, Response } from 'express'

/** One adapter's hold on an answer, so that another one further in can take it over. */
export interface Mount {
  /** Where it is mounted, as `request.baseUrl` says: empty for the whole application. */
  readonly path: string
  /** Lets the answer go: another adapter, mounted at that path, has it from now on. */
  takenOver(path: string): void
}

const mounts = new WeakMap<Response, Mount>()

/**
 * Makes an adapter the one of an answer, if none that is mounted deeper has it: of several on one Express
 * application the nearest wins, in whatever order they are mounted.
 * @returns false when another one keeps it.
 */
export function takes(response: Response, mount: Mount): boolean {
  const other = mounts.get(response)
  if (other && other.path.length > mount.path.length) return false
  other?.takenOver(mount.path)
  mounts.set(response, mount)
  return true
}

/** Where other adapters have taken answers over: what an adapter knows of those further in. */
export interface InnerMounts {
  add(path: string): void
  /** Is the request one that an adapter further in will answer? */
  has(request: Request): boolean
}

/** More than an application has; a path with parameters gives a mount for each value. */
const mostKnown = 200

export function createInnerMounts(): InnerMounts {
  const known = new Set<string>()
  return {
    add(path) {
      known.delete(path)
      known.add(path)
      const [oldest] = known
      if (known.size > mostKnown && oldest !== undefined) known.delete(oldest)
    },
    has({ originalUrl }) {
      if (known.size === 0) return false
      const path = originalUrl.split('?', 1)[0] as string
      return [...known].some((mount) => path === mount || path.startsWith(`${mount}/`))
    },
  }
}
