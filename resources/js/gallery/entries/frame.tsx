import { useRef, useState } from 'react'
import { ActionForm, IsSending } from '#js/components/ui/form.tsx'
import { anonymousHeaderData, loadingHeaderData } from '#js/hooks/use-header-data.ts'
import type { HeaderData } from '#js/hooks/use-header-data.ts'
import { MenusProvider } from '#js/hooks/use-menu.tsx'
import { useRoutes } from '#js/hooks/use-routes.tsx'
import { useSharedProps } from '#js/hooks/use-shared-props.ts'
import type { VisitError } from '#js/hooks/use-visit-status.ts'
import { ErrorDialog } from '#js/layouts/error-dialog.tsx'
import { Footer } from '#js/layouts/footer/footer.tsx'
import { Newsletter, NewsletterField } from '#js/layouts/footer/newsletter.tsx'
import { AccountLinks } from '#js/layouts/header/account-links.tsx'
import { Actions } from '#js/layouts/header/actions.tsx'
import { DropDown } from '#js/layouts/header/drop-down.tsx'
import { CoursesMenu } from '#js/layouts/header/main-nav.tsx'
import { SailingMenuPanel } from '#js/layouts/header/menu-list.tsx'
import { MobileMenu } from '#js/layouts/header/mobile-menu.tsx'
import { MoreInfoMenu } from '#js/layouts/header/top-bar.tsx'
import { sailingMenus } from '#js/lib/sailing-menus.ts'
import { Focused, Pressed } from '../effects.tsx'
import { entriesOf } from '../entry.ts'
import { longName, longWord } from '../samples.ts'

function ExampleMenu() {
  return (
    <MenusProvider>
      <ul className="on-dark p-4">
        <DropDown label="Racing" buttonClass="min-h-11" panelClass="w-52">
          <p>Four races and a very long lunch.</p>
        </DropDown>
      </ul>
    </MenusProvider>
  )
}

function Courses() {
  return <CoursesMenu navigation={useSharedProps().navigationData} />
}

function Sailing({ name }: { readonly name: 'holidays' | 'adventures' }) {
  return <SailingMenuPanel menu={sailingMenus(useSharedProps().navigationData)[name]} />
}

const customer: HeaderData = {
  status: 'authenticated',
  user: { id: '1', name: 'Ada Winters', email: 'ada@example.com' },
  cartItems: 1,
}

/** As the user menu and the slide-in menu dress them. */
const link =
  'flex min-h-11 w-full items-center text-left text-slate [a&]:text-ink [button&]:text-ink'

function Links({
  status,
  wording = 'menu',
}: {
  readonly status: HeaderData['status']
  readonly wording?: 'menu' | 'drawer'
}) {
  return (
    <ul>
      <AccountLinks status={status} wording={wording} linkClass={link} />
    </ul>
  )
}

function Row({ visitor }: { readonly visitor: HeaderData }) {
  return (
    <MenusProvider>
      <div className="on-dark flex">
        <Actions visitor={visitor} />
      </div>
    </MenusProvider>
  )
}

const refusal = 'Please enter an e-mail address such as ada@example.com.'

function Field({
  error,
  value,
  isSending = false,
}: {
  readonly error?: string
  readonly value: string
  readonly isSending?: boolean
}) {
  const action = useRoutes().link('mail.customer-subscribe')

  return (
    <div className="bg-sea/35 px-4 py-14 md:px-8">
      <ActionForm action={action} className="max-w-xl">
        <IsSending value={isSending}>
          <NewsletterField ref={useRef(null)} error={error} value={value} />
        </IsSending>
      </ActionForm>
    </div>
  )
}

function DialogExample({ text }: { readonly text?: string }) {
  const [isOpen, setIsOpen] = useState(true)
  const close = () => setIsOpen(false)
  const failure: VisitError =
    text === undefined
      ? { kind: 'unreachable', repeat: close }
      : { kind: 'answered', text, repeat: close }

  return (
    <div className="p-8">
      <button
        type="button"
        className="min-h-11 text-tide underline"
        onClick={() => setIsOpen(true)}
      >
        Show it again
      </button>
      <ErrorDialog failure={isOpen ? failure : null} onClose={close} onRetry={close} />
    </div>
  )
}

