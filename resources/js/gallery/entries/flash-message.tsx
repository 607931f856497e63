import { useRef } from 'react'
import { FlashMessage } from '#js/components/flash-message.tsx'
import type { Flash } from '#server/props/shared.ts'
import type { Entry } from '../entry.ts'
import { longWord } from '../samples.ts'

const success =
  'Nearly there. We have sent an e-mail to ada@example.com: one click in it and you are on the list.'
const error = 'That link is no longer good. Sign up again and we will send you a new one.'

export const flashMessage: Entry = {
  title: 'Flash message',
  group: 'Components',
  shows: ['components/flash-message.tsx'],
  ground: 'dark',
  states: [
    { title: 'It worked', content: <Example flash={{ success }} /> },
    { title: 'It did not', content: <Example flash={{ error }} /> },
    { title: 'Both', content: <Example flash={{ success, error }} /> },
    { title: 'One long word', content: <Example flash={{ error: longWord }} /> },
    { title: 'Nothing to say', content: <Example flash={{}} /> },
  ],
}

function Example({ flash }: { readonly flash: Flash }) {
  return <FlashMessage flash={flash} ref={useRef(null)} />
}
