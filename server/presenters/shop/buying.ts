import { postageOf } from '#server/catalogue/postage.ts'
import type { Company } from '#server/content/schema/company.ts'
import type { ProductFile, Shipping } from '#server/content/schema/shop.ts'
import { fromPounds, moneyText } from '#server/format/money.ts'
import { capitalised } from '#server/format/words.ts'
import type { Fact } from '#server/props/offer-page.ts'
import type { HowToBuy, Product } from '#server/props/shop.ts'

/** What posting one thing costs, for its card: `Posting £2.95`. */
export function postingText(shipping: Shipping, product: ProductFile): string {
  const charge = postageOf(shipping, product)
  return charge === 0 ? 'Posted free' : `Posting ${moneyText(charge)}`
}

/** How one thing reaches whoever buys it, and what that costs. */
export function postingOf(shipping: Shipping, product: ProductFile): Fact[] {
  const charge = postageOf(shipping, product)
  return [
    {
      term: 'To an address in the UK',
      text: `${charge === 0 ? 'Free' : moneyText(charge)}, ${packed(product)}`,
    },
    ...common(shipping),
    { term: 'To the rest of Europe', text: abroad(shipping, product.kind) },
  ]
}

/** What posting costs in the shop, by the size of the package. */
export function postingOfAll(shipping: Shipping): Fact[] {
  const sizes = shipping.package_types.map(
    ({ name, charge }) => `${name.toLowerCase()} ${pounds(charge)}`,
  )
  return [
    { term: 'To an address in the UK', text: capitalised(sizes.join(', ')) },
    ...common(shipping),
    { term: 'To the rest of Europe', text: europe(shipping) },
  ]
}

function common({ dispatch, delivery, collection, further_parcel, free_over }: Shipping): Fact[] {
  return [
    {
      term: 'Several things together',
      text: `You pay for the largest package alone, and ${pounds(further_parcel)} for each further parcel. Goods for ${pounds(free_over)} or more are posted free`,
    },
    { term: 'How long it takes', text: `${dispatch}. ${delivery}` },
    { term: 'Collecting it', text: collection },
  ]
}

function abroad(shipping: Shipping, kind: ProductFile['kind']): string {
  return shipping.europe.kinds.includes(kind)
    ? europe(shipping)
    : 'We cannot post this abroad; please ask whether somebody may collect it'
}

function europe({ europe: { charge, note } }: Shipping): string {
  return `${pounds(charge)}. ${note}`
}

function pounds(amount: number): string {
  return moneyText(fromPounds(amount))
}

function packed({ package_type: name }: ProductFile): string {
  return name === 'Tube' ? 'rolled, in a tube' : `as a ${name.toLowerCase()}`
}

/** How to buy one thing without the cart: by telephone and e-mail. */
export function buyingProduct(company: Company, { name, code }: Product): HowToBuy {
  return {
    title: 'How to buy it',
    text: `Put it into your basket above, or talk to us: call ${company.phone} or write to ${company.email} and quote ${code}. We post it, or keep it at the classroom until you come.`,
    subject: `${name} (${code})`,
  }
}

/** The same for the shop, whatever it is. */
export function buyingAnything(company: Company): HowToBuy {
  return {
    title: 'How to buy',
    text: `Put what you want into your basket, and we send everything in one go. Would you rather talk to somebody? ${contact(company)} and quote the code on its page.`,
    subject: 'An order from the shop',
  }
}

/** The same for a voucher. */
export function buyingVoucher(company: Company): HowToBuy {
  return {
    title: 'How to buy a voucher',
    text: `Choose one, say whose name goes on it and what you would like written inside, and put it into your basket. Would you rather tell somebody? ${contact(company)} and quote the code of the voucher.`,
    subject: 'A gift voucher',
  }
}

function contact({ phone, email }: Company): string {
  return `Call ${phone} or write to ${email}`
}
