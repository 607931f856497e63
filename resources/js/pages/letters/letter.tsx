import { Breadcrumbs } from '#js/components/ui/breadcrumbs.tsx'
import { LetterBlocks } from '#js/sections/letter-blocks.tsx'
import type { LetterPageProps } from '#server/props/letters.ts'

/** One weekly letter, as everybody may read it. */
export default function Letter({ title, day, preheader, blocks }: LetterPageProps) {
  return (
    <>
      <div className="measure pt-8">
        <Breadcrumbs
          above={[{ name: 'Letters from the water', routeName: 'web.letters.all' }]}
          here={title}
        />
        <h1 className="mt-4 text-section">{title}</h1>
        <p className="mt-3 text-sm">{day}</p>
        <p className="mt-4 max-w-copy text-lg">{preheader}</p>
      </div>
      <LetterBlocks blocks={blocks} />
      <div className="pb-16 md:pb-24" />
    </>
  )
}
