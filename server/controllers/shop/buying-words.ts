import type { Company } from '#server/content/schema/company.ts'
import type { HowToBuy, Product } from '#server/props/shop.ts'

/** How to buy one thing without the basket: by telephone and e-mail. */
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
