import { useBackgroundVideo } from '#js/hooks/use-background-video.ts'
import { useMediaQuery } from '#js/hooks/use-media-query.ts'
import { usePicture } from '#js/hooks/use-picture.ts'
import { cx } from '#js/lib/class-names.ts'
import { firstScreen } from '#js/lib/media.ts'
import { Icon } from './icons.tsx'

// A pixel narrower than the still, which so remains the page's largest paint.
const appearance = 'max-w-[calc(100%-1px)] transition-opacity duration-reveal'

/**
 * A silent film over the hero's still. Its sources match no medium until it is to play, so that
 * nothing of it is fetched before; without scripts the still stands.
 */
export function HeroVideo({
  src,
  className,
}: {
  readonly src: string
  readonly className: string
}) {
  const { tall } = usePicture(src) ?? {}
  const path = (useMediaQuery(firstScreen.tall.media) && tall) || src
  const sources = usePicture(path)?.sources ?? [{ type: undefined, srcSet: path }]
  const { video, isOn, isShown, show, toggle } = useBackgroundVideo()

  return (
    <>
      <video
        key={path}
        ref={video}
        aria-hidden="true"
        tabIndex={-1}
        muted
        loop
        autoPlay
        playsInline
        preload="none"
        onPlaying={show}
        className={cx(className, appearance, !isShown && 'opacity-0')}
      >
        {sources.map(({ type, srcSet }) => (
          <source key={srcSet} src={srcSet} type={type} media={isOn ? undefined : 'not all'} />
        ))}
      </video>
      <button
        type="button"
        onClick={toggle}
        className="absolute right-4 bottom-8 tall:top-[calc(var(--hero-still)*0.69-3.5rem)] grid size-11 place-items-center rounded-button border border-white/70 bg-ink-deep/70 text-white hover:bg-ink-deep md:right-8 noscript:hidden"
      >
        <Icon name={isOn ? 'pause' : 'play'} />
        <span className="sr-only">{isOn ? 'Pause' : 'Play'} the background film</span>
      </button>
    </>
  )
}
