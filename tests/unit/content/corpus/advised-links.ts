import type { BrokenContent } from './broken-content.ts'

/** Addresses that lead astray. */
export const advisedLinks: readonly BrokenContent[] = [
  {
    name: 'a space in an address',
    damage: (folder) =>
      folder.edit('home.json', 'With us.', "With <a href='https://sea.example/a b'>us</a>."),
    faults: [
      'home.json:14:54 warning: page_data.hero.copy: an address has a space in it; write %20, or remove it',
    ],
  },
  {
    name: 'an address without https',
    damage: (folder) =>
      folder.edit('home.json', 'With us.', "With <a href='www.sea.example'>us</a>."),
    faults: [
      'home.json:14:33 warning: page_data.hero.copy: "www.sea.example" leads to a page of this site; write https://www.sea.example',
    ],
  },
  {
    name: 'an address without its first stroke',
    damage: (folder) => folder.edit('home.json', 'With us.', "With <a href='faq'>us</a>."),
    faults: [
      'home.json:14:33 warning: page_data.hero.copy: "faq" leads to a different place on each page; begin it with /',
    ],
  },
  {
    name: 'an address that follows people',
    damage: (folder) => folder.edit('blog-posts.json', '/tides"', '/tides?utm_source=home"'),
    faults: [
      'blog-posts.json:6:52 warning: posts[0].link: "utm_source" follows people about; remove it: the page opens without it',
    ],
  },
  {
    name: 'an address that a social network marked',
    damage: (folder) => folder.edit('blog-posts.json', '/tides"', '/tides?a=1&fbclid=xyz"'),
    faults: [
      'blog-posts.json:6:56 warning: posts[0].link: "fbclid" follows people about; remove it: the page opens without it',
    ],
  },
  {
    name: 'an address of this site with its host',
    damage: (folder) =>
      folder.edit(
        'blog-posts.json',
        'https://blog.saltlark.example/tides',
        'https://www.saltlark.example/faq#seasick',
      ),
    faults: [
      'blog-posts.json:6:16 warning: posts[0].link: is an address of this site; write /faq#seasick',
    ],
  },
  {
    name: 'an address of one computer',
    damage: (folder) => folder.edit('blog-posts.json', 'blog.saltlark.example', 'localhost'),
    faults: [
      'blog-posts.json:6:16 warning: posts[0].link: visitors cannot reach "localhost"; write the public address',
    ],
  },
  {
    name: 'an address by number at home',
    damage: (folder) => folder.edit('home.json', '"#courses"', '"https://127.0.0.1/x"'),
    faults: [
      'home.json:15:21 warning: page_data.hero.buttonUrl: visitors cannot reach "127.0.0.1"; write the public address',
    ],
  },
  {
    name: 'an address that is none',
    damage: (folder) => folder.edit('home.json', '"#courses"', '"https://[sea"'),
    faults: [
      'home.json:15:21 warning: page_data.hero.buttonUrl: "https://[sea" is no web address; copy it from the browser',
    ],
  },
  {
    name: 'an e-mail address without its host',
    damage: (folder) => folder.edit('home.json', '"#courses"', '"mailto:hello"'),
    faults: [
      'home.json:15:21 warning: page_data.hero.buttonUrl: "mailto:hello" is no e-mail address; write it as mailto:hello@saltlark.example',
    ],
  },
  {
    name: 'a telephone number that works in one country',
    damage: (folder) => folder.edit('home.json', '"#courses"', '"tel:01632960214"'),
    faults: [
      'home.json:15:21 warning: page_data.hero.buttonUrl: "tel:01632960214" cannot be dialled everywhere; write it as tel:+441632960214',
    ],
  },
  {
    name: 'a tracked link inside copy',
    damage: (folder) =>
      folder.edit('faq.json', 'Perhaps.', "<a href='https://sea.example/?gclid=1'>Perhaps.</a>"),
    faults: [
      'faq.json:6:48 warning: questions[0].answer: "gclid" follows people about; remove it: the page opens without it',
    ],
  },
  {
    name: 'a link to an offer that is not there',
    damage: (folder) => folder.edit('home.json', '"#courses"', '"/rya-courses/competent-crw"'),
    faults: [
      'home.json:15:20 page_data.hero.buttonUrl: there is no page at "/rya-courses/competent-crw"; did you mean "/rya-courses/competent-crew"?',
    ],
  },
  {
    name: 'a link to a product nobody sells',
    damage: (folder) => folder.edit('home.json', '"#courses"', '"/merchandise/telescope"'),
    faults: [
      'home.json:15:20 page_data.hero.buttonUrl: there is no page at "/merchandise/telescope"; lead to one that is there',
    ],
  },
  {
    name: 'a link to a place that another page does not have',
    damage: (folder) => folder.edit('faq.json', 'Perhaps.', "<a href='/#course'>Perhaps.</a>"),
    faults: [
      'faq.json:6:17 questions[0].answer: there is no place "#course" on the page of "/"; did you mean "/#courses"?',
    ],
  },
  {
    name: 'a link to a place nothing like one',
    damage: (folder) => folder.edit('faq.json', 'Perhaps.', "<a href='/#zzz'>Perhaps.</a>"),
    faults: [
      'faq.json:6:17 questions[0].answer: there is no place "#zzz" on the page of "/"; use one of: #courses, #adventures, #testimonials, #newsletter',
    ],
  },
  {
    name: 'a link to a path that staff redirect',
    damage(folder) {
      folder.edit('redirects.json', '[]', '[{ "from": "/sail-with-us", "to": "/faq" }]')
      folder.edit('home.json', '"#courses"', '"/sail-with-us"')
    },
    faults: [
      'home.json:15:20 page_data.hero.buttonUrl: "/sail-with-us" is redirected; lead to "/faq" at once',
    ],
  },
  {
    name: 'a link to a course that is only a draft',
    damage(folder) {
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
    faults: [
      'home.json:15:20 page_data.hero.buttonUrl: the page at "/rya-courses/crew-two" is a draft; lead somewhere else until it is published',
    ],
  },
]
