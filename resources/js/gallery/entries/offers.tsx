import { AvailabilityLabel } from '#js/components/offer/availability-label.tsx'
import { DatesTable } from '#js/components/offer/dates-table.tsx'
import { MultipleCard } from '#js/components/offer/offer-card.tsx'
import { Breadcrumbs } from '#js/components/ui/breadcrumbs.tsx'
import { FactList, KitGroups, TickList } from '#js/components/ui/lists.tsx'
import { OverviewBlock } from '#js/components/ui/overview-block.tsx'
import { PageBanner } from '#js/components/ui/page-banner.tsx'
import { PageSection } from '#js/components/ui/section.tsx'
import { ShareLinks } from '#js/components/ui/share-links.tsx'
import type { AvailabilityShown, DateShown } from '#server/props/dates.ts'
import type { HomePageData } from '#server/props/home.ts'
import { entriesOf } from '../entry.ts'
import type { Entry, Sample } from '../entry.ts'
import { copy, longCopy, longName, longWord } from '../samples.ts'

const courses = { name: 'RYA courses', routeName: 'web.courses.all' }

const kit = ['Boots with pale soles', 'Something warm', 'A head torch', longName]

const crew = { name: 'Competent Crew', href: '/rya-courses/rya-competent-crew' }

const theory = { name: 'Day Skipper theory', href: '/rya-courses/rya-day-skipper-theory' }

function pageBanner({ cta2 }: HomePageData): Sample {
  const banner = {
    title: 'RYA sailing courses',
    description:
      'The RYA scheme is a ladder, and you may step on wherever your experience puts you.',
    imageUrl: cta2.backgroundUrl,
    altText: 'A yacht on the Solent',
    buttonUrl: '#results',
  }
  const { title, imageUrl, altText } = banner

  return {
    title: 'Page banner',
    shows: ['components/ui/page-banner.tsx', 'sections/banner-page.tsx'],
    areAlone: true,
    states: {
      'With a button': <PageBanner banner={banner} />,
      'A title alone': <PageBanner banner={{ title, imageUrl, altText }} />,
      'A film of this site': (
        <PageBanner banner={{ ...banner, promoVideo: '/images/art/golden-hour-tall-loop.mp4' }} />
      ),
      'A film elsewhere': (
        <PageBanner banner={{ ...banner, promoVideo: 'https://films.example/solent' }} />
      ),
      'Long words': (
        <PageBanner
          banner={{ ...banner, title: longName, description: longWord, buttonText: longName }}
        />
      ),
    },
  }
}

/** The seven words, each with what is said beside it. */
const words: readonly AvailabilityShown[] = [
  { state: 'bookNow', word: 'Book now', detail: '4 of 5 places left' },
  { state: 'fewLeft', word: 'Few places left', detail: '1 of 5 places left' },
  { state: 'waitingList', word: 'Waiting list', detail: 'All 5 places taken' },
  { state: 'reserved', word: 'Reserved', detail: 'For one party' },
  { state: 'soldOut', word: 'Sold out', detail: '' },
  { state: 'saleOver', word: 'Sale over', detail: 'Begins in less than a day' },
  { state: 'notYetOnSale', word: 'Not yet on sale', detail: 'Opens Monday 1 March, 2027' },
]

const weekend: DateShown = {
  reference: 'WE-SOL-270911',
  starts: '2027-09-11',
  ends: '2027-09-12',
  when: 'Saturday 11 September, 2027 to Sunday 12 September, 2027',
  times: 'Joins 9:00 AM, leaves 4:00 PM',
  place: 'Southampton',
  price: { text: '£325.00', tone: 'plain' },
  unit: 'per person',
  availability: { state: 'bookNow', word: 'Book now', detail: '4 of 5 places left' },
  href: '/events/WE-SOL-270911',
  icsHref: '/events/WE-SOL-270911.ics',
  offer: { name: 'Solent weekend', href: '/sailing-weekends/solent-weekend' },
  add: null,
}

const bookable: DateShown = {
  ...weekend,
  add: {
    action: '/cart/items',
    kind: 'place',
    sku: weekend.reference,
    button: 'Add a place',
    choice: null,
  },
}

const inEachState = words.map((availability, day) => ({
  ...weekend,
  reference: `WE-SOL-27091${day}`,
  availability,
}))

