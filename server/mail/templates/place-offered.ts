import { writeLetter } from '../letter.ts'
import type { Letter } from '../letter.ts'
import type { Letterhead } from '../letterhead.ts'

export interface PlaceOffered {
  readonly name: string
  /** Such as `2 places`. */
  readonly places: string
  /** The date: `Competent Crew, Friday 5 March, 2027 to Sunday 7 March, 2027`. */
  readonly date: string
  /** Such as `05/03/2027 17:30`. */
  readonly until: string
  readonly offerUrl: string
}

/** Offers places that came free to who waited for them, for a while. */
export function placeOffered(offer: PlaceOffered, company: Letterhead): Letter {
  const { name, places, date, until, offerUrl } = offer
  return writeLetter(company, 'A place has come free', [
    { paragraph: `Hello ${name},` },
    { paragraph: `You waited for ${date}. There is room now: ${places}.` },
    {
      paragraph: `We keep this for you until ${until}, London time. After that we ask the next on the list.`,
    },
    { button: 'See what we keep for you', url: offerUrl },
    {
      paragraph:
        'One button there puts it into your basket and holds it for 30 minutes; nothing is bought by that. If you do not want it any more, there is nothing to do. Whoever has this letter can use the link, so keep it to yourself.',
    },
    { paragraph: `Fair winds, from all of us at ${company.brand}` },
  ])
}
