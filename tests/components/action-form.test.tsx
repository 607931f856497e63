import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { ActionForm, SubmitButton } from '#js/components/ui/form.tsx'
import { hands } from '../support/hands.ts'
import { promiseToKeep } from '../support/promise-to-keep.ts'
import { renderPage } from '../support/render-page.tsx'
import { answerVisits } from '../support/visits.ts'

const putForm = (
  <ActionForm action={{ url: '/user/password', method: 'put' }}>
    <input name="name" defaultValue="Ada" aria-label="Name" />
    <button type="submit" name="next" value="stay">
      Save
    </button>
  </ActionForm>
)

const sendingForm = (
  <ActionForm action="/logout">
    <SubmitButton label="Send" sending="Sending" />
  </ActionForm>
)

describe('a form', () => {
  it('says in a hidden field what HTML has no method for', () => {
    renderPage({ content: putForm })

    const form = screen.getByRole<HTMLInputElement>('textbox').form

    expect(form?.method).toBe('post')
    expect(form && Object.fromEntries(new FormData(form))).toEqual({ _method: 'PUT', name: 'Ada' })
  })

  it('is sent by its own method, with the button that was pressed', async () => {
    renderPage({ content: putForm })
    const sent = answerVisits({ content: putForm })

    await hands.click(screen.getByRole('button'))

    await waitFor(() => expect(sent).toHaveLength(1))
    expect(sent.map(({ method, data }) => [method, data])).toEqual([
      ['put', { name: 'Ada', next: 'stay' }],
    ])
  })

  it('is sent once, however often its button is pressed, which says that it is sent', async () => {
    renderPage({ content: sendingForm, component: 'form' })
    const answer = promiseToKeep<void>()
    const sent = answerVisits({ content: sendingForm, component: 'form' }, answer.promise)

    await hands.dblClick(screen.getByRole('button', { name: 'Send' }))
    expect(screen.getByRole('button').textContent).toBe('Sending')
    answer.keep()

    await screen.findByRole('button', { name: 'Send' })
    expect(sent).toHaveLength(1)
  })
})
