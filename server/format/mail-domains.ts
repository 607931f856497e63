import { nearest } from './nearest.ts'

/** Where many people have their address. */
const mailHosts = [
  'gmail.com',
  'googlemail.com',
  'hotmail.com',
  'hotmail.co.uk',
  'outlook.com',
  'yahoo.com',
  'yahoo.co.uk',
  'icloud.com',
  'btinternet.com',
  // They differ from others by a letter, and are no slips.
  'ymail.com',
  'email.com',
]
/** Endings that are none. */
const badEndings: Readonly<Record<string, string>> = {
  con: 'com',
  cmo: 'com',
  ocm: 'com',
  comm: 'com',
  cpm: 'com',
  'co.ku': 'co.uk',
  couk: 'co.uk',
  exmaple: 'example',
  examlpe: 'example',
}

/** They have one ending: any other is a slip. */
const withOneEnding = ['gmail.com', 'icloud.com', 'btinternet.com']

/**
 * The domain that somebody meant who mistyped it in an e-mail address, such as `gmail.com` for
 * `gmial.con`; null: it has no slip that we know.
 * @param own another that is known, such as the company's.
 */
export function meantDomain(domain: string, own = ''): string | null {
  const ending = Object.keys(badEndings).find((one) => domain.endsWith(`.${one}`))
  if (mailHosts.includes(domain) || (domain === own && !ending)) return null
  const repaired = ending ? domain.slice(0, -ending.length) + badEndings[ending] : domain
  const meant = [...mailHosts, own].find((one) => one !== '' && isSlipOf(repaired, one))
  return meant ?? (ending ? repaired : null)
}

/** Two letters at most are otherwise: a third of them would be another firm's. */
function isSlipOf(domain: string, known: string): boolean {
  if (domain === known) return true
  const [name = '', ...rest] = domain.split('.')
  const [knownName = '', ...knownRest] = known.split('.')
  if (name === knownName && withOneEnding.includes(known)) return true
  const isSameEnd = rest.join('.') === knownRest.join('.')
  return (
    isSameEnd &&
    name.length > 4 &&
    Math.abs(name.length - knownName.length) < 2 &&
    nearest(name, [knownName]) !== null
  )
}
