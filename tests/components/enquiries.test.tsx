import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { EnquiryForm } from '#js/components/offer/enquiry-form.tsx'
import { EnquiryBlock } from '#js/sections/blocks/enquiry.tsx'
import { longestMessage, mostPeople } from '#server/messages/enquiry-form.ts'
import type { EnquiryProps } from '#server/props/offer-page.ts'
import { renderPage } from '../support/render-page.tsx'
import type { TestPage } from '../support/render-page.tsx'

const hire: EnquiryProps = { subject: 'classroom-hire', action: '/contact-us' }

function renderForm(shown: Partial<EnquiryProps> = {}, props: TestPage['props'] = {}) {
  const content = <EnquiryForm {...hire} {...shown} anchor="ask" />
  return renderPage({ content, component: 'enquiry', url: '/classroom?a=1', props })
}

const box = (name: string | RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name })
const hidden = (name: string) => document.querySelector<HTMLInputElement>(`[name="${name}"]`)

describe('the enquiry form', () => {
  it('takes as much as the server does, and has a field that nobody sees or comes to', () => {
    renderForm()

    expect(box('Your message').maxLength).toBe(longestMessage)
    expect(screen.getByRole<HTMLInputElement>('spinbutton').max).toBe(String(mostPeople))
    expect(screen.queryByRole('textbox', { name: 'Leave this empty' })).toBeNull()
    expect(hidden('enquiry_website')?.tabIndex).toBe(-1)
  })
})

describe('a refused enquiry', () => {
  const errors = { enquiry_email: 'That is no address.', enquiry_message: 'Please write.' }
  const old = {
    enquiry_subject: 'classroom-hire',
    enquiry_name: 'Ada',
    enquiry_email: 'ada@',
    enquiry_people: '12',
    enquiry_dates: 'In May',
    enquiry_message: 'Two\nlines',
  }

  it('keeps all that was typed, even on a page that asks about something else', () => {
    renderForm({ subject: 'general' }, { errors, old })

    expect(box('Your name').value).toBe('Ada')
    expect(box('Your message').value).toBe('Two\nlines')
    expect(screen.getByRole<HTMLInputElement>('spinbutton').value).toBe('12')
    expect(box(/The dates/).value).toBe('In May')
    expect(hidden('enquiry_subject')?.value).toBe('classroom-hire')
    expect(hidden('enquiry_page')?.value).toBe('/classroom')
  })

  it('leaves the unseen field empty, so that the next try is taken', () => {
    const sent = { enquiry_website: 'https://evil.test' }
    renderForm({}, { errors: { enquiry: 'Once more, please.' }, old: sent })

    expect(screen.getByText('Once more, please.').closest('[role="alert"]')).not.toBeNull()
    expect(hidden('enquiry_website')?.value).toBe('')
  })
})

it('the block that ends in the form is a place to link to, by its own name or as #enquiry', () => {
  const block = { type: 'enquiry', subject: 'dofe', action: '/contact-us' } as const
  renderPage({ content: [<EnquiryBlock key={1} {...block} />] })

  const region = screen.getByRole('region', { name: 'Ask us' })
  expect(region.id).toBe('enquiry')
  expect(box('Your name').form?.getAttribute('action')).toBe('/contact-us#enquiry')
})
