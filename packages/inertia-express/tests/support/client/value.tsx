interface ValueProps {
  readonly name: string
  readonly value: unknown
}

/** A value under its name: texts as they are, all else as JSON. */
export function Value({ name, value }: ValueProps) {
  return (
    <output id={name} aria-label={name}>
      {typeof value === 'string' ? value : JSON.stringify(value)}
    </output>
  )
}
