import { describe, expect, it } from 'vitest'
import { atomText } from '#server/schedule/feeds/atom-text.ts'
import type { Feed } from '#server/schedule/feeds/atom-text.ts'
import { fc } from '../../../support/properties.ts'

const feed: Feed = {
  self: 'https://saltlark.example/events/new.atom',
  page: 'https://saltlark.example/events',
  title: 'New dates',
  author: 'Saltlark Sailing',
  stamp: Date.parse('2026-11-21T10:00:00Z'),
  entries: [
    {
      url: 'https://saltlark.example/events/CR-CC-280109?a=1&b=2',
      title: 'Competent Crew, 9 January <2028>',
      summary: 'Five places',
      updated: Date.parse('2026-11-01T00:00:00Z'),
    },
  ],
}

describe('a feed of new dates', () => {
  it('is written as RFC 4287 wants it', () => {
    expect(atomText(feed)).toBe(`<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en-GB">
  <id>https://saltlark.example/events/new.atom</id>
  <title>New dates</title>
  <updated>2026-11-01T00:00:00Z</updated>
  <author><name>Saltlark Sailing</name></author>
  <link rel="self" type="application/atom+xml" href="https://saltlark.example/events/new.atom"/>
  <link rel="alternate" type="text/html" href="https://saltlark.example/events"/>
  <entry>
    <id>https://saltlark.example/events/CR-CC-280109?a=1&amp;b=2</id>
    <title>Competent Crew, 9 January &lt;2028&gt;</title>
    <updated>2026-11-01T00:00:00Z</updated>
    <link rel="alternate" type="text/html" href="https://saltlark.example/events/CR-CC-280109?a=1&amp;b=2"/>
    <summary>Five places</summary>
  </entry>
</feed>
`)
  })

  it('has a moment of its own while it is empty', () => {
    expect(atomText({ ...feed, entries: [] })).toContain('<updated>2026-11-21T10:00:00Z</updated>')
  })

  it('says what every parser can read, whatever a title holds', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (title) => {
        const text = atomText({ ...feed, title, entries: [] })

        expect(text.match(/<title>([^<>&]|&(?:amp|lt|gt|quot|#39);)*<\/title>/g)).toHaveLength(1)
        expect(text).not.toMatch(/[^\P{Cc}\t\n\r]|\p{Cs}|[\uFFFE\uFFFF]/u)
      }),
    )
  })
})
