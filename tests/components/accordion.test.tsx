import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { Accordion } from '#js/components/ui/accordion.tsx'

const groups = [
  { title: 'Practical', content: 'Day Skipper practical' },
  { title: 'Theory', content: 'Day Skipper theory' },
]

function expanded(): string[] {
  return screen.getAllByRole('button', { expanded: true }).map((button) => button.textContent)
}

describe('an accordion', () => {
  it('starts with its first group open', { tags: ['spec-4.4'] }, () => {
    render(<Accordion heading="h2" groups={groups} />)

    expect(expanded()).toEqual(['Practical'])
  })

  it('closes the open group when another is opened', { tags: ['spec-4.3'] }, async () => {
    render(<Accordion heading="h2" groups={groups} />)

    await userEvent.click(screen.getByRole('button', { name: 'Theory' }))

    expect(expanded()).toEqual(['Theory'])
  })

  it('closes the open group when it is clicked', { tags: ['spec-4.3'] }, async () => {
    render(<Accordion heading="h2" groups={groups} />)

    await userEvent.click(screen.getByRole('button', { name: 'Practical' }))

    expect(screen.queryAllByRole('button', { expanded: true })).toEqual([])
  })

  it('is worked by the keyboard', async () => {
    render(<Accordion heading="h2" groups={groups} />)

    await userEvent.tab()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')

    expect(expanded()).toEqual(['Theory'])
  })

  it('names the panel that each button controls', () => {
    render(<Accordion heading="h3" groups={groups} />)

    const panel = screen.getByRole('button', { name: 'Theory' }).getAttribute('aria-controls')

    expect(document.getElementById(panel ?? '')?.textContent).toBe('Day Skipper theory')
    expect(screen.getByRole('heading', { level: 3, name: 'Theory' })).toBeDefined()
  })

  it(
    'has a chevron on each of several groups, and none on a single one',
    { tags: ['spec-4.5'] },
    () => {
      const { container, rerender } = render(<Accordion heading="h2" groups={groups} />)
      expect(container.querySelectorAll('svg')).toHaveLength(2)

      rerender(<Accordion heading="h2" groups={groups.slice(0, 1)} />)

      expect(container.querySelectorAll('svg')).toHaveLength(0)
    },
  )
})
