import { router } from '@inertiajs/react'
import { useEffect, useState } from 'react'
import type { SnippetsProps } from '#server/props/pages.ts'
import { BarePage } from './bare-page.tsx'
import { Images, Outline, SearchResult, SocialCard } from './snippets/parts.tsx'
import { readPage } from './snippets/read-page.ts'
import type { PageSummary } from './snippets/read-page.ts'
import './snippets.css'

/** What search engines, messengers and screen readers make of a page, for those who write it. */
export default function Snippets({ path, title, description }: SnippetsProps) {
  const { summary, trouble } = usePageSummary(path)

  return (
    <main className="snippets">
      <h1 className="text-section">Snippets</h1>
      <form action="/_snippets">
        <label htmlFor="path">Page</label>
        <input key={path} id="path" name="path" defaultValue={path} />
        <button type="submit">Show</button>
      </form>
      <p>
        <a href={path}>Open {path}</a>
      </p>
      <p role="status">{trouble}</p>
      {summary && (
        <>
          <SearchResult summary={summary} limits={{ title, description }} />
          <SocialCard card={summary.card} />
          <Outline headings={summary.headings} />
          <Images images={summary.images} />
        </>
      )}
    </main>
  )
}

Snippets.layout = BarePage

/** What the page tells as it is served now; read again whenever content was saved. */
function usePageSummary(path: string) {
  const [summary, setSummary] = useState<PageSummary | null>(null)
  const [trouble, setTrouble] = useState('Reading the page')

  useEffect(() => {
    const leaving = new AbortController()
    async function read() {
      try {
        const answer = await fetch(path, { signal: leaving.signal })
        const text = await answer.text()
        setSummary(readPage(new DOMParser().parseFromString(text, 'text/html')))
        setTrouble(answer.ok ? '' : `The page answers with status ${answer.status}.`)
      } catch {
        if (!leaving.signal.aborted) setTrouble('The page could not be read.')
      }
    }

    void read()
    const stopListening = router.on('success', () => void read())
    return () => {
      stopListening()
      leaving.abort()
    }
  }, [path])

  return { summary, trouble }
}
