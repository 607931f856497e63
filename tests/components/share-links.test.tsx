import { render, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { ShareLinks } from '#js/components/ui/share-links.tsx'

const url = 'https://saltlark.example/rya-courses/rya-first-aid'

afterEach(() => vi.unstubAllGlobals())

describe('the share button', () => {
  it('hands the page to the device where it can share', async () => {
    const share = vi.fn<(page: object) => Promise<void>>(async () => {})
    pressShareOn({ share })

    await waitFor(() => expect(share).toHaveBeenCalledWith({ title: 'RYA First Aid', url }))
    expect(screen.getByRole('status').textContent).toBe('')
  })

  it('shows the link where it may not even be copied', async () => {
    pressShareOn({})

    expect(await screen.findByText(`Copy this link: ${url}`)).toBeDefined()
  })
})

function pressShareOn(navigator: object) {
  vi.stubGlobal('navigator', navigator)
  render(<ShareLinks title="RYA First Aid" url={url} />)
  screen.getByRole('button', { name: 'Share' }).click()
}
