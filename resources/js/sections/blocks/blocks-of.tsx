import type { ReactNode } from 'react'
import type { BlockProps, AnyBlockProps } from '#server/props/info-pages.ts'

/** A view for each kind of these blocks; a kind that is missing does not compile. */
export type ViewsOf<Block extends AnyBlockProps> = {
  readonly [Type in Block['type']]: (block: BlockProps<Type>) => ReactNode
}

/** A component that shows blocks from top to bottom, each in its view. */
export function blocksOf<Block extends AnyBlockProps>(views: ViewsOf<Block>) {
  return function Blocks({ blocks }: { readonly blocks: readonly Block[] }) {
    return blocks.map((block, index) => {
      const View = views[block.type as Block['type']] as unknown as (shown: Block) => ReactNode
      return <View key={block.id ?? index} {...block} />
    })
  }
}
