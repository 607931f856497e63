import type { BrokenContent } from './broken-content.ts'
import { broken, edit, rename, write } from './broken.ts'

const crew = 'courses/competent-crew.json'
const weekend = 'holidays/solent-weekend.json'
const crossing = 'holidays/cross-channel.json'

const firstFriday = { starts: ['Fri'], nth: 1, at: '19:30', until: '20:00' }

/** Dates that cannot be, and changes of dates that are not there. */
export const brokenDates: readonly BrokenContent[] = [
  broken(
    'dates without a rule, on enquiry, or beyond the offer',
    [
      (folder) => folder.write(weekend, without(folder.read(weekend), 'dates')),
      edit(crossing, '"places": 1', '"places": null'),
      edit(crossing, '"sale_unit": "yacht"', '"sale_unit": "enquiry"'),
      edit(crew, '"yacht": "dunlin"', '"yacht": "dunlin", "price": 400, "place": "london"'),
      edit('schedule/resources.json', '"id": "dunlin-two"', '"id": "dunlin"'),
      rename('schedule/overrides.json', 'schedule/override.json'),
    ],
    'courses/competent-crew.json:52:35 dates[0].price: 400 is not below the price of the offer, 325; the offer shows the dearest price; write less, or remove it',
    'courses/competent-crew.json:52:49 dates[0].place: the offer is not held at "london"; use one of: southampton',
    'holidays/cross-channel.json:54:12 dates: "enquiry" is sold without dates; remove them',
    'holidays/cross-channel.json:63:16 dates[0].yacht: there is no yacht "dunlin-two"; add it to schedule/resources.json',
    'holidays/solent-weekend.json:25:13 places: 5 are sold on each date, and there is no rule for dates; add "dates", such as [{ "starts": ["Sat"], "at": "09:00", "until": "17:00" }]',
    'schedule/override.json:1:1 the site reads no file of this name; did you mean "schedule/overrides.json"?',
    'schedule/overrides.json:1:1 this file is missing; put it back',
    'schedule/resources.json:4:13 yachts[0].id: "dunlin" is in this list already; choose another',
  ),
  broken(
    'a weekday and a time that are none, and two rules that want one yacht',
    [
      edit(weekend, '"Fri"', '"Friday"'),
      edit(weekend, '"19:30"', '"7.30 pm"'),
      edit(crossing, '"yacht": "dunlin-two"', '"yacht": "dunlin"'),
    ],
    'holidays/cross-channel.json:63:16 dates[0].yacht: "dunlin" is taken by dates[0] of competent-crew at that time, such as on 2024-04-26; choose another yacht, or other weeks',
    'holidays/solent-weekend.json:55:9 dates[0].starts[0]: "Friday" is not one of the choices; use one of: Mon, Tue, Wed, Thu, Fri, Sat, Sun',
    'holidays/solent-weekend.json:57:13 dates[0].at: "7.30 pm" does not fit; it must be a time such as 18:00',
  ),
  broken(
    'a week, a length and a change that cannot be',
    [
      edit(weekend, '"week": 2', '"week": 5'),
      edit(crossing, '"week": 1', '"nights": 20'),
      changes({ reference: 'WK-SOL-270403' }),
    ],
    'holidays/cross-channel.json:63:16 dates[0].yacht: "dunlin-two" is taken by another date of the same rule at that time, such as on 2024-04-26; choose another yacht, or other weeks',
    'holidays/solent-weekend.json:60:15 dates[0].week: 5 is more than every 4; write 1 to 4',
    'holidays/solent-weekend.json:61:16 dates[0].yacht: "dunlin" is taken by dates[0] of competent-crew at that time, such as on 2024-04-26; choose another yacht, or other weeks',
    'schedule/overrides.json:4:20 overrides[0].reference: no rule of WK-SOL gives a date on 2027-04-03; correct it, or write the day on which you add it as "added"',
  ),
  broken(
    'days counted in two ways, and changes of an offer, a day and a date that are not there or there twice',
    [
      edit(weekend, '"week": 2', '"nth": 1, "easter": 0'),
      edit(crossing, '"week": 1', '"shift": 2'),
      changes(
        { reference: 'WK-SAL-270402' },
        { reference: 'WK-SOL-270230' },
        { reference: 'WK-SOL-270402' },
        { reference: 'WK-SOL-270402', taken: 1 },
      ),
    ],
    'holidays/cross-channel.json:62:16 dates[0].shift: stands without nth; remove it, or add nth',
    'holidays/solent-weekend.json:60:27 dates[0].easter: stands beside nth; keep one of the two',
    'holidays/solent-weekend.json:61:16 dates[0].yacht: "dunlin" is taken by dates[0] of competent-crew at that time, such as on 2038-05-07; choose another yacht, or other weeks',
    'schedule/overrides.json:4:20 overrides[0].reference: no offer with dates has the code WK-SAL; correct it',
    'schedule/overrides.json:7:20 overrides[1].reference: names a day that no year has; correct the day',
    'schedule/overrides.json:13:20 overrides[3].reference: stands twice in this file; make one entry of the two',
  ),
  broken(
    'days out of order beside a meeting, and a yacht, a room and a person that nobody knows',
    [
      edit(weekend, '"week": 2', '"on_days": [0, 7, 7], "meets": { "on": ["Fri"], "times": 2 }'),
      edit(crew, '"yacht": "dunlin"', '"yacht": "dunlyn", "room": "attic"'),
      edit(weekend, '"leader": "rowan"', '"leader": "rowen"'),
    ],
    'courses/competent-crew.json:52:16 dates[0].yacht: there is no yacht "dunlyn"; did you mean "dunlin"?',
    'courses/competent-crew.json:52:34 dates[0].room: there is no room "attic"; add it to schedule/resources.json',
    'holidays/solent-weekend.json:58:16 dates[0].until: 16:00 is not after 19:30; write a later time',
    'holidays/solent-weekend.json:60:18 dates[0].on_days: stands beside meets; keep one of the two',
    'holidays/solent-weekend.json:60:18 dates[0].on_days: are not in order from 0; begin with 0, then later days',
    'holidays/solent-weekend.json:62:17 dates[0].leader: there is no leader "rowen"; did you mean "rowan"?',
  ),
  broken(
    'a class that ends before it begins, and more places gone than there are',
    [
      edit(weekend, '"yacht": "dunlin"', '"room": "classroom"'),
      changes({ reference: 'WK-SOL-270402', taken: 4, held: 2 }),
    ],
    'holidays/solent-weekend.json:58:16 dates[0].until: 16:00 is not after 19:30; write a later time',
    'schedule/overrides.json:6:15 overrides[0].held: 6 places are gone, and the date has 5; write fewer, or more as "places"',
  ),
  broken(
    'two rules with the same references, and dates added although they are there or moved',
    [
      edit(weekend, '"dates": [', `"dates": [${JSON.stringify(firstFriday)},`),
      changes(
        { reference: 'WK-SOL-270402', added: '2027-01-04' },
        { reference: 'WK-SOL-270423B', added: '2027-01-04', moved_to: '2027-05-07' },
      ),
    ],
    'holidays/solent-weekend.json:53:5 dates[1]: has dates on the same days as dates[0], with the same references; add a suffix, such as "B"',
    'schedule/overrides.json:5:16 overrides[0].added: a rule gives this date already; remove "added", or add a suffix',
    'schedule/overrides.json:10:19 overrides[1].moved_to: stands beside "added"; write the day into the reference',
  ),
]

function changes(...overrides: readonly object[]) {
  return write('schedule/overrides.json', JSON.stringify({ overrides }, null, 2))
}

/** A file without one of its keys. */
function without(text: string, key: string): string {
  const { [key]: _, ...others } = JSON.parse(text) as Readonly<Record<string, unknown>>
  return JSON.stringify(others, null, 2)
}
