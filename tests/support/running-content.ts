import { onTestFinished } from 'vitest'
import { createContentSource } from '#server/content/source.ts'
import type { ContentSource } from '#server/content/source.ts'
import { contentFolder } from './content-folder.ts'
import type { ContentFolder } from './content-folder.ts'
import { keptLog } from './kept-log.ts'
import type { KeptLog } from './kept-log.ts'

type Options = Partial<Parameters<typeof createContentSource>[0]>

export interface RunningContent {
  readonly folder: ContentFolder
  readonly source: ContentSource
  readonly log: KeptLog
}

/** The small content, being served. It is watched only when the test says so. */
export async function runningContent(options: Options = {}): Promise<RunningContent> {
  const folder = contentFolder()
  const log = keptLog()
  const { directory, pictures } = folder
  const places = { directory, pictures, compareEvery: null }
  const source = await createContentSource({ ...places, log, ...options })
  onTestFinished(() => source.close())
  return { folder, source, log }
}

/** The small content, watched; `changed` comes true with the first new content that is reported. */
export async function watchedContent(): Promise<RunningContent & { changed: Promise<void> }> {
  const running = await runningContent({ compareEvery: 60_000 })
  const changed = new Promise<void>((resolve) => {
    running.source.listen((news) => {
      if (news === 'changed') resolve()
    })
  })
  return { ...running, changed }
}

/** A text of the home page that tests edit. */
export function titleOf(source: ContentSource): string {
  return source.current().content.home.pageContent.page_data.hero.title
}
