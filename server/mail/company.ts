/** What the foot of every message says about its sender (domain facts: the company's contacts). */
export const company = {
  name: 'Saltlark Sailing',
  email: 'hello@saltlark.example',
  phone: '01632 960 214',
  address: ['Unit 3, Samphire Quay', 'Southampton', 'SO99 0ZZ'],
} as const

/** Who messages are from unless the site says otherwise. */
export const companySender = { name: company.name, address: company.email }
