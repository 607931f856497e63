import type { Content } from '#server/content/content.ts'
import type { Block } from '#server/content/schema/blocks.ts'
import type { InfoPage } from '#server/content/schema/info-page.ts'
import type { Passage, SearchDocument } from './search-index.ts'
import { plainText } from './words.ts'

/** An information page, by the text of its blocks; what stands elsewhere is found there. */
export function pageDocument(page: InfoPage, { knots, fleet }: Content): SearchDocument {
  const { name, banner, metadata, intro_description: intro, routeName } = page
  const description = metadata.meta_description ?? banner.description ?? intro ?? ''
  const passages = page.blocks.flatMap((block) => passagesOf(block, { knots, fleet }))
  return {
    kind: 'page',
    name,
    also: [banner.title, ...passages.flatMap(({ heading }) => heading ?? [])],
    passages: [{ text: description }, { text: banner.description ?? '' }, ...passages],
    target: { type: 'page', routeName, picture: banner.imageUrl },
  }
}

function passagesOf(block: Block, catalogue: Pick<Content, 'knots' | 'fleet'>): Passage[] {
  const { id: anchor, title: heading } = block
  const here = (text: string): Passage => ({ text, heading, anchor })
  if (block.type === 'sections') {
    return block.sections.map(({ id, title, copy }) => ({
      text: plainText(copy),
      heading: title,
      anchor: id,
    }))
  }
  const copy = 'copy' in block && block.copy ? [here(plainText(block.copy))] : []
  if (block.type === 'knots') return [...copy, ...knotPassages(block.knots, catalogue)]
  if (block.type === 'yachts') return [...copy, ...yachtLines(block.yachts, catalogue).map(here)]
  return [...copy, ...linesOf(block).map(here)]
}

function knotPassages(wanted: readonly string[], { knots }: Pick<Content, 'knots'>): Passage[] {
  return knots
    .filter(({ slug }) => wanted.length === 0 || wanted.includes(slug))
    .map(({ slug, name, use, mistake, steps }) => ({
      heading: name,
      anchor: slug,
      text: [`${name}: ${use}`, ...steps, mistake].join(' '),
    }))
}

function yachtLines(wanted: readonly string[], { fleet }: Pick<Content, 'fleet'>): string[] {
  return fleet
    .filter(({ id }) => wanted.length === 0 || wanted.includes(id))
    .map(({ name, kind, description }) => `${name}, ${kind}. ${plainText(description)}`)
}

function linesOf(block: Block): string[] {
  const read = readers[block.type] as ((block: Block) => string[]) | undefined
  return read?.(block) ?? []
}

type Readers = {
  readonly [Type in Block['type']]?: (block: Extract<Block, { readonly type: Type }>) => string[]
}

const readers: Readers = {
  facts: ({ rows }) => rows.map(({ name, value }) => `${name}: ${value}`),
  points: ({ points }) => points,
  steps: ({ steps }) => steps.map(({ name, actions }) => `${name}: ${actions.join(' ')}`),
  promises: ({ promises }) =>
    promises.map(({ name, copy, deadline }) => `${name}: ${plainText(copy)} ${deadline}`),
  ladder: ({ rungs }) => rungs.map(({ needs, gives }) => `${needs} ${gives}`),
  shares: ({ parts }) => parts.map(({ name, topics }) => `${name}: ${topics.join(', ')}`),
  contact: ({ hours }) => hours.map(({ days, hours: open }) => `${days}: ${open}`),
}
