import { describe, expect, it } from 'vitest'
import { homePage, homePageData } from '#server/content/schema/home-page.ts'
import { pageMetadata } from '#server/content/schema/info-page.ts'
import { homeObject, origin } from '../support/home.ts'

const { props } = homeObject({ url: '/?by=date' })
const { pageContent } = props
const data = pageContent.page_data
const fields = homePageData.shape

const keysOf = (shape: object) => Object.keys(shape).toSorted()

describe('3. Page-level props', () => {
  it('ziggy.location is the address of the page', () => {
    expect(props.ziggy.location).toBe(`${origin}/?by=date`)
  })

  it('errors and user exist, empty', () => {
    expect(props.errors).toEqual({})
    expect(props.user).toBeNull()
  })

  it('blog-data', () => {
    expect(props['blog-data'].length).toBeGreaterThan(0)
  })
})

describe('3. pageContent', () => {
  it.each(['name', 'metadata', 'intro_description', 'page_content_type_id', 'page_data'] as const)(
    'has %s',
    (field) => {
      expect(pageContent[field]).toBeDefined()
    },
  )

  it('may have a banner_image', () => {
    expect(homePage.shape.banner_image.safeParse('/images/placeholders/wide.svg').success).toBe(
      true,
    )
  })

  it('metadata is {meta_title, meta_description, meta_keywords, schema}', () => {
    expect(keysOf(pageMetadata.metadata.shape)).toEqual([
      'meta_description',
      'meta_keywords',
      'meta_title',
      'schema',
    ])
  })
})

describe('3. page_data', () => {
  it('has the keys of the specification, and the ratings', () => {
    expect(keysOf({ ...fields, global: null })).toEqual(
      [
        'hero',
        'featured',
        'coursesData',
        'courses',
        'cta1',
        'cta2',
        'cta3',
        'adventuresData',
        'adventures',
        'testimonialData',
        'testimonials',
        'instagramData',
        'instagram',
        'cta_event',
        'cta_tag',
        'global',
      ].toSorted(),
    )
    expect(data.global).toBeDefined()
  })

  it('hero {backgroundUrl, altText, title, copy, buttonUrl, buttonText}', () => {
    expect(keysOf(fields.hero.shape)).toEqual(
      [
        'backgroundUrl',
        'altText',
        'title',
        'copy',
        'buttonUrl',
        'buttonText',
        'posterUrl',
        'focus',
      ].toSorted(),
    )
  })

  it('featured[] {imageUrl, imageAltText}', () => {
    expect(keysOf(fields.featured.element.shape)).toEqual(['imageAltText', 'imageUrl'])
  })

  it('coursesData and adventuresData {title, copy}', () => {
    expect(keysOf(fields.coursesData.shape)).toEqual(['copy', 'title'])
    expect(keysOf(fields.adventuresData.shape)).toEqual(['copy', 'title'])
  })

  it('cta1 {backgroundUrl, backgroundAltText, title, copy, …, linkColour, testimonial}', () => {
    expect(keysOf(fields.cta1.unwrap().shape)).toEqual(
      [
        'backgroundUrl',
        'backgroundAltText',
        'title',
        'copy',
        'buttonUrl',
        'buttonText',
        'linkColour',
        'testimonial',
      ].toSorted(),
    )
  })

  it('cta2 {title, copy, buttonUrl, buttonText, backgroundUrl}', () => {
    expect(keysOf(fields.cta2.shape)).toEqual([
      'backgroundUrl',
      'buttonText',
      'buttonUrl',
      'copy',
      'title',
    ])
  })

  it('cta3 {same as cta2 plus testimonial}', () => {
    expect(keysOf(fields.cta3.shape)).toEqual(
      [...keysOf(fields.cta2.shape), 'testimonial'].toSorted(),
    )
  })

  it('the testimonial of a call to action {title, text, imageUrl, name, score}', () => {
    expect(keysOf(fields.cta3.shape.testimonial.unwrap().shape)).toEqual([
      'imageUrl',
      'name',
      'score',
      'text',
      'title',
    ])
  })

  it('testimonialData {title}', () => {
    expect(keysOf(fields.testimonialData.shape)).toEqual(['title'])
  })

  it('instagramData {title, handle}', () => {
    expect(keysOf(fields.instagramData.shape)).toEqual(['handle', 'title'])
  })

  it('instagram[] {id, imageUrl}; clarification: and imageAltText', () => {
    expect(keysOf(fields.instagram.element.shape)).toEqual(['id', 'imageAltText', 'imageUrl'])
  })

  it('cta_event and cta_tag', () => {
    expect(data.cta_event).toEqual(expect.any(String))
    expect(data.cta_tag).toEqual(expect.any(String))
  })
})
