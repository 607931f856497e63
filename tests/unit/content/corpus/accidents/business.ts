import { slips } from './accident.ts'

/** What is sold, as nobody means to sell it. */
export const priceSlips = slips`
courses/competent-crew.json | "price": 325 | "price": 0 | 13:12 | 0 … free … null
products/logbook.json | 9.99 | 0 | 9:12 | 0 … free … write
gift-vouchers.json | "price": 50 | "price": 0 | 8:16 | 0 … free … write
gift-vouchers.json | "name": "Fifty pounds" | "name": "£60 voucher" | 7:15 | £60 … 50 | "name": "£50 voucher"
gift-vouchers.json | "Fifty pounds" | "Sixty pounds" | 7:15 | Sixty … 50
gift-vouchers.json | "For anything." | "Good for 12 months." | 11:9 | 12 months … 24 | "Good for 24 months."
gift-vouchers.json | "For anything." | "Forty pounds to spend." | 11:9 | Forty pounds … 50 | "Fifty pounds to spend."
courses/competent-crew.json | "price": 325 | "price": "325" | 13:12 | "325" … without quotation marks
courses/competent-crew.json | "price": 325 | "price": 32500 | 13:12 | £16250 … slip
courses/competent-crew.json | "price": 325 | "price": 32.5 | 13:12 | £16.25 … slip
courses/competent-crew.json | "price": 325 | "price": 325.99999 | 13:12 | two decimals
courses/competent-crew.json | "vat": "standard" | "vat": "zero" | 14:10 | zero … standard
courses/competent-crew.json | "vat": "standard" | "vat": "20%" | 14:10 | 20% … standard
products/logbook.json | "vat": "zero" | "vat": "standard" | 10:10 | book … zero
products/logbook.json | "kind": "book" | "kind": "gear" | 10:10 | zero … gear … standard
courses/competent-crew.json | "every": 4, | "every": 4, "price": 32.5, | 51:28 | 32.5 … 325
courses/competent-crew.json | "every": 4, | "every": 4, "price": 0, | 51:28 | 0 … at least 1
courses/competent-crew.json | "price": 325, | "price": 325, "fees_extra": [{ "name": "Fee", "amount": 0, "when": "All" }], | 13:59 | 0 … remove | "price": 325, "fees_extra": [{ "name": "Fee", "amount": 9, "when": "All" }],
shipping.json | 1.95 | 195 | 11:17 | 195 … pence
shipping.json | 60 | 0 | 14:16 | 0 … posted free
shipping.json | 60 | 6000 | 14:16 | 6000 … pence
shipping.json | 14 | 7 | 19:19 | 7 … 14 days
shipping.json | "returns_days": 14 | "returns_days": 1400 | 19:19 | 1400 … days
shipping.json | "max_kg": 0.1 | "max_kg": 0.1, "weight": 3 | 10:22 | weight … unknown key
`

