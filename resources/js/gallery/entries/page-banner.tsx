import { OverviewBlock } from '#js/components/overview-block.tsx'
import { PageBanner } from '#js/components/page-banner.tsx'
import type { HomePageData } from '#server/props/home.ts'
import type { Entry } from '../entry.ts'
import { copy, longCopy, longName, longWord } from '../samples.ts'

export function pageBanner({ cta2 }: HomePageData): Entry {
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
    group: 'Components',
    shows: ['components/page-banner.tsx'],
    areAlone: true,
    states: [
      { title: 'With a button', content: <PageBanner banner={banner} /> },
      { title: 'A title alone', content: <PageBanner banner={{ title, imageUrl, altText }} /> },
      {
        title: 'A film of this site',
        content: (
          <PageBanner banner={{ ...banner, promoVideo: '/images/art/golden-hour-tall-loop.mp4' }} />
        ),
      },
      {
        title: 'A film elsewhere',
        content: <PageBanner banner={{ ...banner, promoVideo: 'https://films.example/solent' }} />,
      },
      {
        title: 'Long words',
        content: (
          <PageBanner
            banner={{ ...banner, title: longName, description: longWord, buttonText: longName }}
          />
        ),
      },
    ],
  }
}

export const overviewBlock: Entry = {
  title: 'Overview block',
  group: 'Components',
  shows: ['components/overview-block.tsx'],
  states: [
    {
      title: 'With a link',
      content: (
        <OverviewBlock
          title="How the ladder works"
          copy={copy('<p>Leave gaps between two certificates.</p>')}
          linkToLearn
        />
      ),
    },
    { title: 'Long copy', content: <OverviewBlock title={longName} copy={longCopy} /> },
  ],
}
