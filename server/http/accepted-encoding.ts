/** A form in which bytes can travel. */
export type Encoding = 'br' | 'gzip' | 'identity'

/**
 * Which of the forms that are ready a request would rather have, by its `Accept-Encoding`; of two that
 * it likes as well, the one that is named first here. `identity` when it takes none of them, or says
 * nothing: a client that does not ask for an encoding may not know any (RFC 9110, section 12.5.3).
 */
export function acceptedEncoding(header: string | undefined, ready: readonly Encoding[]): Encoding {
  const weights = weightsIn(header ?? '')
  const weightOf = (encoding: Encoding) => weights.get(encoding) ?? weights.get('*') ?? 0
  const liked = ready.concat('identity').filter((encoding) => weightOf(encoding) > 0)
  const best = Math.max(...liked.map(weightOf))
  return liked.find((encoding) => weightOf(encoding) === best) ?? 'identity'
}

function weightsIn(header: string): Map<string, number> {
  const parts = header.toLowerCase().split(',')
  return new Map(
    parts.map((part) => {
      const [name = '', ...parameters] = part.split(';').map((text) => text.trim())
      const weight = parameters.find((parameter) => parameter.startsWith('q='))
      // What cannot be read is no wish: NaN is not above zero.
      return [name, weight === undefined ? 1 : Number(weight.slice(2))]
    }),
  )
}
