import { useHydrated } from '#js/hooks/use-browser.ts'
import { useTabs } from '#js/hooks/use-tabs.ts'
import { cx } from '#js/lib/class-names.ts'
import type { GlobalRatings } from '#server/props/home.ts'
import type { CardTab } from '#server/props/offers.ts'
import { Carousel } from '../ui/carousel.tsx'
import { OfferCard } from './offer-card.tsx'

/**
 * Cards in carousels, one behind each tab. Tabs without ids are hidden, and choosing a tab shows its
 * first card (specification 4). Without scripts the tabs are links to sections under each other.
 */
export function TabbedCards({
  id,
  labelledBy,
  tabs,
  ratings,
}: {
  /** Begins the ids of the sections, which links may lead to: `related-1`. */
  readonly id: string
  readonly labelledBy: string
  readonly tabs: readonly CardTab[]
  readonly ratings: GlobalRatings
}) {
  const shown = tabs.filter(({ ids }) => ids.length > 0)
  const { turn, ...control } = useTabs(shown.length)
  const idOf = (index: number) => `${id}-${index + 1}`
  const hasTabs = shown.length > 1

  return (
    <>
      {hasTabs && (
        <TabList
          labelledBy={labelledBy}
          {...control}
          tabs={shown.map(({ title }, index) => ({ title, panel: idOf(index) }))}
        />
      )}
      {shown.map((tab, index) => (
        <Panel
          key={tab.title}
          id={idOf(index)}
          tab={tab}
          ratings={ratings}
          hasTab={hasTabs}
          isShown={index === control.current}
          turn={turn}
        />
      ))}
    </>
  )
}

interface TabListProps extends Omit<ReturnType<typeof useTabs>, 'turn'> {
  readonly labelledBy: string
  readonly tabs: readonly { readonly title: string; readonly panel: string }[]
}

function TabList({ labelledBy, tabs, current, choose, onKeyDown, tabRef }: TabListProps) {
  const areTabs = useHydrated()

  return (
    <ul
      {...(areTabs && { role: 'tablist', onKeyDown })}
      aria-labelledby={labelledBy}
      className="mt-4 flex flex-wrap gap-x-6"
    >
      {tabs.map(({ title, panel }, index) => (
        <li key={panel} {...(areTabs && { role: 'none' })}>
          <a
            ref={tabRef(index)}
            id={`${panel}-tab`}
            href={`#${panel}`}
            {...(areTabs && {
              role: 'tab',
              'aria-selected': index === current,
              'aria-controls': panel,
              tabIndex: index === current ? 0 : -1,
            })}
            className={cx(tabClass, index === current ? chosenClass : 'text-tide-deep')}
            onClick={(event) => {
              event.preventDefault()
              choose(index)
            }}
          >
            {title}
          </a>
        </li>
      ))}
    </ul>
  )
}

const tabClass =
  'inline-flex min-h-12 items-center font-semibold underline-offset-8 hover:text-tide noscript:underline'

// A line under the words stays where browsers take colours away.
const chosenClass = 'text-ink underline decoration-2'

interface PanelProps {
  readonly id: string
  readonly tab: CardTab
  readonly ratings: GlobalRatings
  /** Is it one of several, between which tabs choose? */
  readonly hasTab: boolean
  readonly isShown: boolean
  readonly turn: number
}

function Panel({ id, tab: { title, courses }, ratings, hasTab, isShown, turn }: PanelProps) {
  const isPanel = useHydrated() && hasTab
  const heading = `${id}-title`

  return (
    <div
      id={id}
      {...(isPanel && { role: 'tabpanel', 'aria-labelledby': `${id}-tab` })}
      className={cx(hasTab ? 'mt-2' : 'mt-6', !isShown && 'hidden noscript:block')}
    >
      {/* Under another key a carousel begins anew, at its first card. */}
      <Carousel
        key={isShown ? turn : 'waiting'}
        labelledBy={heading}
        heading={
          <h3 id={heading} className={cx('text-card', hasTab && 'hidden noscript:block')}>
            {title}
          </h3>
        }
        slides={courses.map((card) => ({
          id: `${card.className}-${card.slug}`,
          content: <OfferCard card={card} ratings={ratings} />,
        }))}
      />
    </div>
  )
}
