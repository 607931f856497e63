import type { FaultNotice } from '#server/props/content-events.ts'
import { element } from './element.ts'
import { overPage } from './over-page.ts'

/**
 * Says over the page what is wrong with the files, in the words of `content:check`. It goes when there
 * is nothing any more, or when it is dismissed; then it comes back with other faults only.
 */
export const showFaults = overPage((faults: readonly FaultNotice[]) =>
  faults.length > 0 ? overlayOf(faults) : null,
)

function overlayOf(faults: readonly FaultNotice[]): HTMLElement {
  const dismiss = element('button', { type: 'button' }, 'Dismiss')
  const box = element(
    'aside',
    { class: 'content-faults', role: 'alert', 'aria-label': 'Faults in the content' },
    element('h2', {}, headingOf(faults.length)),
    element(
      'p',
      {},
      'The page shows the last good content. This goes by itself once all is mended.',
    ),
    element('ol', {}, ...faults.map(faultItem)),
    dismiss,
  )
  dismiss.addEventListener('click', () => box.remove())
  box.addEventListener('keydown', ({ key }) => key === 'Escape' && box.remove())
  return box
}

function headingOf(count: number): string {
  return count === 1 ? 'The content has a fault' : `The content has ${count} faults`
}

function faultItem({ place, words, frame }: FaultNotice): HTMLElement {
  return element(
    'li',
    {},
    element('code', {}, place),
    element('p', {}, words),
    // Long lines scroll, and what scrolls can be reached by keyboard.
    ...(frame ? [element('pre', { tabindex: '0' }, frame)] : []),
  )
}
