import { findOffer } from '#server/catalogue/offers.ts'
import { packageCharge } from '#server/catalogue/postage.ts'
import { productPicture, voucherProduct } from '#server/catalogue/products.ts'
import type { Content } from '#server/content/content.ts'
import type { InfoPage } from '#server/content/schema/info-page.ts'
import type { Voucher } from '#server/content/schema/shop.ts'
import { formatMoney, fromPounds, moneyText } from '#server/format/money.ts'
import { counted } from '#server/format/words.ts'
import { voucherNode } from '#server/head/structured-data/goods.ts'
import type { StructuredNode } from '#server/props/meta.ts'
import type { Fact } from '#server/props/offer-page.ts'
import type { GiftVouchersPageProps, OfferNamed, VoucherForSale } from '#server/props/shop.ts'
import { addOf } from '../cart/add-to-cart.ts'
import { designs } from '../cart/vouchers.ts'
import type { Links, PageContext } from '../context.ts'
import { shopBlocks } from '../info/blocks.ts'
import { buyingVoucher } from './buying.ts'
import { offerNamed } from './product.ts'

/** The vouchers, how they work and what each may be spent on. @param code of the one that is chosen */
export function presentGiftVouchers(
  { banner, blocks, name }: InfoPage,
  code: unknown,
  context: PageContext,
): GiftVouchersPageProps {
  const { links, site } = context
  const { content } = site
  const wanted = content.vouchers.find((voucher) => voucher.code === code)
  return {
    banner: { buttonUrl: '#choose-a-voucher', buttonText: 'Choose a voucher', ...banner },
    breadcrumbs: { above: [], here: name },
    ...shopBlocks(blocks, context),
    vouchers: content.vouchers.map((voucher) => presentVoucher(context, voucher)),
    chosen: wanted
      ? {
          name: wanted.name,
          price: formatMoney(fromPounds(wanted.price)),
          validity: validity(content),
          add: addOf(links, 'voucher', wanted.code),
          designs,
        }
      : null,
    rules: voucherRules(content),
    anything: whatThereIs(content, links),
    buy: buyingVoucher(content.company),
  }
}

function presentVoucher(context: PageContext, voucher: Voucher): VoucherForSale {
  const { links, site } = context
  const { content } = site
  const product = voucherProduct(content, voucher)
  const { id, name, code, description } = product
  return {
    product: { id, name, code, description },
    price: formatMoney(fromPounds(voucher.price)),
    picture: productPicture(product),
    validity: validity(content),
    spentOn: spentOn(context, voucher),
    chooseHref: `${links.path('web.gift-vouchers', {}, { voucher: code })}#your-voucher`,
  }
}

export function voucherNodes(content: Content, links: Links): StructuredNode[] {
  const { vouchers, company } = content
  const here = links.path('web.gift-vouchers')
  return vouchers.map((voucher) =>
    voucherNode(voucher, `${voucher.name}. ${validity(content)}.`, here, company),
  )
}

function validity({ terms }: Content): string {
  return `Valid for ${counted(terms.voucher_months, 'month')}`
}

function spentOn(context: PageContext, { redeems }: Voucher): OfferNamed | null {
  const offer = redeems && findOffer(context.site.content, redeems.className, redeems.slug)
  if (!redeems || !offer) return null
  const note = `For ${counted(redeems.people, 'person', 'people')}, ${offer.length}`
  return offerNamed(context, redeems.className, offer, note)
}

function whatThereIs({ courses, holidays, products }: Content, links: Links): OfferNamed[] {
  return [
    {
      name: 'RYA courses',
      href: links.path('web.courses.all'),
      note: `${courses.size} courses, on the water, in the classroom and online`,
    },
    {
      name: 'Sailing holidays and weekends',
      href: links.path('web.sailing-holidays.all'),
      note: `${holidays.size} trips, from a day to an ocean`,
    },
    {
      name: 'Books and merchandise',
      href: links.path('web.merchandise.all'),
      note: `${products.size} things to read, to draw on and to wear`,
    },
  ]
}

/** What every voucher has in common, with the numbers of terms.json and shipping.json. */
export function voucherRules({ terms, vouchersPostedIn, shipping }: Content): Fact[] {
  const printedCard = moneyText(packageCharge(shipping, vouchersPostedIn))
  return [
    {
      term: 'How long it lasts',
      text: `${counted(terms.voucher_months, 'month')} from the day on which you buy it`,
    },
    {
      term: 'What is left over',
      text: 'Stays on its code, to be spent in as many helpings as they like',
    },
    { term: 'By e-mail', text: 'Free: a page to send on, or to print and fold' },
    { term: 'By post', text: `A printed card, ${printedCard}. ${shipping.dispatch}` },
    {
      term: 'If you change your mind',
      text: `You have ${shipping.returns_days} days after buying it, as long as none of it is spent`,
    },
  ]
}
