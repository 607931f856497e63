import { calendarText, datedEvents } from '#server/schedule/feeds/calendar-text.ts'
import type { WholeOrder } from '#server/shop/orders/find-order.ts'
import { keptDates } from '#server/shop/places/locked-dates.ts'
import { dateAsSold } from '#server/shop/places/sold-date.ts'
import type { ControllerServices } from '../controller-services.ts'

/**
 * The dates of an order as a calendar; null: it has none. A date that the office moved since is where
 * it is now, and all of a cancelled order are marked as such.
 */
export async function orderCalendar(
  {
    config,
    database,
    site,
    urls,
  }: Pick<ControllerServices, 'config' | 'database' | 'site' | 'urls'>,
  { order, lines }: WholeOrder,
): Promise<string | null> {
  const references = lines.flatMap(({ reference }) => reference ?? [])
  if (references.length === 0) return null
  const now = site.current()
  const kept = await keptDates(database.db, references)
  const { hostname: host } = new URL(config.appUrl)
  const events = references.flatMap((reference) => {
    const date = dateAsSold(now, reference, kept.get(reference)) ?? kept.get(reference)
    if (!date) return []
    const isCancelled = date.isCancelled || order.status === 'cancelled'
    const url = urls.absolute('web.events.all', { reference })
    return datedEvents(
      { ...date, isCancelled },
      {
        name: date.name,
        location: date.place,
        url,
        host,
        description: `Order ${order.number}\nReference: ${reference}`,
      },
    )
  })
  return calendarText({
    name: `Order ${order.number}, ${now.content.company.brand}`,
    stamp: now.instant,
    events,
  })
}
