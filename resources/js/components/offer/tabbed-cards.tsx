import { useRef, useState } from 'react'
import type { KeyboardEvent } from 'react'
import { useHydrated } from '#js/hooks/use-browser.ts'
import { wrapIndex } from '#js/hooks/use-carousel.ts'
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
  /** The id of the heading that names the tabs. */
  readonly labelledBy: string
  readonly tabs: readonly CardTab[]
  readonly ratings: GlobalRatings
}) {
  const shown = tabs.filter(({ ids }) => ids.length > 0)
  const { current, turn, ...control } = useTabs(shown.length)
  const idOf = (index: number) => `${id}-${index + 1}`
  const hasTabs = shown.length > 1

  return (
    <>
      {hasTabs && (
        <TabList
          labelledBy={labelledBy}
          current={current}
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
          isShown={index === current}
          turn={turn}
        />
      ))}
    </>
  )
}

type Control = Pick<ReturnType<typeof useTabs>, 'current' | 'choose' | 'onKeyDown' | 'tabRef'>

interface TabListProps extends Control {
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
            {...(areTabs && tabRole(panel, index === current))}
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

function tabRole(panel: string, isChosen: boolean) {
  return {
    role: 'tab',
    'aria-selected': isChosen,
    'aria-controls': panel,
    tabIndex: isChosen ? 0 : -1,
  } as const
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

/**
 * Tabs of which one is chosen, the first at the start. The focus stops once among them; Left and
 * Right go round, Home and End to the ends, and whatever gets the focus is chosen.
 */
function useTabs(count: number) {
  const [{ chosen, turn }, setState] = useState({ chosen: 0, turn: 0 })
  const tabs = useRef<(HTMLElement | null)[]>([])
  const current = Math.min(chosen, Math.max(0, count - 1))
  const choose = (index: number) => setState((last) => ({ chosen: index, turn: last.turn + 1 }))

  function onKeyDown(event: KeyboardEvent) {
    const to = destination(event.key, current, count)
    if (to === undefined || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    choose(to)
    tabs.current[to]?.focus()
  }

  return {
    current,
    /** How often a tab was chosen: another number for each time. */
    turn,
    choose,
    onKeyDown,
    tabRef: (index: number) => (tab: HTMLElement | null) => void (tabs.current[index] = tab),
  }
}

function destination(key: string, current: number, count: number): number | undefined {
  if (key === 'ArrowLeft') return wrapIndex(current - 1, count)
  if (key === 'ArrowRight') return wrapIndex(current + 1, count)
  if (key === 'Home') return 0
  return key === 'End' ? count - 1 : undefined
}
