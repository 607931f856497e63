import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { SearchForm } from '#js/components/ui/search-form.tsx'
import type { Suggestion, Suggestions } from '#server/props/search-page.ts'
import { renderPage } from '../support/render-page.tsx'

const form = { action: '/search', suggestionsHref: '/search/suggestions', query: '' }

const suggestion = (name: string): Suggestion => ({
  href: `/rya-courses/${name}`,
  name: [
    { text: name.slice(0, 2), isMatch: true },
    { text: name.slice(2), isMatch: false },
  ],
  kind: 'Course',
})

/** What the server suggests: an answer waits until the test lets it go. */
function slowSuggestions() {
  const waiting = new Map<string, (names: readonly string[]) => Promise<void>>()
  const asked: string[] = []
  vi.stubGlobal('fetch', (address: string) => {
    const query = new URL(address, 'http://localhost').searchParams.get('q') ?? ''
    asked.push(query)
    return new Promise<Response>((answer) => {
      waiting.set(query, (names) =>
        act(async () => {
          const body: Suggestions = { query, suggestions: names.map(suggestion) }
          answer(Response.json(body))
        }),
      )
    })
  })
  return { asked, answer: (query: string, names: readonly string[]) => waiting.get(query)?.(names) }
}

const field = () => screen.getByLabelText<HTMLInputElement>('What are you looking for?')
const options = () => screen.queryAllByRole('option').map((option) => option.textContent)
const active = () =>
  document.getElementById(field().getAttribute('aria-activedescendant') ?? '')?.textContent

async function enterField(): Promise<void> {
  act(() => field().focus())
  await screen.findByRole('combobox')
}

async function type(value: string): Promise<void> {
  await act(async () => void fireEvent.input(field(), { target: { value } }))
}

const press = (key: string) => fireEvent.keyDown(field(), { key })

async function enterAndSee(names: readonly string[]): Promise<void> {
  const { answer } = slowSuggestions()
  await enterField()
  await type('da')
  await answer('da', names)
  await screen.findAllByRole('option')
}

beforeEach(() => {
  HTMLElement.prototype.scrollIntoView = () => undefined
})

describe('the suggestions', () => {
  beforeEach(() => void renderPage({ content: <SearchForm form={form} /> }))

  it('lose nothing that was typed while they were on their way, and are asked for it', async () => {
    const { asked } = slowSuggestions()

    act(() => field().focus())
    fireEvent.input(field(), { target: { value: 'bow' } })
    await screen.findByRole('combobox')

    expect(field().value).toBe('bow')
    await waitFor(() => expect(asked).toEqual(['bow']))
  })

  it('are walked through by arrow keys, by way of the field', async () => {
    await enterAndSee(['day-skipper', 'day-sail'])
    const walked = ['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowUp', 'ArrowUp'].map((key) => {
      press(key)
      return active()
    })

    expect(walked).toEqual([
      'day-skipper Course',
      'day-sail Course',
      undefined,
      'day-sail Course',
      'day-skipper Course',
    ])
    expect(document.activeElement).toBe(field())
    expect(screen.getByRole('option', { selected: true }).textContent).toBe('day-skipper Course')
  })

  it('go when the focus leaves', async () => {
    await enterAndSee(['day-skipper'])

    act(() => field().blur())

    expect(options()).toEqual([])
  })

  it('say that there are none', async () => {
    const { answer } = slowSuggestions()
    await enterField()
    await type('qw')
    await answer('qw', [])

    expect(options()).toEqual([])
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe('No suggestions'))
  })

  it('are asked for once the last are there, and only those that are wanted now', async () => {
    const { asked, answer } = slowSuggestions()
    await enterField()
    for (const value of ['d', 'da', 'day']) await type(value)
    expect(asked).toEqual(['d'])

    await answer('d', ['diesel'])

    await waitFor(() => expect(asked).toEqual(['d', 'day']))
    expect(options()).toEqual([])
    await answer('day', ['day-skipper'])
    await screen.findByText('Course')
    expect(options()).toEqual(['day-skipper Course'])
  })

  it('are not shown for a field that was emptied meanwhile', async () => {
    const { asked, answer } = slowSuggestions()
    await enterField()
    await type('da')
    await type('')

    await answer('da', ['day-skipper'])

    expect(options()).toEqual([])
    expect(asked).toEqual(['da'])
  })

  it('go on after an answer that failed', async () => {
    const failing = vi.fn<typeof fetch>(async () => new Response('busy', { status: 429 }))
    vi.stubGlobal('fetch', failing)
    await enterField()
    await type('da')
    await waitFor(() => expect(failing).toHaveBeenCalledTimes(1))

    const { asked, answer } = slowSuggestions()
    await type('day')
    await waitFor(() => expect(asked).toEqual(['day']))
    await answer('day', ['day-skipper'])

    expect(await screen.findByRole('option')).toBeDefined()
  })
})