export const frameParts = entriesOf([
  {
    title: 'Drop-down',
    shows: ['layouts/header/drop-down.tsx'],
    ground: 'dark',
    areSmall: true,
    states: {
      Closed: <ExampleMenu />,
      Open: {
        isAlone: true,
        content: (
          <Pressed>
            <ExampleMenu />
          </Pressed>
        ),
      },
      'With the focus': {
        isAlone: true,
        content: (
          <Focused>
            <ExampleMenu />
          </Focused>
        ),
      },
    },
  },
  {
    title: 'Menu panels',
    shows: [
      'layouts/header/main-nav.tsx',
      'layouts/header/menu-list.tsx',
      'layouts/header/top-bar.tsx',
    ],
    ground: 'white',
    states: {
      Courses: <Courses />,
      'Holidays, with a list beside them': <Sailing name="holidays" />,
      Adventures: <Sailing name="adventures" />,
      Information: <MoreInfoMenu />,
      'Long names': (
        <SailingMenuPanel
          menu={{ title: 'Racing', groups: [{ title: longName, items: [{ name: longName }] }] }}
        />
      ),
    },
  },
  {
    title: 'Slide-in menu',
    shows: ['layouts/header/mobile-menu.tsx', 'layouts/header/mobile-nav.tsx'],
    ground: 'dark',
    areAlone: true,
    states: {
      Closed: <MobileMenu visitor={anonymousHeaderData} />,
      Open: (
        <Pressed>
          <MobileMenu visitor={anonymousHeaderData} />
        </Pressed>
      ),
    },
  },
  {
    title: 'User menu',
    shows: ['layouts/header/account-links.tsx'],
    ground: 'white',
    areSmall: true,
    states: {
      'Not yet known': <Links status="loading" />,
      'Nobody signed in': <Links status="anonymous" />,
      'A customer': <Links status="authenticated" />,
      'Nobody signed in, in the slide-in menu': <Links status="anonymous" wording="drawer" />,
      'A customer, in the slide-in menu': <Links status="authenticated" wording="drawer" />,
    },
  },
  {
    title: 'Header actions and cart badge',
    shows: ['layouts/header/actions.tsx'],
    ground: 'dark',
    areSmall: true,
    states: {
      'Not yet known': <Row visitor={loadingHeaderData} />,
      'An empty cart': <Row visitor={anonymousHeaderData} />,
      'One item': <Row visitor={customer} />,
      '99 items': <Row visitor={{ ...customer, cartItems: 99 }} />,
      'More than 99': <Row visitor={{ ...customer, cartItems: 312 }} />,
    },
  },
  {
    title: 'Footer',
    shows: ['layouts/footer/footer.tsx', 'layouts/footer/contact.tsx'],
    areAlone: true,
    states: {
      Usual: <Footer />,
    },
  },
  // After success the field is empty again, and the message of the page says so.
  {
    title: 'Newsletter',
    shows: ['layouts/footer/newsletter.tsx'],
    areAlone: true,
    states: {
      Waiting: <Newsletter />,
      'With the focus': (
        <Focused>
          <Newsletter />
        </Focused>
      ),
      Refused: <Field error={refusal} value="ada@" />,
      'Refused, at length': <Field error={longWord} value={longWord} />,
      Sending: <Field isSending value="ada@example.com" />,
    },
  },
  {
    title: 'Error dialog',
    shows: ['layouts/error-dialog.tsx'],
    areAlone: true,
    states: {
      'Answered by something else': <DialogExample text="Bad gateway" />,
      'Answered by nothing': <DialogExample text="" />,
      'Answered at length': <DialogExample text={`${longWord} `.repeat(6).trim()} />,
      'Not reached': <DialogExample />,
    },
  },
])
