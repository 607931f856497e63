import { slips } from './accident.ts'

/** Characters that nobody sees, or that another encoding left behind. */
export const characterSlips = slips`
courses/competent-crew.json | And you cook. | And you\u{200B} cook. | 21:13 | zero-width … U+200B … remove it
courses/competent-crew.json | And you cook. | And \u{202E}you cook. | 21:10 | right to left … U+202E … remove it
courses/competent-crew.json | And you cook. | And you\u{200F} cook. | 21:13 | right to left … U+200F … remove it
courses/competent-crew.json | And you cook. | And \u{2068}you\u{2069} cook. | 21:10 | U+2068 … remove it
courses/competent-crew.json | And you cook. | And you cook\u{AD}. | 21:18 | soft hyphen … U+00AD … remove it
courses/competent-crew.json | And you cook. | \u{FEFF}And you cook. | 21:6 | U+FEFF … remove it
courses/competent-crew.json | And you cook. | And \u{FFFC} you cook. | 21:10 | U+FFFC … remove it
courses/competent-crew.json | And you cook. | And you cook\u{FFFD} | 21:18 | lost … U+FFFD … write
courses/competent-crew.json | And you cook. | And you \u{E001} cook. | 21:14 | U+E001 … write
courses/competent-crew.json | And you cook. | And you\u0007 cook. | 21:13 | U+0007 … remove it
courses/competent-crew.json | And you cook. | And you\u2028 cook. | 21:13 | U+2028 … space
courses/competent-crew.json | "A berth" | "A\tberth" | 26:7 | U+0009 … space
courses/competent-crew.json | "competent-crew" | "competent\u{2011}crew" | 3:11 | competent\u{2011}crew
courses/competent-crew.json | "A berth" | "A berth 😀" | 26:14 | 😀 … words
home.json | "title": "Learn to sail" | "title": "Learn to sail ⛵️" | 13:31 | ⛵️ … words
courses/competent-crew.json | And you cook. | And you donâ€™t cook. | 21:17 | â€™ … write ’ | And you don’t cook.
courses/competent-crew.json | And you cook. | And you pay Â£5. | 21:18 | Â£ … write £ | And you pay £5.
courses/competent-crew.json | And you cook. | And you see the cafÃ©. | 21:25 | Ã© … write é | And you see the café.
courses/competent-crew.json | And you cook. | And you \u{E2}\u{20AC}\u{201C} cook. | 21:14 | \u{E2}\u{20AC}\u{201C} … write – | And you cook.
courses/competent-crew.json | And you cook. | And you don?t cook. | 21:17 | n?t … ’ | And you don’t cook.
courses/competent-crew.json | And you cook. | And you don=E2=80=99t cook. | 21:17 | =E2=80=99 … write ’ | And you don’t cook.
courses/competent-crew.json | And you cook. | And you don\u{92}t cook. | 21:17 | U+0092 … write ’ | And you don’t cook.
courses/competent-crew.json | And you cook. | And you don&rsquo;t cook in caf%C3%A9s. | 21:37 | %C3%A9 … write é | And you cook.
`

