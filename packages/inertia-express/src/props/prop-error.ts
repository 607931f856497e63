/** A prop that cannot travel: the message names its path, what was found and what to do. */
export class PropError extends Error {
  override readonly name = 'PropError'
  /** The prop's dotted path. */
  readonly path: string

  constructor(path: string, fault: string) {
    super(`props.${path} ${fault}`)
    this.path = path
  }
}
