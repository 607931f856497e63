import type { ReactNode } from 'react'
import { useFocusOnChange } from '#js/hooks/use-focus.ts'
import { LazyImage } from '../ui/picture.tsx'

/** Pictures that say nothing, and which part of them a tall frame shows. */
const scenes = {
  'marina-evening': 'object-center',
  'at-the-helm': 'object-center',
  'harbour-lights': 'object-[28%]',
  'solent-morning': 'object-[42%]',
  'chart-coast': 'object-[82%]',
  'cleat-and-line': 'object-[82%]',
  'at-the-chart-table': 'object-[45%]',
}

/**
 * A page that asks for one thing: a title and a form, beside a picture where there is room. A form
 * whose answer is the same page under another title has the focus go to that title.
 */
export function AuthCard({
  title,
  scene,
  children,
}: {
  readonly title: string
  readonly scene: keyof typeof scenes
  readonly children: ReactNode
}) {
  const heading = useFocusOnChange(title)

  return (
    <div className="measure py-8 md:py-14">
      <div className="mx-auto grid max-w-xl overflow-hidden rounded-card bg-white shadow-card lg:max-w-5xl lg:grid-cols-[11fr_9fr]">
        <div className="min-w-0 p-6 sm:p-10 lg:flex lg:min-h-160 lg:flex-col lg:justify-center lg:p-14">
          <h1 ref={heading} tabIndex={-1} className="mb-3 text-section focus:outline-none">
            {title}
          </h1>
          {children}
        </div>
        <LazyImage
          src={`/images/art/${scene}-1600.avif`}
          alt=""
          className="relative hidden lg:block"
          imageClass={`absolute inset-0 ${scenes[scene]}`}
        />
      </div>
    </div>
  )
}
