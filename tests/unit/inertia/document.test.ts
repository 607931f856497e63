import { describe, expect, it } from 'vitest'
import { clientBody, scriptJson } from '#server/inertia/document.ts'

const page = { component: 'home', props: { errors: {} }, url: '/', version: 'v1' }

describe('JSON inside a script element', () => {
  it.each(['</script><script>alert(1)</script>', '<!--<script>', '<!--', '</SCRIPT >', 'a/b'])(
    'cannot be ended or confused by %s, and stays what it was',
    (text) => {
      const json = scriptJson({ text })

      expect(json).not.toMatch(/<|(?<!\\)\//)
      expect(JSON.parse(json)).toEqual({ text })
    },
  )
})

describe('the body of a page that the browser renders', () => {
  it('holds the page object, and an empty root beside it', () => {
    expect(clientBody(page)).toBe(
      String.raw`<script data-page="app" type="application/json">{"component":"home","props":{"errors":{}},"url":"\/","version":"v1"}</script><div id="app"></div>`,
    )
  })
})
