import { usePage } from '@inertiajs/react'
import { useId } from 'react'
import { Icon } from '#js/components/ui/icons.tsx'
import { useModal } from '#js/hooks/use-dialog.ts'
import type { HeaderData } from '#js/hooks/use-header-data.ts'
import { AccountLinks } from './account-links.tsx'
import { MenuFoot } from './menu-foot.tsx'
import { MobileNav } from './mobile-nav.tsx'

const link =
  'flex min-h-11 w-full items-center text-left text-slate [a&]:text-ink [button&]:text-ink'

/** The slide-in menu. Without scripts its opener leads to the main menu, shown as a plain list. */
export function MobileMenu({ visitor }: { readonly visitor: HeaderData }) {
  const id = useId()
  const { isOpen, open, close, dialog } = useModal(usePage().url)

  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-controls={id}
        className="grid size-11 place-items-center rounded-full hover:bg-white/15 noscript:hidden"
        onClick={open}
      >
        <Icon name="menu" className="size-7" />
        <span className="sr-only">Open the menu</span>
      </button>
      <a href="#main-menu" className="hidden min-h-11 items-center px-2 underline noscript:flex">
        Menu
      </a>
      <dialog
        ref={dialog}
        id={id}
        aria-label="Menu"
        className="fixed inset-y-0 right-0 left-auto m-0 h-dvh max-h-none w-96 max-w-screen overflow-y-auto bg-white text-slate backdrop:bg-ink-deep/60 transition-transform duration-fade starting:open:translate-x-full [&_:focus-visible]:outline-tide"
      >
        {isOpen && (
          <div className="flex min-h-full flex-col">
            <div className="px-4 pt-2 pb-3">
              <CloseButton onClick={close} />
              <MobileNav />
              <ul className="mt-4 border-t border-line pt-3">
                <AccountLinks status={visitor.status} wording="drawer" linkClass={link} />
              </ul>
            </div>
            <MenuFoot />
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
