import { render, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { ShareLinks } from '#js/components/ui/share-links.tsx'

const url = 'https://saltlark.example/rya-courses/rya-first-aid'
const renderLinks = () => render(<ShareLinks title="RYA First Aid" url={url} />)
const pressShare = () => screen.getByRole('button', { name: 'Share' }).click()

afterEach(() => vi.unstubAllGlobals())

describe('the share button', () => {
  it('hands the page to the device where it can share', async () => {
    const share = vi.fn<(page: object) => Promise<void>>(async () => {})
    vi.stubGlobal('navigator', { share })
    renderLinks()

    pressShare()

    await waitFor(() => expect(share).toHaveBeenCalledWith({ title: 'RYA First Aid', url }))
    expect(screen.getByRole('status').textContent).toBe('')
  })

  it('copies the link elsewhere, and says so', async () => {
    const writeText = vi.fn<(text: string) => Promise<void>>(async () => {})
    vi.stubGlobal('navigator', { clipboard: { writeText } })
    renderLinks()

    pressShare()

    expect(await screen.findByText('The link is copied.')).toBeDefined()
    expect(writeText).toHaveBeenCalledWith(url)
  })

  it('shows the link where it may not even be copied', async () => {
    vi.stubGlobal('navigator', {})
    renderLinks()

    pressShare()

    expect(await screen.findByText(`Copy this link: ${url}`)).toBeDefined()
  })
})
