import { tokenGroups } from './token-groups.ts'
import type { TokenGroup } from './token-groups.ts'
import { TokenSample } from './token-sample.tsx'

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
