import { up as peopleMailAndLimits } from './0001-people-mail-and-limits.ts'
import { up as waitingList } from './0002-waiting-list.ts'
import { up as enquiries } from './0003-enquiries.ts'
import { up as accounts } from './0004-accounts.ts'
import { up as carts } from './0005-carts.ts'
import { up as orders } from './0006-orders.ts'
import { up as knownBrowsers } from './0007-known-browsers.ts'
import { up as orderMessages } from './0008-order-messages.ts'
import { up as orderTerms } from './0009-order-terms.ts'
import { up as dateCases } from './0010-date-cases.ts'
import { up as publishedAddresses } from './0011-published-addresses.ts'
import { up as holdExtensions } from './0012-hold-extensions.ts'
import { up as unpaidOrders } from './0013-unpaid-orders.ts'
import { up as networks } from './0014-networks.ts'
import { up as linkVersions } from './0015-link-versions.ts'
import { up as askedAddresses } from './0016-asked-addresses.ts'
import { up as pendingOrders } from './0017-pending-orders.ts'
import { up as strongAccounts } from './0018-strong-accounts.ts'
import { up as mailAttachments } from './0019-mail-attachments.ts'
import { up as cardPayments } from './0020-card-payments.ts'
import { up as letters } from './0021-letters.ts'
import type { Migration } from './migration.ts'

/**
 * In the order in which they run. There is no way back: a released migration is never edited, and
 * a mistake in it is put right by a further one.
 */
export const migrations: readonly Migration[] = [
  { name: '0001-people-mail-and-limits', up: peopleMailAndLimits },
  { name: '0002-waiting-list', up: waitingList },
  { name: '0003-enquiries', up: enquiries },
  { name: '0004-accounts', up: accounts },
  { name: '0005-carts', up: carts },
  { name: '0006-orders', up: orders },
  { name: '0007-known-browsers', up: knownBrowsers },
  { name: '0008-order-messages', up: orderMessages },
  { name: '0009-order-terms', up: orderTerms },
  { name: '0010-date-cases', up: dateCases },
  { name: '0011-published-addresses', up: publishedAddresses },
  { name: '0012-hold-extensions', up: holdExtensions },
  { name: '0013-unpaid-orders', up: unpaidOrders },
  { name: '0014-networks', up: networks },
  { name: '0015-link-versions', up: linkVersions },
  { name: '0016-asked-addresses', up: askedAddresses },
  { name: '0017-pending-orders', up: pendingOrders },
  { name: '0018-strong-accounts', up: strongAccounts },
  { name: '0019-mail-attachments', up: mailAttachments },
  { name: '0020-card-payments', up: cardPayments },
  { name: '0021-letters', up: letters },
]
