import { useEffect, useState } from 'react'

/**
 * A film that plays by itself once the page has loaded, while it is in sight, unless the visitor
 * asked for less motion or less data or has a slow connection. A visitor's own word wins, always.
 * @returns `video`, the ref of its element; another element starts afresh.
 */
export function useBackgroundVideo() {
  const [film, setFilm] = useState<HTMLVideoElement | null>(null)
  const [isOn, setOn] = useState<boolean>()
  const [shown, setShown] = useState<HTMLVideoElement | null>(null)

  useEffect(() => {
    if (isUnwanted()) return undefined
    const begin = () => setOn((chosen) => chosen ?? true)
    if (document.readyState === 'complete') begin()
    window.addEventListener('load', begin)
    return () => window.removeEventListener('load', begin)
  }, [])

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
