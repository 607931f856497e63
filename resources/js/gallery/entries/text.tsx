import { useRef } from 'react'
import { Address } from '#js/components/ui/address.tsx'
import { Breadcrumbs } from '#js/components/ui/breadcrumbs.tsx'
import { FlashMessage } from '#js/components/ui/flash-message.tsx'
import { OverviewBlock } from '#js/components/ui/overview-block.tsx'
import { RichText } from '#js/components/ui/rich-text.tsx'
import { PageSection, Section, SectionHeading } from '#js/components/ui/section.tsx'
import type { Flash } from '#server/props/shared.ts'
import { alone, areaOnPaper, small, wide } from '../entry.ts'
import { copy, longCopy, longName, longWord, onDark } from '../samples.tsx'

const everything = copy(
  '<p>Bring <strong>one soft bag</strong> and <em>no</em> suitcase; see the <a href="/">kit list</a>.</p><ul><li>Boots with pale soles</li><li>Something warm</li></ul><ol><li>Arrive at six</li><li>Sail at seven</li></ol>',
)

function Band({ className }: { readonly className: string }) {
  return (
    <Section labelledBy="band-title" className={className}>
      <h2 id="band-title" className="text-section">
        A band across the page
      </h2>
      <p className="mt-4 max-w-copy">As wide as the window, its content on the page's measure.</p>
    </Section>
  )
}

const courses = { name: 'RYA courses', routeName: 'web.courses.all' }

const success =
  'Nearly there. We have sent an e-mail to ada@example.com: one click in it and you are on the list.'

const error = 'That link is no longer good. Sign up again and we will send you a new one.'

function FlashExample(flash: Flash) {
  return onDark(<FlashMessage flash={flash} ref={useRef(null)} />)
}

export const text = areaOnPaper('Text', [
  small('Rich text', ['ui/rich-text.tsx'], {
    'Everything that copy may hold': <RichText html={everything} />,
    'On a dark ground': onDark(<RichText html={everything} />),
    Long: <RichText html={longCopy} />,
    'A word longer than a line': <RichText html={copy(`<p>${longWord}</p>`)} />,
    'Empty: nothing': <RichText html={copy('')} />,
  }),
  small('Address', ['ui/address.tsx'], {
    'In a sentence': (
      <p>
        We have sent a code to <Address email="ada@example.com" />.
      </p>
    ),
    'Longer than a line': (
      <p>
        We have sent a code to <Address email={`${longWord}@example.com`} />.
      </p>
    ),
  }),
  alone('Section', ['ui/section.tsx'], {
    'On the page': <Band className="bg-paper" />,
    White: <Band className="bg-white" />,
  }),
  wide('Section heading', ['ui/section.tsx'], {
    'With an introduction': (
      <SectionHeading id="heading-1" title="From first knot to Yachtmaster" copy={longCopy} />
    ),
    Without: <SectionHeading id="heading-2" title="From first knot to Yachtmaster" />,
    '80 letters': <SectionHeading id="heading-3" title={longName} />,
    'A word longer than a line': <SectionHeading id="heading-4" title={longWord} />,
  }),
  wide('Page section', ['ui/section.tsx'], {
    'The first of a page': (
      <PageSection id="included" title="What is included">
        <p>The yacht, the diesel and the tea.</p>
      </PageSection>
    ),
  }),
  wide('Overview block', ['ui/overview-block.tsx'], {
    'With a link': (
      <OverviewBlock
        title="How the ladder works"
        copy={copy('<p>Leave gaps between two certificates.</p>')}
        linkToLearn
      />
    ),
    'Long copy': <OverviewBlock title={longName} copy={longCopy} />,
  }),
  alone('Breadcrumbs', ['ui/breadcrumbs.tsx'], {
    'Two deep': <Breadcrumbs above={[courses]} here="Competent Crew" />,
    'One deep': <Breadcrumbs above={[]} here="RYA courses" />,
    '80 letters': <Breadcrumbs above={[courses]} here={longName} />,
  }),
  wide('Flash message', ['ui/flash-message.tsx'], {
    'It worked': <FlashExample success={success} />,
    'It did not': <FlashExample error={error} />,
    Both: <FlashExample success={success} error={error} />,
    'One long word': <FlashExample error={longWord} />,
    'Nothing to say': <FlashExample />,
  }),
])
