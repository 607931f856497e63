import { useSyncExternalStore } from 'react'

/** How wide the window is, which is what the breakpoints go by. Empty until the script runs. */
export function WindowWidth() {
  const width = useSyncExternalStore(
    onResize,
    () => window.innerWidth,
    () => null,
  )

  return <span className="gallery-fact">{width !== null && `Window: ${width} px`}</span>
}

function onResize(changed: () => void): () => void {
  window.addEventListener('resize', changed)
  return () => window.removeEventListener('resize', changed)
}
