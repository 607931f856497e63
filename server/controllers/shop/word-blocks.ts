import type { InfoPage } from '#server/content/schema/info-page.ts'
import type { ShownBlock } from '#server/props/info-pages.ts'
import type { WordBlock } from '#server/props/shop.ts'
import type { PageSurroundings } from '../info/page-surroundings.ts'
import { shownBlocks } from '../info/shown-blocks.ts'

interface AroundTheShop {
  /** What introduces the things for sale. */
  readonly before: readonly WordBlock[]
  readonly after: readonly WordBlock[]
}

/** The blocks of a page of the shop, which shows words alone: its overviews stand before all else. */
export function wordBlocks(
  blocks: InfoPage['blocks'],
  surroundings: PageSurroundings,
): AroundTheShop {
  const words = shownBlocks(blocks, surroundings).filter(areWords)
  return {
    before: words.filter(({ type }) => type === 'overview'),
    after: words.filter(({ type }) => type !== 'overview'),
  }
}

const kinds: Readonly<Record<WordBlock['type'], true>> = {
  overview: true,
  text: true,
  points: true,
  facts: true,
  questions: true,
}

function areWords(block: ShownBlock): block is WordBlock {
  return Object.hasOwn(kinds, block.type)
}
