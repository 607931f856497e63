import { useEffect, useState } from 'react'
import { useMediaQuery } from '#js/hooks/use-browser.ts'
import { usePicture } from '#js/hooks/use-shared-props.ts'
import { cx } from '#js/lib/class-names.ts'
import { firstScreen } from '#js/lib/media.ts'
import { pictureAddress, smallerFilm, tallVersionOf } from '#js/lib/pictures.ts'
import { Icon } from './icons.tsx'

// A pixel narrower than the still, which so remains the page's largest paint.
const appearance = 'max-w-[calc(100%-1px)] transition-opacity duration-reveal'

// Beside each film of the list lies one in this type, for browsers that can show it.
const smallerType = 'video/webm; codecs="av01.0.05M.08"'

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
  const tall = tallVersionOf(usePicture(src))
  const isTall = useMediaQuery(firstScreen.tall.media)
  const path = (isTall && tall) || src
  const picture = usePicture(path)
  const { video, isOn, isShown, show, toggle } = useBackgroundVideo(isTall !== undefined)
  const media = isOn ? undefined : 'not all'

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
        {picture && (
          <source
            src={pictureAddress(smallerFilm(path), picture)}
            type={smallerType}
            media={media}
          />
        )}
        <source src={pictureAddress(path, picture)} media={media} />
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

/**
 * A film that plays by itself once the page has loaded, while it is in sight, unless the visitor
 * asked for less motion or less data or has a slow connection. A visitor's own word wins, always.
 * @param isChosen whether it is known which film the window takes: of two only that one is fetched.
 * @returns `video`, the ref of its element; another element starts afresh.
 */
function useBackgroundVideo(isChosen: boolean) {
  const [film, setFilm] = useState<HTMLVideoElement | null>(null)
  const [isOn, setOn] = useState<boolean>()
  const [shown, setShown] = useState<HTMLVideoElement | null>(null)

  useEffect(() => {
    if (!isChosen || isUnwanted()) return undefined
    const begin = () => setOn((chosen) => chosen ?? true)
    if (document.readyState === 'complete') begin()
    window.addEventListener('load', begin)
    return () => window.removeEventListener('load', begin)
  }, [isChosen])

  useEffect(() => {
    if (!isOn || !film) return undefined
    // A browser may refuse to play; then the still stays, and the button offers the film again.
    const giveUp = () => setOn(false)
    const observer = new IntersectionObserver((entries) => {
      if (entries.at(-1)?.isIntersecting) void play(film, giveUp)
      else film.pause()
    })
    observer.observe(film)
    return () => {
      observer.disconnect()
      film.pause()
    }
  }, [isOn, film])

  return {
    video: setFilm,
    isOn: isOn === true,
    isShown: film !== null && shown === film,
    show: () => setShown(film),
    toggle: () => setOn(!isOn),
  }
}

async function play(film: HTMLVideoElement, giveUp: () => void): Promise<void> {
  // A source that matched no medium is passed over for good, until the film is told to look again.
  if (!film.currentSrc) film.load()
  try {
    await film.play()
  } catch (error) {
    const wasPaused = error instanceof DOMException && error.name === 'AbortError'
    if (!wasPaused) giveUp()
  }
}

interface Connected {
  readonly connection?: { readonly saveData?: boolean; readonly effectiveType?: string }
}

function isUnwanted(): boolean {
  const { connection } = navigator as Navigator & Connected
  return (
    connection?.saveData === true ||
    /[23]g$/.test(connection?.effectiveType ?? '') ||
    window.matchMedia('(prefers-reduced-motion: reduce)').matches
  )
}
