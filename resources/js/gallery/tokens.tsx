import { useEffect, useRef } from 'react'
import config from '../../../tailwind.config.ts'

/** Steps of the spacing scale that the components use; the unit is the stylesheet's own. */
const steps = ['1', '2', '3', '4', '6', '8', '12', '16', '24']

const spacing: TokenGroup = {
  name: 'spacing',
  tokens: steps.map((name) => ({ name, value: `calc(var(--spacing) * ${name})`, more: {} })),
}

/** Groups whose samples need the whole width. */
const wide = ['fontFamily', 'fontSize', 'maxWidth', 'screens', 'spacing']

/** The design's colours, type, measures and shadows, as the stylesheet's configuration has them. */
export function Tokens() {
  const groups = tokenGroups()
  const all = groups.some(({ name }) => name === spacing.name) ? groups : [...groups, spacing]

  return all.map(({ name, tokens }) => (
    <div key={name} className="gallery-entry">
      <h2 className="text-card">Tokens: {name}</h2>
      <ul className={wide.includes(name) ? 'gallery-tokens-wide' : 'gallery-tokens'}>
        {tokens.map((token) => (
          <li key={token.name} className="gallery-token">
            <TokenSample group={name} token={token} />
            <strong>{token.name}</strong> {token.value}
            {Object.entries(token.more).map(([key, value]) => `; ${key} ${value}`)}
          </li>
        ))}
      </ul>
    </div>
  ))
}

interface Sample {
  /** The property that shows the token. */
  readonly property: string
  readonly className: string
  readonly words?: string
}

const letters = { className: 'gallery-letters', words: 'Learn to sail. Then keep going.' }

const samples: Readonly<Record<string, Sample>> = {
  colors: { property: 'background-color', className: 'gallery-swatch' },
  fontFamily: { property: 'font-family', ...letters },
  fontSize: { property: 'font-size', ...letters },
  maxWidth: { property: 'width', className: 'gallery-bar-sample' },
  screens: { property: 'width', className: 'gallery-bar-sample' },
  spacing: { property: 'width', className: 'gallery-bar-sample' },
  borderRadius: { property: 'border-radius', className: 'gallery-swatch' },
  boxShadow: { property: 'box-shadow', className: 'gallery-swatch' },
}

/**
 * A token at work; nothing for a kind that has no picture. The property is set by script, because the
 * content policy refuses style attributes.
 */
function TokenSample({ group, token }: { readonly group: string; readonly token: Token }) {
  const element = useRef<HTMLSpanElement>(null)
  const sample = samples[group]

  useEffect(() => {
    const { style } = element.current ?? {}
    if (!style || !sample) return

    style.setProperty(sample.property, token.value)
    for (const [name, value] of Object.entries(token.more)) {
      style.setProperty(kebabCase(name), value)
    }
  }, [sample, token])

  if (!sample) return null
  return (
    <span ref={element} aria-hidden="true" className={`block ${sample.className}`}>
      {sample.words}
    </span>
  )
}

function kebabCase(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
}

/** One token of the stylesheet's configuration. */
interface Token {
  readonly name: string
  /** As CSS takes it. */
  readonly value: string
  /** What else belongs to it, such as a type step's line height. */
  readonly more: Readonly<Record<string, string>>
}

interface TokenGroup {
  /** The key of the configuration. */
  readonly name: string
  readonly tokens: readonly Token[]
}

type Tree = { readonly [name: string]: unknown }

/**
 * Every token that the configuration names, read from the file itself: a token that is added there is
 * shown here, whatever its kind.
 */
export function tokenGroups(): readonly TokenGroup[] {
  const { extend = {}, ...own } = config.theme as Tree & { readonly extend?: Tree }
  const names = [...new Set([...Object.keys(own), ...Object.keys(extend)])]

  return names.map((name) => ({
    name,
    tokens: [own[name], extend[name]].flatMap((tree) => tokensIn(tree, '')),
  }))
}

function tokensIn(value: unknown, name: string): readonly Token[] {
  if (typeof value === 'string') return [{ name, value, more: {} }]
  if (Array.isArray(value)) return [tokenOfList(value, name)]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => tokensIn(inner, nameBelow(name, key)))
}

/** A type step is its size with what belongs to it; a family is its names in their order. */
function tokenOfList([first, second, ...others]: readonly unknown[], name: string): Token {
  if (typeof second === 'object' && second !== null) {
    return { name, value: String(first), more: second as Readonly<Record<string, string>> }
  }
  const names = [first, second, ...others].filter((part) => typeof part === 'string')
  return { name, value: names.join(', '), more: {} }
}

function nameBelow(parent: string, key: string): string {
  if (key === 'DEFAULT') return parent
  return parent ? `${parent}-${key}` : key
}
