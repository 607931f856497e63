import type { BrokenContent } from './broken-content.ts'
import { broken, edit, write } from './broken.ts'

/** Files whose JSON is good, but whose values do not keep their schema. */
export const brokenValues: readonly BrokenContent[] = [
  broken(
    'a key with a slip, without its missing twin',
    edit('home.json', '"title": "Learn', '"tilte": "Learn'),
    'home.json:13:7 page_data.hero.tilte: unknown key; did you mean "title"?',
  ),
  broken(
    'a key that is like none',
    edit('ratings.json', '"googleScore"', '"stars"'),
    'ratings.json:2:3 stars: unknown key; remove it, or use one of: googleScore, googleCount, taScore, taCount, salesScore, salesCount',
  ),
  broken(
    'two unknown keys at once',
    edit('company.json', '"name":', '"nmae": "x", "fax": "x", "name":'),
    'company.json:2:3 nmae: unknown key; did you mean "name"?',
    'company.json:2:16 fax: unknown key; remove it, or use one of: name, brand, email, phone, phone_link, address, company_number, vat_number, bank, blog_url, socials',
  ),
  broken(
    'a missing key',
    edit('home.json', '      "title": "Learn to sail",\n', ''),
    'home.json:10:13 page_data.hero.title: is missing; add "title" (The large heading of the page)',
  ),
  broken(
    'a missing key that has a description',
    edit('courses/competent-crew.json', '"vat": "standard",', ''),
    'courses/competent-crew.json:1:1 vat: is missing; add "vat" (standard: shown as inc vat; zero or outside: shown as no vat)',
  ),
  broken(
    'a missing choice',
    edit('home.json', '"className": "course",', ''),
    'home.json:23:7 page_data.courses[0].className: is missing; add "className" (Which kind of offer the slug names)',
  ),
  broken(
    'text instead of a number',
    edit('courses/competent-crew.json', '"price": 325', '"price": "£325"'),
    'courses/competent-crew.json:13:12 price: "£325" is not right here; write a number without quotation marks',
  ),
  broken(
    'a number instead of text',
    edit('home.json', '"Learn to sail"', '2024'),
    'home.json:13:16 page_data.hero.title: 2024 is not right here; write text in "quotation marks"',
  ),
  broken(
    'an object instead of a list',
    edit('home.json', '"featured": []', '"featured": {}'),
    'home.json:18:17 page_data.featured: an object is not right here; write a list: [ … ]',
  ),
  broken(
    'half a review',
    edit('ratings.json', '"googleCount": 10', '"googleCount": 10.5'),
    'ratings.json:3:18 googleCount: 10.5 is not right here; write a whole number',
  ),
  broken(
    'text that is too long',
    edit('home.json', '"Learn to sail"', `"${'sail '.repeat(17).trim()}"`),
    'home.json:13:16 page_data.hero.title: has 84 characters; 80 are allowed; shorten it',
  ),
  broken(
    'text on two lines where one belongs',
    edit('home.json', '"Learn to sail"', '"Learn\\nto sail"'),
    'home.json:13:16 page_data.hero.title: "Learn\\nto sail" does not fit; it must be on one line',
  ),
  broken(
    'too many entries',
    edit('company.json', '"Southampton"', '"1", "2", "3", "4", "5", "6", "7"'),
    'company.json:7:14 address: has 7 entries; 6 are allowed; remove some',
  ),
  broken(
    'too few entries',
    edit('knots/bowline.json', '"Make a loop.",', ''),
    'knots/bowline.json:6:12 steps: has 1 entry; add some: at least 2',
  ),
  broken(
    'a score above five',
    edit('ratings.json', '4.9', '9.4'),
    'ratings.json:2:18 googleScore: 9.4 is too large; use at most 5',
  ),
  broken(
    'a price below nothing',
    edit('gift-vouchers.json', '50,', '-50,'),
    'gift-vouchers.json:8:16 vouchers[0].price: -50 is too small; use at least 0',
  ),
  broken(
    'a price in tenths of a penny',
    edit('courses/competent-crew.json', '325', '325.005'),
    'courses/competent-crew.json:13:12 price: 325.005 is too fine; use at most two decimals',
  ),
  broken(
    'a choice with a slip',
    edit('courses/competent-crew.json', '"beginner"', '"begginer"'),
    'courses/competent-crew.json:11:14 ability: "begginer" is not one of the choices; did you mean "beginner"? Or use one of: beginner, intermediate, advanced',
  ),
  broken(
    'a tag that means nothing',
    edit('holidays/cross-channel.json', '    8', '    12'),
    'holidays/cross-channel.json:8:5 tags[0]: 12 is not one of the choices; it must be 5 weekend, 6 holiday, 7 classic, 8 mile builder, 9 adventure, 10 DofE, 11 charter or 19 racing',
  ),
  broken(
    'an address that runs a script',
    edit('home.json', '"#courses"', '"javascript:alert(1)"'),
    'home.json:15:20 page_data.hero.buttonUrl: "javascript:alert(1)" does not fit; it must be a path such as /gift-vouchers, an anchor such as #courses, or an https:, mailto: or tel: address',
  ),
  broken(
    'an address that leaves the site without saying so',
    edit('home.json', '"#courses"', '"//elsewhere.example"'),
    'home.json:15:20 page_data.hero.buttonUrl: "//elsewhere.example" does not fit; it must be a path such as /gift-vouchers, an anchor such as #courses, or an https:, mailto: or tel: address',
  ),
  broken(
    'a blog post that is not on the web',
    edit('blog-posts.json', 'https://blog', 'http://blog'),
    'blog-posts.json:6:15 posts[0].link: "http://blog.saltlark.example/tides" does not fit; it must be a web address that starts with https://',
  ),
  broken(
    'copy that is nothing but a script',
    edit('home.json', '"<p>With us.</p>"', '"<script>alert(1)</script>"'),
    'home.json:14:15 page_data.hero.copy: "<script>alert(1)</script>" does not fit; it must hold text besides tags that copy may not use',
  ),
  broken(
    'structured data that is not JSON',
    edit('home.json', '"metadata": {}', '"metadata": {"schema": "{oops"}'),
    'home.json:3:26 metadata.schema: "{oops" does not fit; it must be an object, or JSON text of one',
  ),
  broken(
    'a moment that is only a day',
    edit('home.json', '"className": "course"', '"publishAt": "2027-05-01", "className": "course"'),
    'home.json:24:22 page_data.courses[0].publishAt: "2027-05-01" does not fit; it must be a moment such as 2026-12-01T09:00:00Z',
  ),
  broken(
    'a picture list with a slip',
    write('../pictures.json', '{ "/images/a.svg": { "width": 8 } }'),
    '../pictures.json:1:20 /images/a.svg.height: is missing; add "height"',
    '../pictures.json:1:20 /images/a.svg.tint: is missing; add "tint"',
    '../pictures.json:1:20 /images/a.svg.sources: is missing; add "sources"',
  ),
]
