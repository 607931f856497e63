import { HeroVideo } from '#js/components/hero-video.tsx'
import { isVideo } from '#js/lib/media.ts'
import type { HomePageData } from '#server/props/home.ts'
import type { Entry } from '../entry.ts'

/** The film of the home page; while that has a still, there is none to show. */
export function heroVideo({ hero }: HomePageData): Entry {
  const { backgroundUrl } = hero

  return {
    title: 'Hero video',
    group: 'Components',
    shows: ['components/hero-video.tsx'],
    ground: 'dark',
    areAlone: true,
    states: [
      {
        title: 'With its button',
        content: (
          <div className="on-dark relative isolate min-h-[min(54rem,100svh)]">
            {isVideo(backgroundUrl) ? (
              <HeroVideo
                src={backgroundUrl}
                className="absolute inset-x-0 top-0 -z-20 h-120 w-full object-cover md:h-full"
              />
            ) : (
              <p className="p-6">The home page has no film now.</p>
            )}
          </div>
        ),
      },
    ],
  }
}
