/**
 * One room of the house: what its files may import. Whatever is not listed is forbidden; within a
 * room files import each other freely. A name in `imports` is a room, a folder in it or one file;
 * with `t:` before it only `import type` may bring it in.
 */
export interface Room {
  readonly imports: readonly string[]
  /** Packages by name; `node:` stands for all of Node's own modules. */
  readonly packages: readonly string[]
  /** The files of the room do not import each other. */
  readonly apart?: true
}
