import { screen } from '@testing-library/react'
import { GuideBlocks } from '#js/sections/guide-blocks.tsx'
import type { GuideBlock } from '#server/props/info-pages.ts'
import { pictures } from './home.ts'
import { renderPage } from './render-page.tsx'

/** Shows blocks on a page that holds nothing else. */
export function renderBlocks(...blocks: readonly GuideBlock[]) {
  return renderPage({ content: <GuideBlocks blocks={blocks} />, props: { pictures } })
}

export const region = (name: string) => screen.getByRole('region', { name })

export const textsOf = (elements: readonly HTMLElement[]) =>
  elements.map(({ textContent }) => textContent)

export const itemsOf = (list: HTMLElement) =>
  [...list.children].map(({ textContent }) => textContent.trim())
