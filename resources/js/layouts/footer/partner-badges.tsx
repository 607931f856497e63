/** Invented bodies, so that nobody takes a badge for a real endorsement. */
const partners = [
  'Recognised Training Centre',
  'Sea Safety Partner School',
  'Saltwater Awards School of the Year',
  'Small Ships Guild Member',
  'Clean Seas Pledge Signatory',
  'Harbour & Quay Marina Network',
] as const

export function PartnerBadges() {
  return (
    <section aria-label="Partners" className="border-t border-line bg-white">
      <ul className="mx-auto flex max-w-page flex-wrap items-center justify-center gap-x-8 gap-y-4 px-4 py-6 md:px-8 lg:justify-between">
        {partners.map((name, index) => (
          <li key={name}>
            <img
              src={`/images/badges/badge-${index + 1}.svg`}
              alt={name}
              width={149}
              height={48}
              loading="lazy"
              className="h-12 w-auto"
            />
          </li>
        ))}
      </ul>
    </section>
  )
}
