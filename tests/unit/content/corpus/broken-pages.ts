import type { ContentFolder } from '../../../support/content-folder.ts'
import type { BrokenContent } from './broken-content.ts'
import { broken, edit } from './broken.ts'

const shareOf = (name: string, share: number) => ({ name, share, topics: ['x'] })
const rungOf = (course: string) => ({ course, needs: 'x', gives: 'y' })

/** Pages that are made of wrong blocks, and a level finder that does not answer everybody. */
export const brokenPages: readonly BrokenContent[] = [
  broken(
    'slips in a block, and a level finder whose names lead nowhere',
    [
      edit('pages/knots.json', '"type": "knots"', '"type": "knot"'),
      edit('pages/knots.json', '"copy"', '"cpoy"'),
      edit('level-finder.json', '"passes": "grown-up"', '"passes": "grown"'),
      edit('level-finder.json', '        {}', '        { "goals": ["try"] }'),
      edit('level-finder.json', '"cross-channel"', '"cross-chanel"'),
      edit('level-finder.json', '"id": "grown-up"', '"id": "grown-up", "course": "competent-crow"'),
      edit('level-finder.json', '"id": "18"', '"id": "18", "earned_by": ["competent-crow"]'),
      edit(
        'level-finder.json',
        '"gates": [',
        '"refresher": { "className": "course", "slug": "cross-channel", "why": "Long ago.", "recency": 2 },\n"gates": [',
      ),
    ],
    'level-finder.json:33:37 questions[1].answers[1].earned_by[0]: there is no course "competent-crow"; did you mean "competent-crew"?',
    'level-finder.json:42:49 refresher.slug: "cross-channel" is a holiday; write "holiday" as its kind',
    'level-finder.json:45:35 gates[0].course: there is no course "competent-crow"; did you mean "competent-crew"?',
    'level-finder.json:66:21 outcomes[0].when[0].passes: there is no gate "grown"; use one of: grown-up',
    'level-finder.json:80:19 outcomes[1].also[0].slug: there is no holiday "cross-chanel"; did you mean "cross-channel"?',
    'level-finder.json:84:15 outcomes[1].when: the last outcome does not always hold, so some people would get no answer; write "when": [{}] there, or add such an outcome',
    'pages/knots.json:15:7 blocks[0].cpoy: unknown key; did you mean "copy"?',
    'pages/knots.json:18:15 blocks[1].type: "knot" is not one of the choices; did you mean "knots"? Or use one of: text, overview, picture, picture-and-text, facts, points, sections, steps, promises, ladder, shares, offers, questions, knots, kit, yachts, testimonials, contact, enquiry, call-to-action',
  ),
  broken(
    'blocks without a type or with the keys of another, and an unknown answer',
    [
      edit('pages/knots.json', '"type": "knots",', ''),
      edit('pages/knots.json', '"copy"', '"promises": [], "copy"'),
      edit('level-finder.json', '"age": 12', '"aeg": 12'),
    ],
    'level-finder.json:29:13 questions[1].answers[0].facts.aeg: unknown key; did you mean "age"?',
    'pages/knots.json:15:7 blocks[0].promises: unknown key; remove it, or use one of: type, id, title, copy',
    'pages/knots.json:17:5 blocks[1].type: is missing; add "type", one of: text, overview, picture, picture-and-text, facts, points, sections, steps, promises, ladder, shares, offers, questions, knots, kit, yachts, testimonials, contact, enquiry, call-to-action',
  ),
  broken(
    'text where a block belongs',
    edit('pages/knots.json', '"blocks": [', '"blocks": [ "Knots.",'),
    'pages/knots.json:11:15 blocks[0]: "Knots." is not right here; write an object: { … }',
  ),
  broken(
    'two pages at one address, and blocks that repeat a name, do not add up or name what is not there',
    [
      (folder) => folder.write('pages/ropes.json', folder.read('pages/knots.json')),
      blocksBeside(
        { type: 'text', id: 'why', copy: '<p>Twice.</p>' },
        { type: 'enquiry', subject: 'general' },
        { type: 'shares', parts: [shareOf('A', 50), shareOf('B', 40)] },
        { type: 'ladder', rungs: ['competent-crew', 'cross-channel'].map(rungOf) },
        { type: 'offers', offers: [{ className: 'course', slug: 'competent-crow' }] },
        { type: 'yachts', yachts: ['dunlim'] },
        { type: 'testimonials', ids: [7] },
      ),
    ],
    'pages/knots.json:25:13 blocks[2].id: "why" is on this page already; choose another',
    'pages/knots.json:29:15 blocks[3].type: a form cannot stand on a page with "knots"; lead to a page with a form by a call-to-action',
    'pages/knots.json:34:16 blocks[4].parts: the shares make 90; change them until they make 100',
    'pages/knots.json:60:21 blocks[5].rungs[1].course: there is no course "cross-channel"; name a course, or add courses/cross-channel.json',
    'pages/knots.json:71:19 blocks[6].offers[0].slug: there is no course "competent-crow"; did you mean "competent-crew"?',
    'pages/knots.json:78:9 blocks[7].yachts[0]: there is no yacht "dunlim"; did you mean "dunlin"?',
    'pages/knots.json:84:9 blocks[8].ids[0]: there is no testimonial "7"; add it to testimonials.json',
    'pages/ropes.json:2:16 routeName: "web.home" is answered by pages/knots.json already; name another route, or remove this page',
  ),
]

/** More blocks on the page of knots. */
function blocksBeside(...more: readonly object[]) {
  return (folder: ContentFolder) => {
    const page = JSON.parse(folder.read('pages/knots.json')) as { readonly blocks: object[] }
    const blocks = [...page.blocks, ...more]
    folder.write('pages/knots.json', JSON.stringify({ ...page, blocks }, null, 2))
  }
}
