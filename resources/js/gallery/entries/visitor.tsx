import { MenusProvider } from '#js/hooks/menus-context.tsx'
import { AccountLinks } from '#js/layouts/header/account-links.tsx'
import { Actions } from '#js/layouts/header/actions.tsx'
import { anonymousHeaderData, loadingHeaderData } from '#js/lib/header-data.ts'
import type { HeaderData } from '#js/lib/header-data.ts'
import type { Entry } from '../entry.ts'

const customer: HeaderData = {
  status: 'authenticated',
  user: { id: '1', name: 'Ada Winters', email: 'ada@example.com' },
  cartItems: 1,
}

/** As the user menu and the slide-in menu dress them. */
const link =
  'flex min-h-11 w-full items-center text-left text-slate [a&]:text-ink [button&]:text-ink'

export const userMenu: Entry = {
  title: 'User menu',
  group: 'Frame',
  shows: ['layouts/header/account-links.tsx'],
  ground: 'white',
  areSmall: true,
  states: [
    { title: 'Not yet known', content: <Links status="loading" /> },
    { title: 'Nobody signed in', content: <Links status="anonymous" /> },
    { title: 'A customer', content: <Links status="authenticated" /> },
    {
      title: 'Nobody signed in, in the slide-in menu',
      content: <Links status="anonymous" wording="drawer" />,
    },
    {
      title: 'A customer, in the slide-in menu',
      content: <Links status="authenticated" wording="drawer" />,
    },
  ],
}

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

export const actions: Entry = {
  title: 'Header actions and cart badge',
  group: 'Frame',
  shows: ['layouts/header/actions.tsx'],
  ground: 'dark',
  areSmall: true,
  states: [
    { title: 'Not yet known', content: <Row visitor={loadingHeaderData} /> },
    { title: 'An empty cart', content: <Row visitor={anonymousHeaderData} /> },
    { title: 'One item', content: <Row visitor={customer} /> },
    { title: '99 items', content: <Row visitor={{ ...customer, cartItems: 99 }} /> },
    { title: 'More than 99', content: <Row visitor={{ ...customer, cartItems: 312 }} /> },
  ],
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
