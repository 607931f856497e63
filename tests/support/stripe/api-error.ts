/** A call that the stand-in refuses, in Stripe's form. */
export class ApiError extends Error {
  readonly status: number
  readonly type: string
  readonly code: string | undefined
  readonly param: string | undefined

  constructor(
    message: string,
    {
      status = 400,
      type = 'invalid_request_error',
      code,
      param,
    }: { status?: number; type?: string; code?: string; param?: string } = {},
  ) {
    super(message)
    this.name = 'ApiError'
    this.status = status
    this.type = type
    this.code = code
    this.param = param
  }

  /** What is answered. */
  get body(): object {
    const { type, code, param, message } = this
    return { error: { type, code, param, message } }
  }
}
