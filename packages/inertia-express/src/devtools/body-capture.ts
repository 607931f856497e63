import type { BodyCapture, OmissionReason } from './entry.ts'
import type { Redaction } from './redaction.ts'

interface CaptureOptions {
  readonly redaction: Redaction
  /** The longest body that is kept, in characters of its JSON or text. */
  readonly limit: number
}

/** What a body parser made of a request's body. Only a visit's own is kept. */
export function captureRequestBody(
  body: unknown,
  isVisit: boolean,
  options: CaptureOptions,
): BodyCapture {
  if (isEmpty(body)) return { status: 'empty' }
  if (!isVisit) return omitted('non-inertia-request')
  if (ArrayBuffer.isView(body)) return omitted('binary')
  return captureJson(body, options)
}

/** A body that is no page, as far as it is text that may be read again. */
export function captureText(body: string | Uint8Array, type: string, options: CaptureOptions) {
  if (body.length === 0) return { status: 'empty' } as const
  // A document of the application's own may hold anything: tokens in forms, somebody's letters.
  if (type.includes('html')) return omitted('non-inertia-response')
  if (!/json|text\/|xml|javascript/.test(type)) return omitted('non-textual')
  const text = typeof body === 'string' ? body : new TextDecoder().decode(body)
  if (text.length > options.limit) return omitted('too-large')
  if (!type.includes('json')) return present(options.redaction.text(text))
  try {
    return present(options.redaction.value(JSON.parse(text)))
  } catch {
    return omitted('unserializable')
  }
}

/** A value as its JSON would be read again, without secrets. */
export function captureJson(value: unknown, { redaction, limit }: CaptureOptions): BodyCapture {
  try {
    const safe = redaction.value(JSON.parse(JSON.stringify(withoutBinary(value))))
    return JSON.stringify(safe).length > limit ? omitted('too-large') : present(safe)
  } catch {
    return omitted('unserializable')
  }
}

// A buffer has a JSON of its own, which would spell out every byte.
function withoutBinary(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (ArrayBuffer.isView(value)) return '[BINARY]'
  if (Array.isArray(value)) return value.map(withoutBinary)
  if (Object.getPrototypeOf(value) !== Object.prototype) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, field]) => [key, withoutBinary(field)] as const),
  )
}

function isEmpty(body: unknown): boolean {
  if (body === undefined || body === null || body === '') return true
  if (ArrayBuffer.isView(body)) return body.byteLength === 0
  return typeof body === 'object' && Object.keys(body).length === 0
}

function present(value: unknown): BodyCapture {
  return { status: 'present', value }
}

function omitted(reason: OmissionReason): BodyCapture {
  return { status: 'omitted', reason }
}
