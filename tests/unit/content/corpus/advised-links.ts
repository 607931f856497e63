import type { BrokenContent } from './broken-content.ts'
import { broken, edit } from './broken.ts'

/** Addresses that lead astray. */
export const advisedLinks: readonly BrokenContent[] = [
  broken(
    'a space in an address',
    edit('home.json', 'With us.', "With <a href='https://sea.example/a b'>us</a>."),
    'home.json:14:54 warning: page_data.hero.copy: an address has a space in it; write %20, or remove it',
  ),
  broken(
    'an address without https',
    edit('home.json', 'With us.', "With <a href='www.sea.example'>us</a>."),
    'home.json:14:33 warning: page_data.hero.copy: "www.sea.example" leads to a page of this site; write https://www.sea.example',
  ),
  broken(
    'an address without its first stroke',
    edit('home.json', 'With us.', "With <a href='faq'>us</a>."),
    'home.json:14:33 warning: page_data.hero.copy: "faq" leads to a different place on each page; begin it with /',
  ),
  broken(
    'an address that follows people',
    edit('blog-posts.json', '/tides"', '/tides?utm_source=home"'),
    'blog-posts.json:6:52 warning: posts[0].link: "utm_source" follows people about; remove it: the page opens without it',
  ),
  broken(
    'an address that a social network marked',
    edit('blog-posts.json', '/tides"', '/tides?a=1&fbclid=xyz"'),
    'blog-posts.json:6:56 warning: posts[0].link: "fbclid" follows people about; remove it: the page opens without it',
  ),
  broken(
    'an address of this site with its host',
    edit(
      'blog-posts.json',
      'https://blog.saltlark.example/tides',
      'https://www.saltlark.example/faq#seasick',
    ),
    'blog-posts.json:6:16 warning: posts[0].link: is an address of this site; write /faq#seasick',
  ),
  broken(
    'an address of one computer',
    edit('blog-posts.json', 'blog.saltlark.example', 'localhost'),
    'blog-posts.json:6:16 warning: posts[0].link: visitors cannot reach "localhost"; write the public address',
  ),
  broken(
    'an address by number at home',
    edit('home.json', '"#courses"', '"https://127.0.0.1/x"'),
    'home.json:15:21 warning: page_data.hero.buttonUrl: visitors cannot reach "127.0.0.1"; write the public address',
  ),
  broken(
    'an address that is none',
    edit('home.json', '"#courses"', '"https://[sea"'),
    'home.json:15:21 warning: page_data.hero.buttonUrl: "https://[sea" is no web address; copy it from the browser',
  ),
  broken(
    'an e-mail address without its host',
    edit('home.json', '"#courses"', '"mailto:hello"'),
    'home.json:15:21 warning: page_data.hero.buttonUrl: "mailto:hello" is no e-mail address; write it as mailto:hello@saltlark.example',
  ),
  broken(
    'a telephone number that works in one country',
    edit('home.json', '"#courses"', '"tel:01632960214"'),
    'home.json:15:21 warning: page_data.hero.buttonUrl: "tel:01632960214" cannot be dialled everywhere; write it as tel:+441632960214',
  ),
  broken(
    'a tracked link inside copy',
    edit('faq.json', 'Perhaps.', "<a href='https://sea.example/?gclid=1'>Perhaps.</a>"),
    'faq.json:6:48 warning: questions[0].answer: "gclid" follows people about; remove it: the page opens without it',
  ),
  broken(
    'a link to an offer that is not there',
    edit('home.json', '"#courses"', '"/rya-courses/competent-crw"'),
    'home.json:15:20 page_data.hero.buttonUrl: there is no page at "/rya-courses/competent-crw"; did you mean "/rya-courses/competent-crew"?',
  ),
  broken(
    'a link to a product nobody sells',
    edit('home.json', '"#courses"', '"/merchandise/telescope"'),
    'home.json:15:20 page_data.hero.buttonUrl: there is no page at "/merchandise/telescope"; lead to one that is there',
  ),
  broken(
    'a link to a place that another page does not have',
    edit('faq.json', 'Perhaps.', "<a href='/#course'>Perhaps.</a>"),
    'faq.json:6:17 questions[0].answer: there is no place "#course" on the page of "/"; did you mean "/#courses"?',
  ),
  broken(
    'a link to a place nothing like one',
    edit('faq.json', 'Perhaps.', "<a href='/#zzz'>Perhaps.</a>"),
    'faq.json:6:17 questions[0].answer: there is no place "#zzz" on the page of "/"; use one of: #courses, #adventures, #testimonials, #newsletter',
  ),
  broken(
    'a link to a path that staff redirect',
    [
      edit('redirects.json', '[]', '[{ "from": "/sail-with-us", "to": "/faq" }]'),
      edit('home.json', '"#courses"', '"/sail-with-us"'),
    ],
    'home.json:15:20 page_data.hero.buttonUrl: "/sail-with-us" is redirected; lead to "/faq" at once',
  ),
  broken(
    'a link to a course that is only a draft',
    (folder) => {
      const course = folder.read('courses/competent-crew.json')
      const draft = course.replace('{', '{ "draft": true,').replace('102', '103')
      const renamed = draft.replace('"competent-crew"', '"crew-two"').replace('CR-CC', 'CR-TWO')
      const described = renamed.replace('Two days of', 'Three days of').replace('RYA Comp', 'Comp')
      folder.write(
        'courses/crew-two.json',
        described.replace('"every": 4', '"every": 4, "week": 3'),
      )
      folder.edit('home.json', '"#courses"', '"/rya-courses/crew-two"')
    },
    'home.json:15:20 page_data.hero.buttonUrl: the page at "/rya-courses/crew-two" is a draft; lead somewhere else until it is published',
  ),
]
