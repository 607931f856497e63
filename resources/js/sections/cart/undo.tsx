import { useEffect, useRef } from 'react'
import { ActionForm, SubmitButton } from '#js/components/ui/form.tsx'
import { isFocusLost } from '#js/hooks/use-focus.ts'
import { refreshHeaderData } from '#js/hooks/use-header-data.ts'
import type { CartProps } from '#server/props/cart.ts'

/** What was taken out a moment ago, and the way back. The focus goes to it, and back with the line. */
export function Undo({ undo }: { readonly undo: NonNullable<CartProps['undo']> | null }) {
  const box = useFocusOfUndo(undo?.action)

  return (
    <div
      id="undo"
      ref={box}
      tabIndex={-1}
      {...(undo && { role: 'group', 'aria-label': 'Taken out' })}
      className="scroll-mt-28 focus:outline-none"
    >
      {undo && (
        <div className="mb-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 rounded-card bg-ink px-5 py-3 text-white on-dark">
          <p className="min-w-0 font-semibold">{undo.text}</p>
          <ActionForm
            action={{ url: undo.action, method: 'patch' }}
            preserveScroll
            onSuccess={refreshHeaderData}
          >
            <input type="hidden" name="undo" value="1" />
            <SubmitButton
              label="Put it back"
              className="min-h-11 rounded-button bg-white px-6 font-semibold text-ink hover:bg-paper"
            />
          </ActionForm>
        </div>
      )}
    </div>
  )
}

function useFocusOfUndo(action: string | undefined) {
  const box = useRef<HTMLDivElement>(null)
  const last = useRef(action)

  useEffect(() => {
    if (last.current === action) return
    const restored = last.current
    last.current = action
    if (!isFocusLost()) return
    const target = action === undefined ? lineOf(restored) : box.current
    target?.focus()
  }, [action])

  return box
}

function lineOf(action: string | undefined): HTMLElement | undefined {
  const lines = document.querySelectorAll<HTMLElement>('[data-action]')
  return [...lines].find((line) => line.dataset.action === action)
}
