import type { BrokenContent } from './broken-content.ts'
import { broken, edit } from './broken.ts'

/** Addresses that lead astray. */
export const advisedLinks: readonly BrokenContent[] = [
  broken(
    'addresses with a space, that follow people, that nobody reaches, and places that pages lack',
    [
      edit('home.json', 'With us.', "With <a href='https://sea.example/a b'>us</a>."),
      edit('blog-posts.json', '/tides"', '/tides?utm_source=home"'),
      edit('home.json', '"/events"', '"https://127.0.0.1/x"'),
      edit('faq.json', 'Perhaps.', "<a href='https://sea.example/?gclid=1'>Perhaps.</a>"),
      edit('faq.json', 'Perhaps.', "<a href='/#course'>Perhaps.</a>"),
      edit('faq.json', 'Perhaps.', "<a href='/#zzz'>Perhaps.</a>"),
    ],
    'blog-posts.json:6:52 warning: posts[0].link: "utm_source" follows people about; remove it: the page opens without it',
    'faq.json:6:17 questions[0].answer: there is no place "#course" on the page of "/"; did you mean "/#courses"?',
    'faq.json:6:17 questions[0].answer: there is no place "#zzz" on the page of "/"; use one of: #courses, #adventures, #testimonials, #newsletter',
    'faq.json:6:48 warning: questions[0].answer: "gclid" follows people about; remove it: the page opens without it',
    'home.json:14:54 warning: page_data.hero.copy: an address has a space in it; write %20, or remove it',
    'home.json:15:21 warning: page_data.hero.buttonUrl: visitors cannot reach "127.0.0.1"; write the public address',
  ),
  broken(
    'addresses without https, marked by a social network, and none at all',
    [
      edit('home.json', 'With us.', "With <a href='www.sea.example'>us</a>."),
      edit('blog-posts.json', '/tides"', '/tides?a=1&fbclid=xyz"'),
      edit('home.json', '"/events"', '"https://[sea"'),
    ],
    'blog-posts.json:6:56 warning: posts[0].link: "fbclid" follows people about; remove it: the page opens without it',
    'home.json:14:33 warning: page_data.hero.copy: "www.sea.example" leads to a page of this site; write https://www.sea.example',
    'home.json:15:21 warning: page_data.hero.buttonUrl: "https://[sea" is no web address; copy it from the browser',
  ),
  broken(
    'addresses without a stroke, with our host, and e-mail without its host',
    [
      edit('home.json', 'With us.', "With <a href='faq'>us</a>."),
      edit(
        'blog-posts.json',
        'https://blog.saltlark.example/tides',
        'https://www.saltlark.example/faq#seasick',
      ),
      edit('home.json', '"/events"', '"mailto:hello"'),
    ],
    'blog-posts.json:6:16 warning: posts[0].link: is an address of this site; write /faq#seasick',
    'home.json:14:33 warning: page_data.hero.copy: "faq" leads to a different place on each page; begin it with /',
    'home.json:15:21 warning: page_data.hero.buttonUrl: "mailto:hello" is no e-mail address; write it as mailto:hello@saltlark.example',
  ),
  broken(
    'addresses of one computer and of one country',
    [
      edit('blog-posts.json', 'blog.saltlark.example', 'localhost'),
      edit('home.json', '"/events"', '"tel:01632960214"'),
    ],
    'blog-posts.json:6:16 warning: posts[0].link: visitors cannot reach "localhost"; write the public address',
    'home.json:15:21 warning: page_data.hero.buttonUrl: "tel:01632960214" cannot be dialled everywhere; write it as tel:+441632960214',
  ),
  broken(
    'links to an offer, a product and a page that are not there any more',
    [
      edit('faq.json', 'Perhaps.', "<a href='/rya-courses/competent-crw'>Perhaps.</a>"),
      edit('pages/knots.json', 'Two', "<a href='/merchandise/telescope'>Two</a>"),
      edit('redirects.json', '[]', '[{ "from": "/sail-with-us", "to": "/faq" }]'),
      edit('home.json', '"/events"', '"/sail-with-us"'),
    ],
    'faq.json:6:17 questions[0].answer: there is no page at "/rya-courses/competent-crw"; did you mean "/rya-courses/competent-crew"?',
    'home.json:15:20 page_data.hero.buttonUrl: "/sail-with-us" is redirected; lead to "/faq" at once',
    'pages/knots.json:15:15 blocks[0].copy: there is no page at "/merchandise/telescope"; lead to one that is there',
  ),
  broken(
    'links to paths, routes and places on their own page that are not there',
    [
      edit('home.json', '"/events"', '"/crat?x=1"'),
      edit('home.json', 'Hello.', "<a href='#prices'>Hello.</a>"),
      edit('home.json', 'With us.', "<a title='Basket' href='/crat'>Us</a> <a href='/'>Home</a>"),
      edit('pages/knots.json', 'Two are', "<a href='#why'>Two</a> <a href='#courses'>are</a>"),
      edit('faq.json', 'Perhaps.', "<a href='#kit'>Perhaps.</a>"),
      edit('navigation.json', 'web.courses.online', 'web.courses.onlien'),
    ],
    'faq.json:6:17 questions[0].answer: there is no place "#kit" on the page; lead to a page instead',
    'home.json:6:16 introText: there is no place "#prices" on the page; use one of: #courses, #adventures, #testimonials, #newsletter',
    'home.json:14:15 page_data.hero.copy: nothing answers "/crat"; did you mean "/cart"?',
    'home.json:15:20 page_data.hero.buttonUrl: nothing answers "/crat?x=1"; see npm run routes for what there is',
    'navigation.json:15:22 courses.online[0].routeName: there is no route "web.courses.onlien"; did you mean "web.courses.online"?',
    'pages/knots.json:15:15 blocks[0].copy: there is no place "#courses" on the page; use one of: #why, #bowline',
  ),
]
