/** Thrown to answer a status with a sentence for the caller; everything else thrown is a fault. */
export class HttpError extends Error {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>

  constructor(
    status: number,
    message: string,
    headers: Readonly<Record<string, string>> = {},
    options: ErrorOptions = {},
  ) {
    super(message, options)
    this.name = 'HttpError'
    this.status = status
    this.headers = headers
  }
}

export const badRequest = (message: string) => new HttpError(400, message)

export const methodNotAllowed = (allowed: readonly string[]) =>
  new HttpError(405, `This address answers ${allowed.join(', ')} only.`, {
    Allow: allowed.join(', '),
  })

export const notFound = () => new HttpError(404, 'There is no page at this address.')
