import tailwindConfig from '../../../tailwind.config.ts'

type Channels = readonly [number, number, number]
type Tree = { readonly [name: string]: string | Tree }

/**
 * The contrast of two colours, from 1 to 21 (WCAG 2.2, "contrast ratio"). A colour is named as in a
 * class: `ink`, `ink-deep`, `white/85`. One that lets its ground through says which: `sea/35 on paper`;
 * of a text it is the other colour of the pair.
 */
export function contrastOf(text: string, ground: string): number {
  const below = paint(ground)
  const [darker = 0, lighter = 0] = [luminance(paint(text, below)), luminance(below)].toSorted(
    (a, b) => a - b,
  )
  return (lighter + 0.05) / (darker + 0.05)
}

/** The names of all colours, as classes name them. */
export function colourNames(): string[] {
  return namesIn(tailwindConfig.theme.colors, '')
}

function namesIn(tree: Tree, parent: string): string[] {
  return Object.entries(tree).flatMap(([key, value]) => {
    const name = key === 'DEFAULT' ? parent : [parent, key].filter(Boolean).join('-')
    return typeof value === 'string' ? [name] : namesIn(value, name)
  })
}

function paint(colour: string, ground?: Channels): Channels {
  const [top = '', base] = colour.split(' on ')
  const [name = '', percent = '100'] = top.split('/')
  const channels = channelsOf(name)
  if (percent === '100') return channels
  const below = base ? paint(base) : ground
  if (!below)
    throw new Error(`${colour} lets its ground through: say which, as in "${top} on paper".`)
  const share = Number(percent) / 100
  const mixed = channels.map(
    (channel, index) => channel * share + (below[index] ?? 0) * (1 - share),
  )
  return [mixed[0] ?? 0, mixed[1] ?? 0, mixed[2] ?? 0]
}

function channelsOf(name: string): Channels {
  const parts = name.split('-')
  const found = parts.reduce<string | Tree | undefined>(
    (tree, part) => (typeof tree === 'object' ? tree[part] : undefined),
    tailwindConfig.theme.colors,
  )
  const value = typeof found === 'object' ? found['DEFAULT'] : found
  if (typeof value !== 'string' || !/^#[\da-f]{6}$/i.test(value)) {
    throw new Error(`tailwind.config.ts has no colour ${name} of six digits.`)
  }
  const channel = (start: number) => Number.parseInt(value.slice(start, start + 2), 16)
  return [channel(1), channel(3), channel(5)]
}

function luminance(channels: Channels): number {
  const [red = 0, green = 0, blue = 0] = channels.map((channel) => {
    const share = channel / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
