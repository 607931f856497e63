import { describe, expect, it } from 'vitest'
import { differenceOf, shownIn } from '../../bench/peers/same-page.ts'

const page = '<h1>Learn to sail</h1><p>In the <a href="/solent">Solent</a></p>'
const ours = shownIn(`<body><div id="app">${page}</div></body>`)

describe('the page of a peer', () => {
  it('is ours when it has the same words and elements, in whatever frame', () => {
    const framed = shownIn(
      `<body><script>self.push("flight")</script><div hidden=""></div>${page.replace('In', '<!-- -->In')}</body>`,
    )

    expect(differenceOf(ours, framed)).toBeNull()
  })

  it('is another when an element is missing, which is told by its count', () => {
    const unlinked = shownIn('<body><h1>Learn to sail</h1><p>In the Solent</p></body>')

    expect(differenceOf(ours, unlinked)).toBe('0 <a> where ours has 1')
  })

  it('is another when it says something else, which is told from there', () => {
    const wrong = shownIn(`<body>${page.replace('Solent<', 'North Sea<')}</body>`)

    expect(differenceOf(ours, wrong)).toBe(
      "'Learn to sailIn the North Sea' where ours says 'Learn to sailIn the Solent'",
    )
  })
})