const long: DateShown = {
  ...weekend,
  place: longWord,
  price: { text: 'On enquiry', tone: 'plain' },
  unit: '',
  offer: { ...weekend.offer, name: longName },
}

const plain: readonly Sample[] = [
  {
    title: 'Breadcrumbs',
    shows: ['components/ui/breadcrumbs.tsx'],
    areAlone: true,
    states: {
      'Two deep': <Breadcrumbs above={[courses]} here="Competent Crew" />,
      'One deep': <Breadcrumbs above={[]} here="RYA courses" />,
      '80 letters': <Breadcrumbs above={[courses]} here={longName} />,
    },
  },
  {
    title: 'Fact list',
    shows: ['components/ui/lists.tsx'],
    states: {
      'Three facts': (
        <FactList
          facts={[
            { term: 'Length', text: '5 days' },
            { term: 'Aboard', text: 'At most five students and an instructor' },
            { term: longWord, text: longWord },
          ]}
        />
      ),
    },
  },
  {
    title: 'Tick list',
    shows: ['components/ui/lists.tsx'],
    ground: 'white',
    states: {
      Ticks: <TickList items={kit} />,
      Crosses: <TickList items={kit} mark="no" />,
      'In two columns, in order': <TickList items={kit} columns={2} isOrdered />,
    },
  },
  {
    title: 'Kit groups',
    shows: ['components/ui/lists.tsx'],
    ground: 'white',
    states: {
      'All three': <KitGroups essential={kit} helpful={['A book']} leaveAtHome={['A suitcase']} />,
      'Only what is needed': <KitGroups essential={kit} helpful={[]} leaveAtHome={[]} />,
    },
  },
  {
    title: 'Page part',
    shows: ['components/ui/section.tsx'],
    states: {
      'The first of a page': (
        <PageSection id="included" title="What is included">
          <p>The yacht, the diesel and the tea.</p>
        </PageSection>
      ),
    },
  },
  {
    title: 'Share links',
    shows: ['components/ui/share-links.tsx'],
    ground: 'white',
    areSmall: true,
    states: {
      'Of a course': (
        <ShareLinks title="Competent Crew" url="https://saltlark.example/competent-crew" />
      ),
    },
  },
  {
    title: 'Multiple card',
    shows: ['components/offer/offer-card.tsx'],
    areSmall: true,
    states: {
      'Two offers': (
        <MultipleCard
          title="What brings you there"
          offers={[
            { ...crew, note: 'This comes first' },
            { ...theory, note: 'The theory that you need' },
          ]}
        />
      ),
      'An offer of which nothing is said': (
        <MultipleCard title="Before you come" offers={[{ ...crew, note: '' }]} />
      ),
      'Long names': (
        <MultipleCard title={longName} offers={[{ ...crew, name: longWord, note: longName }]} />
      ),
      'None: nothing': <MultipleCard title="Nothing" offers={[]} />,
    },
  },
  {
    title: 'Overview block',
    shows: ['components/ui/overview-block.tsx'],
    states: {
      'With a link': (
        <OverviewBlock
          title="How the ladder works"
          copy={copy('<p>Leave gaps between two certificates.</p>')}
          linkToLearn
        />
      ),
      'Long copy': <OverviewBlock title={longName} copy={longCopy} />,
    },
  },
  {
    title: 'Availability word',
    shows: ['components/offer/availability-label.tsx'],
    ground: 'white',
    areSmall: true,
    states: Object.fromEntries(
      words.map((shown) => [shown.word, <AvailabilityLabel key={shown.word} {...shown} />]),
    ),
  },
  {
    title: 'Dates table',
    shows: ['components/offer/dates-table.tsx'],
    states: {
      'Of one offer, in each state': (
        <DatesTable dates={inEachState} label="Dates of Solent weekend" />
      ),
      'Booked in one click': <DatesTable dates={[bookable]} label="Dates to book" withOffer />,
      'Of several offers': <DatesTable dates={inEachState.slice(0, 2)} label="Dates" withOffer />,
      'Long names, no price': <DatesTable dates={[long]} label="Long names" withOffer />,
      'No dates': <DatesTable dates={[]} label="No dates" />,
    },
  },
]

export function offers(home: HomePageData): readonly Entry[] {
  return entriesOf([...plain, pageBanner(home)])
}
