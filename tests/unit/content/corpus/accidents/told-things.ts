import { slips } from './accident.ts'

/** Days in words that no calendar has. */
export const toldDaySlips = slips`
courses/competent-crew.json | And you cook. | And you cook on 31 November. | 21:22 | 31 November … November has 30 days
courses/competent-crew.json | And you cook. | And you cook by Feb 30th. | 21:22 | Feb 30th … February has 29 days
courses/competent-crew.json | And you cook. | From 29 February 2027 you cook. | 21:11 | 29 February 2027 … has 28 days | From 28 February 2027 you cook.
courses/competent-crew.json | And you cook. | From 2027-02-30 you cook. | 21:11 | 2027-02-30 … no day | From 2027-02-28 you cook.
courses/competent-crew.json | And you cook. | From 31/06/2027 you cook. | 21:11 | 31/06/2027 … June has 30 days | From 30/06/2027 you cook.
courses/competent-crew.json | And you cook. | From 12/25/2027 you cook. | 21:11 | 12/25/2027 … no month | From 25/12/2027 you cook.
courses/competent-crew.json | And you cook. | From Saturday 28 September, 2026 you cook. | 21:11 | Saturday 28 September, 2026 … Monday | From Monday 28 September, 2026 you cook.
courses/competent-crew.json | And you cook. | From Tues. 28th of Sept 2026 you cook. | 21:11 | Tues. 28th … Monday | From Mon. 28th of Sept 2026 you cook.
courses/competent-crew.json | And you cook. | From 28 September 2026 (Tuesday) you cook. | 21:11 | (Tuesday) … Monday | From 28 September 2026 (Monday) you cook.
courses/competent-crew.json | And you cook. | From Friday 28 to Sunday 29 November 2026 you cook. | 21:11 | Friday 28 … Saturday | From Friday 27 to Sunday 29 November 2026 you cook.
faq.json | Perhaps. | From Sunday, September 28, 2026. | 6:23 | Sunday, September 28, 2026 … Monday | From Monday, September 28, 2026.
`

/** Ways to reach somebody else. */
export const contactSlips = slips`
home.json | <p>Hello.</p> | <p>Write to ada@saltlark-sailing.example.</p> | 6:29 | ada@saltlark-sailing.example … hello@saltlark.example
home.json | <p>Hello.</p> | <p>Write to <a href='mailto:ada@mill.example'>Ada</a>.</p> | 6:38 | ada@mill.example … hello@saltlark.example
faq.json | Perhaps. | Ask helo@saltlrak.example. | 6:22 | saltlrak.example … saltlark.example
faq.json | Perhaps. | Ask saltlark@gmail.com. | 6:22 | saltlark@gmail.com … hello@saltlark.example
faq.json | Perhaps. | Ring 01632 960 377. | 6:23 | 01632 960 377 … 01632 960 214
faq.json | Perhaps. | Ring (01632) 960377. | 6:23 | (01632) 960377 … 01632 960 214
faq.json | Perhaps. | Ring +44 (0)1632 960-377. | 6:23 | +44 (0)1632 960-377 … 01632 960 214
faq.json | Perhaps. | Ring 07700 900123. | 6:23 | 07700 900123 … 01632 960 214
home.json | "buttonUrl": "/events" | "buttonUrl": "tel:+441632960377" | 15:25 | +441632960377 … 01632 960 214
pages/knots.json | Two are enough. | Two are enough. Ring 01632 960 377. | 15:40 | 01632 960 377 … contact
company.json | SO99 0ZZ | SO99 OZZ | 8:5 | SO99 OZZ … no postcode … figure
company.json | SO99 0ZZ | S099 0ZZ | 8:5 | S099 0ZZ … no postcode
company.json | SO99 0ZZ | SO99 0Z | 8:5 | SO99 0Z … no postcode
company.json | SO99 0ZZ | SO99 | 8:5 | SO99 … no postcode
faq.json | Perhaps. | At SO99 OZZ. | 6:21 | SO99 OZZ … no postcode
faq.json | Perhaps. | At S099 0ZZ. | 6:21 | S099 0ZZ … no postcode
company.json | "vat_number": "GB 000 0000 00" | "vat_number": "GB 000 0000 0" | 11:17 | GB 000 0000 0 … VAT … nine
company.json | "company_number": "00000000" | "company_number": "1234567" | 10:21 | 1234567 … eight … 01234567
company.json | "company_number": "00000000" | "company_number": "O0000000" | 10:21 | O0000000 … eight
`

/** What texts say of the shop and of offers, and is otherwise. */
export const toldFactSlips = slips`
faq.json | Perhaps. | Your basket is kept for you for 20 minutes. | 6:50 | 20 minutes … 30 | Your basket is kept for you for 30 minutes.
faq.json | Perhaps. | The logbook (G185) helps. | 6:31 | G185 … did you mean G158 | The logbook (G158) helps.
navigation.json | "slug": "competent-crew" | "slug": "competent-crew", "name": "Solent sailing weekend" | 6:43 | solent-weekend … competent-crew | "slug": "competent-crew", "name": "Competent Crew"
faq.json | Perhaps. | The office is open 13:00 to 09:00. | 6:37 | 13:00 to 09:00 … before | The office is open 09:00 to 13:00.
faq.json | Perhaps. | Delivery is free from £50. | 6:40 | £50 … 60 | Delivery is free from £60.
faq.json | Perhaps. | Postage of £5 is free with £50, £75 vouchers. | 6:50 | £75 | Perhaps.
home.json | <p>Hello.</p> | <p><a href='/sailing-holidays/solent-weekend'>Competent Crew</a></p> | 6:63 | competent-crew … solent-weekend
`
