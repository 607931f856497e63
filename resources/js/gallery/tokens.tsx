import { useEffect, useRef } from 'react'
import config from '../../../tailwind.config.ts'

/** The design's colours, type, measures and shadows, as the stylesheet's configuration has them. */
export function Tokens() {
  return tokenGroups.map(({ name, tokens }) => (
    <div key={name} className="gallery-entry">
      <h2 className="text-card">Tokens: {name}</h2>
      <ul className="gallery-tokens">
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

/** How a token is shown: the property of the style that it is set to, on an element with this class. */
interface Sample {
  readonly property: string
  readonly className: string
  readonly text?: string
}

const bar = { property: 'width', className: 'gallery-bar-sample' }

const letters = { className: 'gallery-letters', text: 'Learn to sail. Then keep going.' }

/** By the key of the configuration; a kind that has no picture is not here. */
const samples: Readonly<Record<string, Sample>> = {
  colors: { property: 'backgroundColor', className: 'gallery-swatch' },
  fontFamily: { property: 'fontFamily', ...letters },
  fontSize: { property: 'fontSize', ...letters },
  maxWidth: bar,
  screens: bar,
  spacing: bar,
  borderRadius: { property: 'borderRadius', className: 'gallery-swatch' },
  elevation: { property: 'boxShadow', className: 'gallery-swatch' },
}

/** A token at work. The property is set by script: the content policy refuses style attributes. */
function TokenSample({ group, token }: { readonly group: string; readonly token: Token }) {
  const element = useRef<HTMLSpanElement>(null)
  const sample = samples[group]

  useEffect(() => {
    if (!sample || !element.current) return
    Object.assign(element.current.style, { [sample.property]: token.value, ...token.more })
  }, [sample, token])

  if (!sample) return null
  return (
    <span ref={element} aria-hidden="true" className={`block ${sample.className}`}>
      {sample.text}
    </span>
  )
}

/** One token of the stylesheet's configuration. */
interface Token {
  readonly name: string
  /** As CSS takes it. */
  readonly value: string
  /** What else belongs to it, such as a type step's line height. */
  readonly more: Readonly<Record<string, string>>
}

/** A list is a family's names in their order, or the size of a type step with what belongs to it. */
type Tree = string | readonly (string | Token['more'])[] | { readonly [name: string]: Tree }

const { extend, ...own } = config.theme

/** Steps of the spacing scale that the components use; the unit is a quarter of the letter size. */
const steps = [1, 2, 3, 4, 6, 8, 12, 16, 24]

const spacing = Object.fromEntries(steps.map((step) => [step, `${step / 4}rem`]))

/** Every token that the configuration names: one that is added there is shown, whatever its kind. */
const tokenGroups = Object.entries<Tree>({ ...own, ...extend, spacing }).map(([name, tree]) => ({
  name,
  tokens: tokensIn(tree, ''),
}))

function tokensIn(tree: Tree, name: string): readonly Token[] {
  if (typeof tree === 'string') return [{ name, value: tree, more: {} }]
  if (Array.isArray(tree)) return [tokenOfList(tree, name)]
  return Object.entries(tree).flatMap(([key, inner]) => tokensIn(inner, nameBelow(name, key)))
}

function tokenOfList(list: readonly (string | Token['more'])[], name: string): Token {
  const more = list.find((part) => typeof part === 'object') ?? {}
  return { name, value: list.filter((part) => typeof part === 'string').join(', '), more }
}

function nameBelow(parent: string, key: string): string {
  if (key === 'DEFAULT') return parent
  return parent ? `${parent}-${key}` : key
}
