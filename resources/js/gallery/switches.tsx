import { useEffect, useSyncExternalStore } from 'react'
import { Link } from '#js/components/ui/link.tsx'
import { useRoutes } from '#js/hooks/use-routes.tsx'

const widths = [
  { value: null, name: 'Full' },
  { value: '320', name: '320 px' },
  { value: '768', name: '768 px' },
] as const

const sizes = [
  { value: null, name: '100 %' },
  { value: '200', name: '200 %' },
] as const

/**
 * How wide the frames are and how large the letters. A narrow frame shows what runs out of room; the
 * breakpoints go by the window, whose width stands beside it.
 */
export function Switches({ hasFrames }: { readonly hasFrames: boolean }) {
  const { query } = useRoutes()

  return (
    <div className="gallery-switches">
      {hasFrames && <Switch label="Frames" name="width" choices={widths} />}
      <Switch label="Text" name="text" choices={sizes} />
      <WindowWidth />
      <TextSize percent={query['text'] === '200' ? 200 : 100} />
    </div>
  )
}

function Switch({
  label,
  name,
  choices,
}: {
  readonly label: string
  readonly name: string
  readonly choices: readonly { readonly value: string | null; readonly name: string }[]
}) {
  const { here, query } = useRoutes()
  const chosen = choices.find(({ value }) => value === query[name]) ?? choices[0]

  return (
    <ul aria-label={label} className="gallery-switch">
      {choices.map((choice) => (
        <li key={choice.name}>
          <Link
            href={here({ [name]: choice.value })}
            aria-current={choice === chosen ? 'page' : undefined}
            className="gallery-link"
          >
            {choice.name} <span className="sr-only">{label}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}

/** Sets the page's letters to so many percent of their size while it is shown, as a visitor may. */
function TextSize({ percent }: { readonly percent: number }) {
  useEffect(() => {
    const { style } = document.documentElement

    style.fontSize = percent === 100 ? '' : `${percent}%`
    return () => {
      style.fontSize = ''
    }
  }, [percent])

  return null
}

/** How wide the window is, which is what the breakpoints go by. Empty until the script runs. */
function WindowWidth() {
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
