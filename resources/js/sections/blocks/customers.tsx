import { TestimonialCard } from '#js/components/testimonial-card.tsx'
import type { Shown } from '#server/props/info-pages.ts'
import { BlockFrame } from './block-frame.tsx'

/** What customers say. */
export function CustomersBlock({ id, title, testimonials }: Shown<'testimonials'>) {
  return (
    <BlockFrame id={id} title={title ?? 'What people say'} isWide>
      <ul className="grid gap-6 md:grid-cols-2 xl:grid-cols-3">
        {testimonials.map((testimonial) => (
          <li key={testimonial.id} className="min-w-0">
            <TestimonialCard testimonial={testimonial} className="h-full" />
          </li>
        ))}
      </ul>
      <p className="mt-6 text-sm">The testimonials on this site are sample data.</p>
    </BlockFrame>
  )
}
