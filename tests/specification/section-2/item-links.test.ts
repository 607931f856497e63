import { describe, expect, it } from 'vitest'
import { itemTarget } from '#routes/item-links.ts'
import type { LinkedItem } from '#routes/item-links.ts'
import { content, homeObject } from '../support/home.ts'

const slug = 'three-days-afloat'

function holiday(tag: number | null): LinkedItem {
  return { menuable_type: 'holiday', tag_id: tag, slug, className: 'holiday' }
}

describe('2. Item link rules', () => {
  it.each([
    [5, 'web.weekend-sailing.slug'],
    [6, 'web.sailing-holidays.slug'],
    [7, 'web.classic-sailing.slug'],
    [19, 'web.racing.slug'],
  ])('a holiday item with tag_id %i goes to %s', (tag, route) => {
    expect(itemTarget(holiday(tag))).toEqual({ route, slug })
  })

  it.each([[8], [null]])('any other tag or none (%s) goes to web.sailing-holidays.slug', (tag) => {
    expect(itemTarget(holiday(tag))).toEqual({ route: 'web.sailing-holidays.slug', slug })
  })

  it.each([[8], [null]])('in the product card, tag %s goes to web.breaks.slug', (tag) => {
    expect(itemTarget(holiday(tag), 'web.breaks.slug')).toEqual({ route: 'web.breaks.slug', slug })
  })

  it('all use the slug of the item', () => {
    const item = { ...holiday(5), slug: 'another', menuable: { slug: 'its-own' } }

    expect(itemTarget(item)).toMatchObject({ slug: 'its-own' })
  })

  it('a course item goes to web.courses.slug', () => {
    expect(itemTarget({ menuable_type: 'course', slug })).toEqual({
      route: 'web.courses.slug',
      slug,
    })
  })

  it('an item whose class is a holiday goes to web.mile-builder.slug', () => {
    expect(itemTarget({ className: 'holiday', slug })).toEqual({
      route: 'web.mile-builder.slug',
      slug,
    })
  })

  it('other items use a named route', () => {
    expect(itemTarget({ routeName: 'web.info.knots', href: '/elsewhere' })).toEqual({
      route: 'web.info.knots',
    })
  })

  it('other items use a plain href', () => {
    expect(itemTarget({ href: '/elsewhere' })).toEqual({ href: '/elsewhere' })
  })

  it('clarification: menuable_type and canonical_type decide before className', () => {
    expect(itemTarget({ canonical_type: 'course', className: 'holiday', slug })).toEqual({
      route: 'web.courses.slug',
      slug,
    })
    expect(itemTarget({ canonical_type: 'holiday', className: 'course', slug })).toEqual({
      route: 'web.sailing-holidays.slug',
      slug,
    })
  })

  it('clarification: a type decides before routeName and href', () => {
    const others = { routeName: 'web.info.knots', href: '/elsewhere' }

    expect(itemTarget({ ...others, menuable_type: 'course', slug })).toEqual({
      route: 'web.courses.slug',
      slug,
    })
  })

  it('clarification: tag_id is the first of the tags that the rule knows', () => {
    const { holidays, navigation } = content
    const trip = holidays.get('sail-portsmouth-to-canaries')
    const entry = navigation.builders.find((item) => item.slug === trip?.slug)

    expect(trip?.tags[0]).not.toBe(6)
    expect(entry?.tag_id).toBe(6)
  })

  it('clarification: sail-portsmouth-to-canaries carries tag 6 too', () => {
    expect(content.holidays.get('sail-portsmouth-to-canaries')?.tags).toContain(6)
  })

  it('the cards of the home page lead by the same rules', () => {
    const { adventures } = homeObject().props.pageContent.page_data
    const targets = adventures.map((card) => itemTarget(card))

    expect(targets).toContainEqual({
      route: 'web.weekend-sailing.slug',
      slug: 'sail-the-solent-weekend',
    })
    expect(targets).toContainEqual({
      route: 'web.mile-builder.slug',
      slug: 'cross-channel-mile-builder',
    })
  })
})
