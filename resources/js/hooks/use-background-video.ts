import { useCallback, useEffect, useRef, useSyncExternalStore } from 'react'

/** A film that plays by itself, unless the visitor asked for less motion or less data. */
export function useBackgroundVideo(src: string) {
  const video = useRef<HTMLVideoElement>(null)
  const subscribe = useCallback((onChange: () => void) => listen(video.current, onChange), [])
  const isPlaying = useSyncExternalStore(
    subscribe,
    () => video.current?.paused === false,
    () => false,
  )

  useEffect(() => {
    if (isUnwanted()) video.current?.pause()
  }, [])

  return {
    video,
    isPlaying,
    toggle: () => {
      if (isPlaying) video.current?.pause()
      else void start(video.current, src)
    },
  }
}

function listen(element: HTMLVideoElement | null, onChange: () => void): () => void {
  element?.addEventListener('play', onChange)
  element?.addEventListener('pause', onChange)
  return () => {
    element?.removeEventListener('play', onChange)
    element?.removeEventListener('pause', onChange)
  }
}

async function start(element: HTMLVideoElement | null, src: string): Promise<void> {
  if (!element) return
  // Where motion is unwanted no source was taken, so the film is named when it is asked for.
  if (!element.currentSrc) element.setAttribute('src', src)
  try {
    await element.play()
  } catch {
    // A browser may refuse to play; then the still stays and the button goes on offering it.
    element.pause()
  }
}

interface DataSaver {
  readonly connection?: { readonly saveData?: boolean }
}

function isUnwanted(): boolean {
  const { connection } = navigator as Navigator & DataSaver
  return (
    connection?.saveData === true || window.matchMedia('(prefers-reduced-motion: reduce)').matches
  )
}
