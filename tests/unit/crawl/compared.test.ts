import { describe, expect, it } from 'vitest'
import type { Answer } from '../../crawl/compared/answers.ts'
import { differencesOf } from '../../crawl/compared/differences.ts'

const page = (component: string, props: object) =>
  `<script data-page="app" type="application/json">${JSON.stringify({ component, props })}</script>`

const document = (body: string, data = page('home', { title: 'Knots', now: 1 })) =>
  `<!doctype html><html lang="en-GB"><head><link rel="modulepreload" href="/build/file.js">` +
  `<title>Knots</title></head><body>${data}<main id="main">${body}</main></body></html>`

function answer(text: string, changes: Partial<Answer> = {}): Answer {
  return { status: 200, headers: { 'content-type': 'text/html' }, text, ...changes }
}

describe('what two builds answer', () => {
  it('is alike when only the moment and the cut of the built files differ', () => {
    const now = document('<h1>Knots</h1>', page('home', { title: 'Knots', now: 2 }))

    expect(
      differencesOf(
        answer(document('<h1>Knots</h1>')),
        answer(now.replace('<link rel="modulepreload" href="/build/file.js">', '')),
      ),
    ).toEqual([])
  })

  it('is alike when attributes and classes stand in another order and made ids are others', () => {
    const then = document('<h2 id="_R_2r_" class="a b">Knots</h2><p aria-labelledby="_R_2r_">A</p>')
    const now = document('<h2 class="b a" id="_R_ar_">Knots</h2><p aria-labelledby="_R_ar_">A</p>')

    expect(differencesOf(answer(then), answer(now))).toEqual([])
  })

  it('differs by status and by headers', () => {
    const now = answer('', {
      status: 404,
      headers: { 'content-type': 'text/html', vary: 'Accept' },
    })

    expect(differencesOf(answer(''), now)).toEqual(['status: 200 -> 404', 'header.vary is new'])
  })

  it('differs by texts, links and names, each told with its place', () => {
    const then = document('<h1>Knots</h1><p>Ten of them.</p><a href="/rope">Rope</a>')
    const now = document('<h1>Knots</h1><p>Ten of them.</p><a href="/ropes">Ropes</a>')

    expect(differencesOf(answer(then), answer(now))).toEqual([
      'in main#main: <a href="/rope"> Rope -> <a href="/ropes"> Ropes',
    ])
  })

  it('differs by component and props', () => {
    const then = document('', page('info/guide', { cards: [{ price: 1 }, { price: 1 }], old: 1 }))
    const now = document('', page('info/page', { cards: [{ price: 2 }, { price: 2 }], new: 1 }))

    expect(differencesOf(answer(then), answer(now))).toEqual([
      'app.component: "info/guide" -> "info/page"',
      'app.props.cards[].price: 1 -> 2',
      'app.props.old is gone',
      'app.props.new is new',
    ])
  })
})
