import { pathOf, readQuery, writeQuery } from '#server/routing/urls.ts'

/** Where dates are chosen by month and people: their pages declare both (a test holds the list to it). */
const pages =
  /^\/(?:events|rya-courses|sailing-courses-in-your-office|sailing-weekends|sailing-holidays|classic-sailing|racing|breaks|mile-builder|duke-of-edinburgh-awards-sailing)(?=[/?#]|$)/

/**
 * How a page's links keep the month and the number of people that its own address has; null where it
 * has neither. A link to the page itself says what it means, and so does one that names either.
 * @param pageUrl path and query, as `usePage().url` has it
 */
export function keepWanted(pageUrl: string): ((href: string) => string) | null {
  const { month, people } = readQuery(pageUrl)
  const wanted = { ...(month !== undefined && { month }), ...(people !== undefined && { people }) }
  const [, more] = writeQuery(wanted).split('?')
  if (more === undefined) return null
  const here = pathOf(pageUrl)
  return (href) => {
    if (!pages.test(href) || pathOf(href) === here) return href
    const [address = '', anchor] = href.split('#')
    const own = readQuery(address)
    if (own['month'] !== undefined || own['people'] !== undefined) return href
    const joined = `${address}${address.includes('?') ? '&' : '?'}${more}`
    return anchor === undefined ? joined : `${joined}#${anchor}`
  }
}
