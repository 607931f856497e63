import type { ReactNode } from 'react'
import { Breadcrumbs } from '#js/components/ui/breadcrumbs.tsx'
import { PageBanner } from '#js/components/ui/page-banner.tsx'
import type { InfoPageProps } from '#server/props/info-pages.ts'

/** A page that begins with a banner: the way to it stands below, then what the page holds. */
export function BannerPage({
  banner,
  breadcrumbs,
  children,
}: Pick<InfoPageProps, 'banner' | 'breadcrumbs'> & { readonly children: ReactNode }) {
  return (
    <>
      <PageBanner banner={banner} />
      <div className="measure pt-4">
        <Breadcrumbs {...breadcrumbs} />
      </div>
      {children}
      <div className="pb-16 md:pb-24" />
    </>
  )
}