/** People, places, days and ages that do not add up. */
export const numberSlipsOfOffers = slips`
courses/competent-crew.json | "places": 5 | "places": 50 | 24:13 | 50 … 6
fleet.json | "berths": 6 | "berths": 4 | courses/competent-crew.json:24:13 | 5 people … 4 berths
courses/competent-crew.json | "places": 5 | "places": 0 | 24:13 | at least 1
courses/competent-crew.json | "ratio": 5 | "ratio": 2 | 33:12 | 2 … 5
courses/competent-crew.json | "ratio": 5 | "ratio": 0 | 33:12 | 0 … null
courses/competent-crew.json | "length": "2 days" | "length": "5 days" | 12:13 | 5 days … 2
courses/competent-crew.json | "length": "2 days" | "length": "A week" | 12:13 | week … 2
courses/competent-crew.json | "days": 2 | "days": 20 | 12:13 | 2 days … 20 days
holidays/solent-weekend.json | "nights": 2 | "nights": 0 | 23:11 | 2 days … nights is 0
holidays/solent-weekend.json | "days": 2 | "days": 12 | 23:11 | 12
holidays/solent-weekend.json | "season": "April and May" | "season": "June and July" | 51:13 | June and July … April
holidays/solent-weekend.json | 4,\u{A}    5 | 4,\u{A}    13 | 49:5 | 13 … at most 12
holidays/solent-weekend.json | "max": 50 | "max": 5000 | 44:12 | 5000 … miles
holidays/solent-weekend.json | "min": 30 | "min": 3 | 44:12 | 3 … miles
courses/competent-crew.json | "days": 2, | "days": 2, "min_age": 160, | 23:25 | 160 … years | "days": 2, "min_age": 16,
courses/competent-crew.json | "days": 2, | "days": 2, "min_age": 18, "max_age": 8, | 23:40 | 8 … 18 | "days": 2, "min_age": 8, "max_age": 18,
courses/competent-crew.json | "days": 2, | "days": 2, "sea_time": { "days": 20 }, | 23:36 | 20 … 2 | "days": 2, "sea_time": { "days": 2 },
courses/competent-crew.json | "days": 2, | "days": 2, "sea_time": { "days": 2, "miles": 5000 }, | 23:48 | 5000 … miles | "days": 2, "sea_time": { "days": 2, "miles": 50 },
courses/competent-crew.json | "days": 2, | "days": 2, "sea_time": { "days": 2, "night_hours": 60 }, | 23:54 | 60 … hours | "days": 2, "sea_time": { "days": 2, "night_hours": 6 },
waypoints.json | "longitude": -1.3 | "longitude": 1.3 | holidays/arc-rally.json:35:12 | cowes … miles
waypoints.json | "latitude": 50.77 | "latitude": 5.077 | holidays/arc-rally.json:35:12 | cowes … miles
fleet.json | "length_feet": 36 | "length_feet": 63 | 6:15 | 36 ft … 63
fleet.json | "length_feet": 36 | "length_feet": 11 | 7:22 | at least 15
ratings.json | 4.9 | 49 | 2:18 | 49 … at most 5
ratings.json | "salesCount": 20 | "salesCount": 0 | 4:17 | no reviews … salesCount
testimonials.json | "score": 5 | "score": 1 | 5:16 | 1 … star
faq.json | Will I be seasick? | Will I be seasick | 5:19 | ? … question
`

/** Names and colours that do not fit each other, and things said twice. */
export const tieSlips = slips`
home.json | "#eab64f" | "#0d2233" | 54:21 | #0d2233 … dark … lighter
home.json | "#eab64f" | "yellow" | 54:21 | "yellow" … #eab64f
navigation.json | "slug": "competent-crew" | "slug": "competent-crew" }, { "menuable_type": "course", "slug": "competent-crew" | 6:74 | competent-crew … twice … remove
home.json | "slug": "competent-crew" | "slug": "competent-crew" }, { "className": "course", "slug": "competent-crew" | 25:70 | competent-crew … already
home.json | "id": 1\u{A}      } | "id": 1 }, { "id": 1 } | 46:28 | twice
courses/competent-crew.json | "Steering", | "Steering", "Steering", | 38:17 | Steering … twice … remove
courses/competent-crew.json | "seasick" | "seasick", "seasick" | 30:16 | seasick … twice … remove
courses/competent-crew.json | "Fri" | "Fri", "Fri" | 47:16 | Fri … twice … remove
courses/competent-crew.json | "cross-channel" | "competent-crew" | 42:5 | competent-crew … itself
courses/competent-crew.json | "Steering" | "steering", "Steering" | 38:17 | Steering … twice … remove
holidays/solent-weekend.json | 9,\u{A}    5 | 9,\u{A}    5,\u{A}    5 | 10:5 | 5 … twice … remove
company.json | "network": "Facebook" | "network": "Facebook", "url": "https://social.example/facebook/saltlark" }, { "network": "Facebook" | 19:96 | Facebook … twice … remove
faq.json | "id": "seasick" | "id": "ill", "question": "Will I be seasick?", "answer": "No.", "topics": ["health"] }, { "id": "seasick" | 5:19 | Will I be seasick? … twice
holidays/solent-weekend.json | "Solent sailing weekend" | "RYA Competent Crew" | 5:11 | competent-crew.json has this name too
home.json | "courses": [ | "courses": [], "courses": [ | 22:20 | "courses" is written twice
courses/competent-crew.json | "days": 2 | "Days": 2 | 23:3 | Days … did you mean "days"
courses/competent-crew.json | "days": 2 | "days ": 2 | 23:3 | did you mean "days"
courses/competent-crew.json | "days": 2 | "d\u{430}ys": 2 | 23:3 | did you mean "days"
`

