import { headerNames, headerValues, listed, oddPieces } from '../../feature/http/hostile-texts.ts'
import { content } from '../../support/catalogue.ts'
import { sampleParameters } from '../../support/route-samples.ts'

/** Texts that code which trusts its callers trips over. */
export const junk: readonly string[] = [
  ...listed(`0 -1 3 1e309 NaN null true [] {} ٣ __proto__ constructor toString 👩‍🚀 <script>alert(1)</script>
    '--OR ../../etc 2026-13-45 2026-02-30 9999-12-31 a@b javascript:alert(1) //evil.example /\\evil.example
    \uD800 \u200B \u202Egnp.exe a\u202E@example.com`),
  '',
  ' ',
  '\0',
  'a@b.example\r\nBcc: c',
  '9'.repeat(400),
  'e\u0301'.repeat(300),
  'x'.repeat(5000),
]

/** Escapes that stand for no text, were escaped twice, or mean something once they are read. */
export const escapes: readonly string[] = [
  ...oddPieces.filter((piece) => piece.startsWith('%')),
  ...listed('%zz %252e%252e %C0%AF %ED%A0%80 %E2%80%AE %FF%FE %0d%0aX:y %u0041 +'),
]

export const good: Readonly<Record<string, readonly string[]>> = {
  ...Object.fromEntries(Object.entries(sampleParameters).map(([name, value]) => [name, [value]])),
  slug: [...content.courses.keys(), ...content.holidays.keys(), ...content.products.keys()],
  step: ['1', '3', 'people', 'delivery', 'review'],
}

export const parameters: readonly string[] =
  listed(`q level step month where kind page sort intended sent verbose key from subject path at utm_source
    a[b][c] q[] level[0][__proto__] __proto__ __proto__[x] constructor[prototype][x] hasOwnProperty a[999999]`)

const form = (query: string) => Object.fromEntries(new URLSearchParams(query))
const person = 'name=Ada+Ferris&email=ada@example.com&telephone=020+7946+0000'
const ada = 'email=ada@example.com'
const password = 'password=the+wind+is+fair+today'
const enquiry =
  'enquiry_name=Ada&enquiry_email=ada@example.com&enquiry_subject=booking&enquiry_message=When?' +
  '&enquiry_telephone=020&enquiry_people=4&enquiry_offer=a+week&enquiry_dates=May'
const [product] = content.products.values()

/** What the site's forms send, by the path that they are sent to. */
export const forms: readonly (readonly [RegExp, Readonly<Record<string, string>>])[] = [
  [/login/, form(`${ada}&${password}&remember=on&intended=/cart`)],
  [/register/, form(`${person}&${password}&intended=/checkout`)],
  [/password/, form(`${ada}&${password}&current_password=x&token=${'A'.repeat(43)}`)],
  [/user/, form(`${person}&${password}&current_password=x&_method=PUT`)],
  [/items/, form(`kind=product&sku=${product?.code}&quantity=2&people=2&_method=PATCH`)],
  [/codes/, form(`code=${sampleParameters['code']}&_method=DELETE`)],
  [/checkout/, form(`step=people&${person}&people[x][0][name]=Bo&people[x][0][born][day]=3`)],
  [/checkout/, form('step=delivery&by=post&to=uk&line1=1+Quay&town=Cowes&postcode=PO31+7AA')],
  [/checkout/, form('step=review&key=x&total=100&due_now=100&by_voucher=0&payment=transfer')],
  [/waiting-list/, form('waiting_name=Ada&waiting_email=ada@example.com&waiting_heads=2')],
  [/contact-us/, form(enquiry)],
  [/./, form(`${ada}&intended=/&_method=DELETE`)],
]

const inEachRequest = new Set(
  listed('Cookie X-Forwarded-For X-Inertia X-Inertia-Version Transfer-Encoding Expect Upgrade'),
)

/** Headers that the site, its adapter or Node reads, besides those that each request has anyway. */
export const headers: readonly string[] = [
  ...headerNames.filter((name) => !inEachRequest.has(name)),
  ...listed(`Precognition Precognition-Validate-Only X-Inertia-Infinite-Scroll-Merge-Intent Forwarded TE
    Cache-Control Sec-Purpose Sec-Fetch-Mode Last-Event-ID Authorization Accept-Language X-Requested-With`),
]

/** What is said in them, whichever it is. */
export const said: readonly string[] = [
  ...headerValues,
  ...listed(`text/html image/png a/b;q=x br;q=0,*;q=0 identity;q=0 no-store prefetch http://{host} append
    http://{host}/cart cart/cart user,,a.b.c email,people[x][0][name] bytes=9-1,1-2,0-0 * "unclosed`),
  'Wed, 25 Nov 2026 10:00:00 GMT',
]
