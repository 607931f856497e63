import type { BrokenContent } from './broken-content.ts'
import { broken, edit, rename } from './broken.ts'

const letter = 'letters/2026-12-04.json'

const block = (text: string) => edit(letter, '{ "type": "late-places" }', text)

/** What a weekly letter must not go out with. */
export const advisedLetters: readonly BrokenContent[] = [
  broken(
    'dates that a letter comes too late for, that are cancelled, and that nobody sails',
    [
      edit(
        'schedule/overrides.json',
        '"overrides": []',
        '"overrides": [{ "reference": "CR-CC-270129", "cancelled": true }]',
      ),
      block('{ "type": "dates", "references": ["CR-CC-261204", "CR-CC-270129", "CR-CC-261212"] }'),
    ],
    'letters/2026-12-04.json:8:39 warning: blocks[2].references[0]: begins on 2026-12-04, when nobody can book it who reads this letter; choose another date, or remove it',
    'letters/2026-12-04.json:8:55 warning: blocks[2].references[1]: CR-CC-270129 is cancelled; choose another date, or remove it',
    'letters/2026-12-04.json:8:71 warning: blocks[2].references[2]: there is no date CR-CC-261212; choose another date, or remove it',
  ),
  broken(
    'offers that are gone, in a list and under a button',
    [
      block('{ "type": "offers", "codes": ["WK-SOL", "WK-GONE"] }'),
      edit(letter, '"routeName": "web.gift-vouchers"', '"code": "CR-NONE"'),
    ],
    'letters/2026-12-04.json:7:63 warning: blocks[1].code: no offer has the code CR-NONE; name one that is there',
    'letters/2026-12-04.json:8:45 warning: blocks[2].codes[1]: no offer has the code WK-GONE; name one that is there',
  ),
  broken(
    'a picture without words',
    [block('{ "type": "picture", "imageUrl": "/images/small-800.jpg" }')],
    'letters/2026-12-04.json:8:5 blocks[2].imageAltText: is missing; add "imageAltText" (What it shows: many people read letters without pictures)',
  ),
  broken(
    'a picture that many mail programs do not show',
    [block('{ "type": "picture", "imageUrl": "/images/a.svg", "imageAltText": "A yacht at sea" }')],
    'letters/2026-12-04.json:8:38 blocks[2].imageUrl: "/images/a.svg" does not fit; it must be a .jpg or .png, which every mail program shows',
  ),
  broken(
    'a button to two pages',
    [
      edit(
        letter,
        '"routeName": "web.gift-vouchers"',
        '"routeName": "web.info.faq", "code": "CR-CC"',
      ),
    ],
    'letters/2026-12-04.json:7:5 blocks[1]: an object does not fit; it must have either routeName or code, not both',
  ),
  broken(
    'a button to a page that needs more than its name',
    [edit(letter, 'web.gift-vouchers', 'web.courses.slug')],
    'letters/2026-12-04.json:7:68 blocks[1].routeName: the address of "web.courses.slug" needs a parameter; name an offer by its code instead, or another page',
  ),
  broken(
    'a subject that no list of messages shows whole',
    [
      edit(
        letter,
        'A short letter',
        'A letter that begins with a subject nobody on a telephone reads',
      ),
    ],
    'letters/2026-12-04.json:3:14 warning: subject: has 63 characters; lists of messages show 60; say it in fewer',
  ),
  broken(
    'a letter whose file has another day',
    [rename(letter, 'letters/2026-12-11.json')],
    'letters/2026-12-11.json:2:11 date: "2026-12-04" is not the file\'s name; write "2026-12-11", or rename the file to 2026-12-04.json',
  ),
  broken(
    'a draft whose day is over',
    [
      rename(letter, 'letters/2026-11-20.json'),
      edit(
        'letters/2026-11-20.json',
        '"date": "2026-12-04"',
        '"draft": true, "date": "2026-11-20"',
      ),
    ],
    'letters/2026-11-20.json:2:3 warning: draft: is a draft, and its day, 2026-11-20, is over; give it a day to come and its file the same name, or delete the file',
  ),
]
