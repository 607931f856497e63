import { Link, usePage } from '@inertiajs/react'
import { Value } from '../value.tsx'

interface ShowProps {
  readonly head?: readonly string[]
  /** Addresses by the text of their link. */
  readonly links?: Readonly<Record<string, string>>
  /** The same for links that are fetched ahead when somebody points at them. */
  readonly linksAhead?: Readonly<Record<string, string>>
}

/** Shows every prop that it gets and what was flashed. */
export function Show({ head: _, links = {}, linksAhead = {}, ...shown }: ShowProps) {
  const { url, flash } = usePage()
  return (
    <main>
      <Value name="url" value={url} />
      <Value name="flash" value={flash} />
      {Object.entries(shown).map(([name, value]) => (
        <Value key={name} name={name} value={value} />
      ))}
      {[links, linksAhead].map((group) =>
        Object.entries(group).map(([text, address]) => (
          <Link key={text} href={address} prefetch={group === linksAhead}>
            {text}
          </Link>
        )),
      )}
    </main>
  )
}
