import { useBackgroundVideo } from '#js/hooks/use-background-video.ts'
import { Icon } from './icons.tsx'

/**
 * A silent film behind the hero. The media condition keeps it from being fetched where motion is
 * unwanted; then, as everywhere, the button starts and stops it.
 */
export function HeroVideo({
  src,
  className,
}: {
  readonly src: string
  readonly className: string
}) {
  const { video, isPlaying, toggle } = useBackgroundVideo(src)

  return (
    <>
      <video
        ref={video}
        aria-hidden="true"
        tabIndex={-1}
        muted
        loop
        autoPlay
        playsInline
        className={className}
      >
        <source src={src} media="(prefers-reduced-motion: no-preference)" />
      </video>
      <button
        type="button"
        onClick={toggle}
        className="absolute right-5 bottom-5 grid size-11 place-items-center rounded-button border border-white/70 bg-ink-deep/70 text-white hover:bg-ink-deep sm:right-8 noscript:hidden"
      >
        <Icon name={isPlaying ? 'pause' : 'play'} />
        <span className="sr-only">
          {isPlaying ? 'Pause background video' : 'Play background video'}
        </span>
      </button>
    </>
  )
}
