import { RouteLink } from '#js/components/route-link.tsx'
import { useSharedProps } from '#js/hooks/use-shared-props.ts'

/** The way home. In December and the first days of January the mark is dressed for the season. */
export function Logo() {
  const { company, isSeasonal } = useSharedProps()

  return (
    <RouteLink to="web.home" className="brand flex min-h-11 shrink-0 items-center gap-2 pr-2">
      {isSeasonal ? (
        <img
          src="/images/brand/mark-season.svg"
          alt=""
          width={40}
          height={40}
          className="size-10 rounded-full bg-white p-0.5"
        />
      ) : (
        <img src="/images/brand/mark-white.svg" alt="" width={40} height={40} className="size-10" />
      )}
      <span className="min-w-18 font-display text-xl font-semibold xl:min-w-21.5 xl:text-2xl">
        {company.brand}
      </span>{' '}
      <span className="sr-only">home page</span>
    </RouteLink>
  )
}
