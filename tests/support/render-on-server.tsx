import { App } from '@inertiajs/react'
import type { ComponentProps, ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { RoutesProvider } from '#js/hooks/use-routes.tsx'
import type { SharedProps } from '#server/props/shared.ts'
import { pageObject, testTable } from './render-page.tsx'

/** The markup that the server sends for some content of a page. */
export function renderOnServer(content: ReactNode, props: Partial<SharedProps> = {}): string {
  // The library's page type intersects our errors with its error bags, which no value can be.
  const page = pageObject({ content, props }) as unknown as ComponentProps<
    typeof App
  >['initialPage']

  return renderToString(
    <RoutesProvider table={testTable()}>
      <App
        initialPage={page}
        initialComponent={() => content}
        resolveComponent={() => () => content}
      />
    </RoutesProvider>,
  )
}
