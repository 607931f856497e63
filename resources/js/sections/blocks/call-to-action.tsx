import { ButtonLink } from '#js/components/button-link.tsx'
import type { Shown } from '#server/props/info-pages.ts'
import { BlockFrame } from './block-frame.tsx'

/** What to do next, and the button for it. */
export function CallToAction({ id, title, copy, buttonUrl, buttonText }: Shown<'call-to-action'>) {
  return (
    <BlockFrame id={id} title={title} copy={copy}>
      <ButtonLink href={buttonUrl}>{buttonText}</ButtonLink>
    </BlockFrame>
  )
}
