import { usePage } from '@inertiajs/react'
import { useState } from 'react'
import { Icon } from '#js/components/ui/icons.tsx'
import { useModal } from '#js/hooks/use-dialog.ts'
import type { HeaderData } from '#js/hooks/use-header-data.ts'
import type { MenuInside } from './menu-inside.tsx'

/** The slide-in menu. Without scripts its opener leads to the main menu, shown as a plain list. */
export function MobileMenu({ visitor }: { readonly visitor: HeaderData }) {
  const { isOpen, open, close, dialog } = useModal(usePage().url)
  const [Inside, setInside] = useState<typeof MenuInside | null>(null)

  /** It comes when a finger or a key is on its way: most visits never open it. */
  function load() {
    import('./menu-inside.tsx').then(
      (module) => setInside(() => module.MenuInside),
      () => undefined,
    )
  }

  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-controls="slide-in-menu"
        className="icon-button noscript:hidden"
        onPointerEnter={load}
        onFocus={load}
        onClick={() => {
          load()
          open()
        }}
      >
        <Icon name="menu" className="size-7" />
        <span className="sr-only">Open the menu</span>
      </button>
      <a href="#main-menu" className="hidden min-h-11 items-center px-2 underline noscript:flex">
        Menu
      </a>
      <dialog
        ref={dialog}
        id="slide-in-menu"
        aria-label="Menu"
        className="slide-in [&_:focus-visible]:outline-tide"
      >
        {isOpen && (
          <div className="flex min-h-full flex-col">
            <div className="px-4 pt-2">
              <CloseButton onClick={close} />
            </div>
            {Inside && <Inside visitor={visitor} />}
          </div>
        )}
      </dialog>
    </>
  )
}

function CloseButton({ onClick }: { readonly onClick: () => void }) {
  return (
    <div className="flex justify-end">
      <button type="button" className="grid size-11 place-items-center text-ink" onClick={onClick}>
        <Icon name="close" className="size-7" />
        <span className="sr-only">Close the menu</span>
      </button>
    </div>
  )
}