/** Marks of other programs, and what a mail program puts around words. */
export const markSlips = slips`
courses/competent-crew.json | And you cook. | And **you** cook. | 21:10 | **you** … <strong>
courses/competent-crew.json | And you cook. | And _you_ cook. | 21:10 | _you_ … <em>
courses/competent-crew.json | And you cook. | And [you](/faq) cook. | 21:10 | [you](/faq) … <a href
courses/competent-crew.json | And you cook. | ## And you cook. | 21:6 | ## … <h3>
courses/competent-crew.json | "A berth" | "- A berth" | 26:6 | - … itself
courses/competent-crew.json | "A berth" | "• A berth" | 26:6 | • … itself
courses/competent-crew.json | "A berth" | "1. A berth" | 26:6 | 1. … itself
courses/competent-crew.json | "A berth" | "A *berth*" | 26:8 | *berth* … remove
courses/competent-crew.json | "A berth" | "[x] A berth" | 26:6 | [x] … remove
faq.json | Perhaps. | \u{60}Perhaps.\u{60} | 6:18 | \u{60}Perhaps.\u{60} … remove
faq.json | Perhaps. | ~~Perhaps.~~ | 6:18 | ~~Perhaps.~~ … remove
home.json | <p>With us.</p> | <p class='MsoNormal'>With us.</p> | 14:19 | class … removed
home.json | <p>With us.</p> | <p>With us.<o:p></o:p></p> | 14:27 | <o:p> … remove
home.json | <p>With us.</p> | <p>With us.</p><p>&nbsp;</p> | 14:31 | empty … remove
home.json | <p>With us.</p> | <p>With us.</p><p></p> | 14:31 | empty … remove
home.json | <p>With us.</p> | <p>With us.<br><br><br>Today.</p> | 14:27 | <br> … paragraph
home.json | <p>With us.</p> | <p>With &amp;amp; us.</p> | 14:24 | &amp;amp; … write &amp;
home.json | <p>With us.</p> | &lt;p&gt;With us.&lt;/p&gt; | 14:16 | &lt;p&gt; … <p>
home.json | <p>With us.</p> | <p>With us,&nbsp;&nbsp;you&nbsp;&nbsp;sail.</p> | 14:27 | &nbsp;&nbsp; … space
home.json | <p>With us.</p> | <p>With <a href='/faq'></a>us.</p> | 14:24 | link without words
faq.json | Perhaps. | Perhaps. Sent from my iPhone | 6:27 | Sent from my iPhone … remove
faq.json | Perhaps. | Perhaps. Get Outlook for Android | 6:27 | Get Outlook for Android … remove
faq.json | Will I be seasick? | Re: Will I be seasick? | 5:20 | Re: … remove
faq.json | Perhaps. | See below [cid:image001.png@01DA] | 6:28 | cid: … remove
faq.json | Perhaps. | Ask Bo <mailto:bo@saltlark.example> | 6:25 | <mailto:bo@saltlark.example>
faq.json | Perhaps. | Perhaps{{ if_calm }}. | 6:25 | {{ if_calm }} … filled in
faq.json | Perhaps. | Perhaps %FIRSTNAME%. | 6:26 | %FIRSTNAME% … filled in
faq.json | Perhaps. | undefined | 6:18 | undefined … write
faq.json | Perhaps. | [object Object] | 6:18 | [object Object] … write
products/logbook.json | Keep it dry. | #NAME? | 15:6 | #NAME? … write
products/logbook.json | Keep it dry. | #N/A | 15:6 | #N/A … write
shipping.json | "A week" | "46388" | 17:16 | 46388 … write
shipping.json | "A week" | "2-Mar" | 17:16 | 2-Mar … write
products/logbook.json | Keep it dry. | #REF! to keep dry. | 15:6 | #REF! … write
products/logbook.json | Keep it dry. | Keep it ######## dry. | 15:14 | ######## … write
products/logbook.json | Keep it dry. | Keep it Err:502 dry. | 15:14 | Err:502 … write
products/logbook.json | Keep it dry. | Keep it dry for 1.23457E+08 years. | 15:22 | 1.23457E+08 … write
products/logbook.json | Keep it dry. | Keep it dry at age 07-Aug. | 15:25 | 07-Aug … write
products/logbook.json | Keep it dry. | Keep it dry (Dec-10). | 15:19 | Dec-10 … write
products/logbook.json | Keep it dry. | Keep 0.30000000000000004 of it dry. | 15:11 | 0.30000000000000004 … write
products/logbook.json | Keep it dry. | Keep it dry until 2026-11-21 00:00:00. | 15:24 | 2026-11-21 00:00:00 … write
products/logbook.json | Keep it dry. | Keep \"\"it\"\" dry. | 15:11 | quotation mark … write
products/logbook.json | Keep it dry. | Keep it dry, | 15:17 | , … list … remove it
products/logbook.json | Keep it dry. | =A2&B2 | 15:6 | =A2 … formula … write
shipping.json | "A week" | "TRUE" | 17:16 | TRUE … write
shipping.json | "A week" | "07/08/2026" | 17:16 | 07/08/2026 … write
company.json | "vat_number": "GB 000 0000 00" | "vat_number": "GB 1.23457E+08" | 11:21 | 1.23457E+08 … write
products/logbook.json | "Logbook", | "'Logbook", | 5:12 | 'Logbook … remove
`

