/**
 * The database does not answer now, or not in time: a rush, a restart, a lost line. Whoever asked may
 * ask again. The status and the header are those of a request that met it.
 */
export class DatabaseUnavailable extends Error {
  readonly status = 503
  readonly headers = { 'Retry-After': '5' }

  constructor(cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause })
    this.name = 'DatabaseUnavailable'
  }
}
