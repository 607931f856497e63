import { useSharedProps } from '#js/hooks/use-shared-props.ts'

/** The company's telephone number, which calls it. */
export function PhoneLink({
  before,
  className,
}: {
  /** Stands in the link before the number, with the space between them. */
  readonly before?: string
  readonly className: string
}) {
  const { company } = useSharedProps()

  return (
    <a href={company.phone_link} className={className}>
      {before}
      {company.phone}
    </a>
  )
}