/** What was left to be written, and what says nothing. */
export const unfinishedSlips = slips`
courses/competent-crew.json | And you cook. | Write here who it suits, and who should choose something else. And you cook. | 21:6 | content:new … write
courses/competent-crew.json | "A berth" | "Write one thing a line that the price includes" | 26:6 | content:new … write
knots/bowline.json | A loop that will not slip. | xx | 5:11 | xx … write
knots/bowline.json | A loop that will not slip. | - | 5:11 | “-” … write
knots/bowline.json | A loop that will not slip. | ??? | 5:11 | ??? … write
knots/bowline.json | A loop that will not slip. | n/a | 5:11 | n/a … write
knots/bowline.json | A loop that will not slip. | tbc | 5:10 | tbc … write
knots/bowline.json | A loop that will not slip. | Test | 5:11 | Test … write
knots/bowline.json | A loop that will not slip. | asdf | 5:11 | asdf … write
knots/bowline.json | A loop that will not slip. | [insert use] | 5:11 | [insert use] … write
knots/bowline.json | A loop that will not slip. | A loop (ask Bo!!) | 5:25 | !! … write
knots/bowline.json | A loop that will not slip. | A loop that will will not slip. | 5:23 | will will … write it once
knots/bowline.json | A loop that will not slip. | A loop that will not slip , ever. | 5:36 | , … remove the space
knots/bowline.json | A loop that will not slip. | A LOOP THAT WILL NOT SLIP. | 5:11 | capitals … small letters
knots/bowline.json | A loop that will not slip. | A loop that will not slip.. | 5:36 | .. … write
home.json | "altText": "A yacht" | "altText": "Photo" | 12:18 | Photo … shows
home.json | "altText": "A yacht" | "altText": "Learn to sail" | 12:18 | title … shows
home.json | "altText": "A yacht" | "altText": "IMG_2034.HEIC" | 12:18 | file's name … shows
home.json | "altText": "A yacht" | "altText": "yacht-at-sea-final2" | 12:18 | file's name … shows
home.json | "buttonText": "See the courses", | "buttonText": "Click here", | 60:22 | Click here … where
`

/** Sentences that lost a space, an end or the other half of a pair. */
export const sentenceSlips = slips`
courses/competent-crew.json | And you cook. | And youThey cook. | 21:10 | youThey … space | And they cook.
courses/competent-crew.json | And you cook. | And you cook.Then you eat. | 21:14 | cook.Then … space | And you cook. Then you eat.
courses/competent-crew.json | And you cook. | And you cook,and eat. | 21:14 | cook,and … space | And you cook, and eat.
courses/competent-crew.json | And you cook. | And you cook for 30minutes. | 21:23 | 30minutes … space | And you cook for 30 minutes.
courses/competent-crew.json | And you cook. | And you cook (if you like. | 21:19 | (if you like. … closed | And you cook (if you like).
courses/competent-crew.json | And you cook. | And you cook if you like). | 21:30 | like) … opened | And you cook (if you like).
courses/competent-crew.json | And you cook. | And you cook “stew. | 21:19 | “stew. … closed | And you cook “stew”.
faq.json | Perhaps. | Perhaps, unless you sit on the | 6:47 | on the … full stop | Perhaps, unless you sit on the deck.
home.json | <p>Hello.</p> | <p>Hello to all who would sail with</p><p>Us.</p> | 6:51 | sail with … full stop | <p>Hello to all who would sail with us.</p>
`
