import type { ReactNode } from 'react'
import { FactList } from '#js/components/ui/lists.tsx'
import { PhoneLink } from '#js/components/ui/phone-link.tsx'
import { LazyImage } from '#js/components/ui/picture.tsx'
import { useSharedProps } from '#js/hooks/use-shared-props.ts'
import type { BlockProps } from '#server/props/info-pages.ts'
import { BlockFrame } from './block-frame.tsx'

/** How to reach the company, where it is, and when somebody is there. */
export function ContactBlock({
  id,
  title,
  copy,
  hours,
  imageUrl,
  imageAltText,
}: BlockProps<'contact'>) {
  return (
    <BlockFrame id={id} title={title} copy={copy}>
      <div className="grid gap-8 md:grid-cols-2">
        <Ways />
        {hours.length > 0 && (
          <div>
            <h3 className="mb-3 text-card">When somebody is here</h3>
            <FactList facts={hours.map(({ days, hours: open }) => ({ term: days, text: open }))} />
          </div>
        )}
      </div>
      {imageUrl && (
        <LazyImage
          src={imageUrl}
          alt={imageAltText ?? ''}
          sizes="(min-width: 80em) 50rem, (min-width: 64em) 60vw, 92vw"
          className="mt-8 aspect-3/2 rounded-card"
        />
      )}
    </BlockFrame>
  )
}

function Ways() {
  const { company } = useSharedProps()
  const link =
    'inline-flex min-h-11 max-w-full items-center font-semibold text-tide-deep underline underline-offset-4 hover:text-tide'

  return (
    <address className="space-y-4 not-italic">
      <Way name="Telephone">
        <PhoneLink className={link} />
      </Way>
      <Way name="E-mail">
        <a href={`mailto:${company.email}`} className={`${link} break-words`}>
          {company.email}
        </a>
      </Way>
      <Way name="Address">
        {[company.name, ...company.address].map((line) => (
          <span key={line} className="block text-ink">
            {line}
          </span>
        ))}
      </Way>
      <p className="text-sm">
        Company number {company.company_number}, VAT number {company.vat_number}
      </p>
    </address>
  )
}

function Way({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div>
      <p className="text-sm font-semibold text-tide">{name}</p>
      {children}
    </div>
  )
}
