import { EnquiryForm } from '#js/components/offer/enquiry-form.tsx'
import type { BlockProps } from '#server/props/info-pages.ts'
import { BlockFrame } from './block-frame.tsx'

/** A form that asks staff something, at the place where a page ends in it. */
export function EnquiryBlock({
  id = 'enquiry',
  title = 'Ask us',
  copy,
  subject,
  action,
}: BlockProps<'enquiry'>) {
  return (
    <BlockFrame id={id} title={title} copy={copy}>
      <EnquiryForm subject={subject} action={action} anchor={id} />
    </BlockFrame>
  )
}