/** Days, times and rules of dates. */
export const dateSlips = slips`
schedule/overrides.json | "taken": 2 | "moved_to": "2062-12-11" | 3:48 | 2062-12-11 … days
schedule/overrides.json | "taken": 2 | "moved_to": "2025-12-11" | 3:48 | 2025-12-11 … over
schedule/overrides.json | "taken": 2 | "moved_to": "2026-12-04" | 3:48 | 2026-12-04 … already
schedule/overrides.json | "taken": 2 | "moved_to": "2026-02-30" | 3:48 | day … 2027-03-21
schedule/overrides.json | "taken": 2 | "moved_to": "11/12/2026" | 3:48 | 11/12/2026 … 2027-03-21
schedule/overrides.json | "taken": 2 | "on_sale": "2027-12-05" | 3:47 | 2027-12-05 … begins
schedule/overrides.json | "taken": 2 | "cancelled": "yes" | 3:49 | true or false
schedule/overrides.json | "taken": 2 | "cancelled": false | 3:49 | false … nothing
schedule/overrides.json | "taken": 2 | "taken": 20 | 3:45 | 20 … 5
schedule/overrides.json | "taken": 2 | "price": 3.25 | 3:45 | 3.25 … slip
schedule/overrides.json | "taken": 2 | "nights": 20 | 3:46 | 20 … 1 night
schedule/overrides.json | CR-CC-261204 | CR-CC-041226 | 3:20 | CR-CC
schedule/overrides.json | CR-CC-261204 | cr-cc-261204 | 3:20 | CR-DSP-270321
schedule/overrides.json | "CR-CC-261204", "taken": 2 | "CR-CC-620101", "added": "2026-11-20" | 3:20 | 2062-01-01 … years
schedule/overrides.json | "CR-CC-261204", "taken": 2 | "CR-CC-270106", "added": "2062-11-20" | 3:45 | 2062-11-20
courses/competent-crew.json | "at": "19:30" | "at": "7:30pm" | 49:13 | 7:30pm … 18:00
courses/competent-crew.json | "at": "19:30" | "at": "24:00" | 49:13 | 24:00 … 18:00
courses/competent-crew.json | "at": "19:30" | "at": "03:30" | 49:13 | 03:30 … night
courses/competent-crew.json | "Fri" | "Friday" | 47:9 | Friday … Fri
courses/competent-crew.json | "Fri" | "Fri", "Set" | 47:16 | Set … Sat
courses/competent-crew.json | "every": 4, | "every": 4, "months": [12, 12], | 51:34 | 12 … twice | "every": 4, "months": [12],
courses/competent-crew.json | "every": 4, | "every": 4, "between": ["12-23", "12-31"], | 45:5 | no date
courses/competent-crew.json | "every": 4, | "every": 4, "between": ["10-01", "03-31"], "months": [6], | 45:5 | no date
holidays/solent-weekend.json | "every": 4, | "every": 4, "months": [11], | 59:29 | 11 … months
home.json | "className": "course", | "className": "course", "publishAt": "2027-02-01T09:00:00Z", "unpublishAt": "2027-01-01T09:00:00Z", | 24:84 | not after publishAt … later | "className": "course", "publishAt": "2027-01-01T09:00:00Z", "unpublishAt": "2027-02-01T09:00:00Z",
home.json | "className": "course", | "className": "course", "publishAt": "2062-01-01T09:00:00Z", | 24:45 | 2062-01-01 … years | "className": "course",
home.json | "className": "course", | "className": "course", "publishAt": "01/02/2027", | 24:45 | 2026-12-01T09:00:00Z | "className": "course",
home.json | "title": "Sailing", | "title": "Sailing", "updatedAt": "2006-11-21", | 5:36 | 2006-11-21 … slip | "title": "Sailing", "updatedAt": "2026-11-21",
home.json | "title": "Sailing", | "title": "Sailing", "updatedAt": "21.11.2026", | 5:36 | 2026-12-01 | "title": "Sailing", "updatedAt": "2026-11-21",
`
