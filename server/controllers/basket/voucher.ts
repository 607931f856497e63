import { formatDate } from '#server/format/dates.ts'
import { moneyText, pence } from '#server/format/money.ts'
import { notFound } from '#server/http/errors.ts'
import type { ActionHandler } from '#server/http/handlers.ts'
import { whenAvailable } from '#server/http/unavailable.ts'
import type { VoucherProps } from '#server/props/orders.ts'
import type { LineDetails } from '#server/shop/orders/bought-line.ts'
import { balancesOf } from '#server/shop/vouchers/balances.ts'
import type { VoucherBalance } from '#server/shop/vouchers/balances.ts'
import { findVoucher } from '#server/shop/vouchers/find-voucher.ts'
import type { WholeVoucher } from '#server/shop/vouchers/find-voucher.ts'
import { signedPages } from '#server/signing/signed-pages.ts'
import { page } from '#server/site/page.ts'
import type { ControllerServices } from '../controller-services.ts'
import { requireAccess } from './page-access.ts'

const meta = { title: 'Gift voucher | Saltlark', isIndexed: false }

/** GET web.shopping.vouchers.show: to print or to send on, for who bought it and who got its link. */
export function voucherPage({ database, signer, site }: ControllerServices): ActionHandler {
  return async (request, response) => {
    const id = String(request.params['item'])
    const found = await whenAvailable(findVoucher(database.db, id), 'Vouchers')
    const owner = found?.buyer ?? null
    await requireAccess(request, { signer, purpose: signedPages.voucher, id, owner })
    const [balance] = found ? await balancesOf(database.db, [found.voucher.code]) : []
    if (!found || !balance) throw notFound()
    await response.page(page('basket/voucher', shown(found, balance, site.current().today), meta))
  }
}

function shown(
  { voucher: { code, value, valid_until: until }, line }: WholeVoucher,
  balance: VoucherBalance,
  today: string,
): VoucherProps {
  const { voucher } = JSON.parse(line.details) as LineDetails
  const { design, to, from, message } = voucher ?? unsigned
  const validUntil = formatDate(until, 'fullDate')
  return {
    design,
    to,
    from,
    message,
    code,
    validUntil,
    worth: moneyText(pence(value)),
    name: line.name,
    rules: [
      'Type the code in the basket, or read it to us by telephone.',
      'It may be spent at once or in parts; what is left over stays on the code.',
      'Whoever has the code may use it, so look after it like money.',
    ],
    state: stateWords(balance, today),
  }
}

const unsigned = { design: 'solent', to: '', from: '', message: '' } as const

function stateWords({ balance, validUntil, isCancelled }: VoucherBalance, today: string): string {
  if (isCancelled) return 'This voucher was cancelled and cannot be spent.'
  if (validUntil < today) return `This voucher ran out on ${formatDate(validUntil, 'fullDate')}.`
  return balance === 0 ? 'All of it is spent.' : `${moneyText(balance)} of it can be spent.`
}
