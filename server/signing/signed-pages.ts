/** The purposes for which links to pages are signed that whoever has the address may read. */
export const signedPages = { order: 'order', voucher: 'voucher' } as const
