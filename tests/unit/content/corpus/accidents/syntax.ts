import { slips } from './accident.ts'

/** Numbers as spreadsheets, tills, forms and other languages write them. */
export const numberSlips = slips`
courses/competent-crew.json | "price": 325 | "price": 1,110 | 13:12 | 1,110 … write 1110
courses/competent-crew.json | "price": 325 | "price": 0325 | 13:12 | 0325 … write 325
courses/competent-crew.json | "price": 325 | "price": £325 | 13:12 | £325 … write 325
courses/competent-crew.json | "price": 325 | "price": 325 GBP | 13:12 | 325 GBP … write 325
courses/competent-crew.json | "price": 325 | "price": 325.00p | 13:12 | 325.00p … write 325
courses/competent-crew.json | "price": 325 | "price": £1,325.50 | 13:12 | £1,325.50 … write 1325.5 | "price": 325
courses/competent-crew.json | "price": 325 | "price": 1.325,50 | 13:12 | 1.325,50 … write 1325.5
courses/competent-crew.json | "price": 325 | "price": 1 325 | 13:12 | 1 325 … write 1325
courses/competent-crew.json | "price": 325 | "price": 1'325 | 13:12 | 1'325 … write 1325
courses/competent-crew.json | "price": 325 | "price": +325 | 13:12 | +325 … write 325
courses/competent-crew.json | "price": 325 | "price": \u{FF13}\u{FF12}\u{FF15} | 13:12 | write 325
courses/competent-crew.json | "price": 325 | "price": ~325 | 13:12 | ~325 … write 325
courses/competent-crew.json | "price": 325 | "price": 325/2 | 13:12 | 325/2 … is not
courses/competent-crew.json | "price": 325 | "price": =650/2 | 13:12 | =650/2 … formula
courses/competent-crew.json | "price": 325 | "price": #REF! | 13:12 | #REF! … spreadsheet
courses/competent-crew.json | "price": 325 | "price": ### | 13:12 | ### … spreadsheet
courses/competent-crew.json | "price": 325 | "price": NaN | 13:12 | NaN … no number
courses/competent-crew.json | "days": 2 | "days": two | 23:11 | two … write 2
courses/competent-crew.json | "days": 2 | "days": 2 days | 23:11 | 2 days … write 2
ratings.json | 4.9 | 4,9 | 2:18 | 4,9 … write 4.9
ratings.json | 4.9 | 98% | 2:18 | 98% … %
ratings.json | 4.9 | 4.9/5 | 2:18 | 4.9/5
ratings.json | 4.9 | 4·9 | 2:18 | 4·9 … write 4.9
products/logbook.json | 9.99 | .99 | 9:12 | .99 … write 0.99
products/logbook.json | 9.99 | 10. | 9:12 | 10. … write 10
waypoints.json | -1.4 | \u{2212}1.4 | 7:20 | \u{2212}1.4 … write -1.4
waypoints.json | 50.89 | 50\u{B0}53'N | 6:19 | 50\u{B0}53'N … degrees
courses/competent-crew.json | "at": "19:30" | "at": 19:30 | 49:13 | 19:30 … write "19:30"
schedule/overrides.json | "taken": 2 | "moved_to": 2026-12-11 | 3:48 | 2026-12-11 … write "2026-12-11"
schedule/overrides.json | "taken": 2 | "moved_to": 11/12/2026 | 3:48 | 11/12/2026 … write "2026-12-11"
`

/** Words and marks of other languages than JSON. */
export const wordSlips = slips`
courses/competent-crew.json | "is_rya": true | "is_rya": True | 32:13 | True … write true
courses/competent-crew.json | "is_rya": true | "is_rya": yes | 32:13 | yes … write true
courses/competent-crew.json | "is_rya": true | "is_rya": N | 32:13 | N … write false
gift-vouchers.json | "image": null | "image": None | 9:16 | None … write null
gift-vouchers.json | "image": null | "image": undefined | 9:16 | undefined … write null
gift-vouchers.json | "image": null | "image": N/A | 9:16 | N/A … write null
courses/competent-crew.json | "days": 2, | "days": 2, # as in the brochure | 23:14 | comment … remove it
courses/competent-crew.json | "days": 2, | "days": 2, -- ask Bo | 23:14 | comment … remove it
courses/competent-crew.json | "days": 2, | "days": 2, <!-- ask Bo --> | 23:14 | comment … remove it
courses/competent-crew.json | "days": 2, | "days": 2; | 23:12 | ; … write ,
courses/competent-crew.json | "days": 2, | "days": 2,, | 23:13 | two commas … remove
courses/competent-crew.json | "days": 2, | "days" = 2, | 23:10 | = … write :
courses/competent-crew.json | "days": 2, | "days" => 2, | 23:10 | => … write :
courses/competent-crew.json | "days": 2, | "days"\u{FF1A} 2, | 23:9 | \u{FF1A} … write :
courses/competent-crew.json | "days": 2, | "days": 2\u{FF0C} | 23:12 | \u{FF0C} … write ,
courses/competent-crew.json | "days": 2, | "days":\u{A0}2, | 23:10 | U+00A0 … space
courses/competent-crew.json | "days": 2, | "days": 2,\u{200B} | 23:13 | U+200B … remove it
courses/competent-crew.json | "days": 2, | "days": 2, … | 23:14 | … … left out
courses/competent-crew.json | "days": 2, | ... | 23:3 | ... … left out
courses/competent-crew.json | "days": 2, | &quot;days&quot;: 2, | 23:3 | &quot; … write "
courses/competent-crew.json | "RYA Competent Crew" | \u{60}RYA Competent Crew\u{60} | 5:11 | "double"
courses/competent-crew.json | "RYA Competent Crew" | """RYA Competent Crew""" | 5:11 | three quotation marks … write one
courses/competent-crew.json | "RYA Competent Crew" | "RYA Competent Crew\u{201D} | 5:30 | \u{201D} … straight
courses/competent-crew.json | "RYA Competent Crew" | \u{2018}RYA Competent Crew\u{2019} | 5:11 | single
courses/competent-crew.json | "RYA Competent Crew" | {{ course.name }} | 5:11 | {{ course.name }} … filled in
courses/competent-crew.json | "RYA Competent Crew" | <strong>RYA</strong> | 5:11 | <strong>RYA</strong> … quotation marks
courses/competent-crew.json | "RYA Competent Crew" | "RYA" + " Competent Crew" | 5:17 | + … one text
courses/competent-crew.json | "RYA Competent Crew" | "RYA \u{A}Competent Crew" | 5:11 | closing quotation mark
home.json | "/images/a.svg" | "C:\Users\ada\a.svg" | 11:24 | backslash … /images/
courses/competent-crew.json | "days": 2, | \u{A}<<<<<<< HEAD\u{A}  "days": 2,\u{A}=======\u{A}  "days": 3,\u{A}>>>>>>> spring\u{A} | 24:1 | <<<<<<< HEAD … two versions … keep one
courses/competent-crew.json | "days": 2, | "days": 2,\u{A}=======\u{A} | 24:1 | ======= … keep one
courses/competent-crew.json | "days": 2, | -  "days": 3,\u{A}+  "days": 2, | 24:1 | comparison … without
`
