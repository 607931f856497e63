import { editedContent } from './edited-content.ts'
import type { TextFiles } from './text-files.ts'

/** Where the drafts of `contentWithDrafts` will be. */
export const draftPaths = {
  course: '/rya-courses/signals-at-sea',
  holiday: '/sailing-holidays/autumn-sailing-day',
  product: '/merchandise/tide-clock',
  /** A page that is there already, of which there is a new version. */
  page: '/about-saltlark',
} as const

/** The frozen content, and a draft of each kind. */
export function contentWithDrafts(): string {
  return editedContent((files) => {
    draftOf(files, 'courses/essential-navigation-online.json', 'courses/signals-at-sea.json', {
      id: 9131,
      slug: 'signals-at-sea',
      code: 'EN-SIG',
      name: 'Signals at sea',
      short_menu_name: 'Signals',
    })
    draftOf(files, 'holidays/corporate-sailing-day.json', 'holidays/autumn-sailing-day.json', {
      id: 9132,
      slug: 'autumn-sailing-day',
      code: 'WE-AUT',
      name: 'Autumn sailing day',
      short_menu_name: 'Autumn day',
    })
    draftOf(files, 'products/crew-beanie.json', 'products/tide-clock.json', {
      id: 9426,
      slug: 'tide-clock',
      code: 'TIDE-CLOCK',
      name: 'Tide clock',
    })
    draftOf(files, 'pages/about.json', 'pages/about-next-year.json', {
      banner: { ...(written(files, 'pages/about.json')['banner'] as object), title: 'Next year' },
    })
  })
}

function draftOf(files: TextFiles, from: string, to: string, changes: object): void {
  const draft = { draft: true, ...written(files, from), ...changes }
  files.write(to, `${JSON.stringify(draft, null, 2)}\n`)
}

function written(files: TextFiles, file: string): Record<string, unknown> {
  return JSON.parse(files.read(file)) as Record<string, unknown>
}
