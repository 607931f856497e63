import type { BrokenContent } from './broken-content.ts'
import { broken, edit } from './broken.ts'

/** Pages that are made of wrong blocks, and a level finder that does not answer everybody. */
export const brokenPages: readonly BrokenContent[] = [
  broken(
    'a block with a slip in its type',
    edit('pages/knots.json', '"type": "knots"', '"type": "knot"'),
    'pages/knots.json:18:15 blocks[1].type: "knot" is not one of the choices; did you mean "knots"? Or use one of: text, overview, picture, picture-and-text, facts, points, sections, steps, promises, ladder, shares, offers, questions, knots, kit, yachts, testimonials, contact, enquiry, call-to-action',
  ),
  broken(
    'a block without a type',
    edit('pages/knots.json', '"type": "knots",', ''),
    'pages/knots.json:17:5 blocks[1].type: is missing; add "type", one of: text, overview, picture, picture-and-text, facts, points, sections, steps, promises, ladder, shares, offers, questions, knots, kit, yachts, testimonials, contact, enquiry, call-to-action',
  ),
  broken(
    'a key with a slip inside a block',
    edit('pages/knots.json', '"copy"', '"cpoy"'),
    'pages/knots.json:15:7 blocks[0].cpoy: unknown key; did you mean "copy"?',
  ),
  broken(
    'a key of another block',
    edit('pages/knots.json', '"copy"', '"promises": [], "copy"'),
    'pages/knots.json:15:7 blocks[0].promises: unknown key; remove it, or use one of: type, id, title, copy',
  ),
  broken(
    'text where a block belongs',
    edit('pages/knots.json', '"blocks": [', '"blocks": [ "Knots.",'),
    'pages/knots.json:11:15 blocks[0]: "Knots." is not right here; write an object: { … }',
  ),
  broken(
    'two blocks with one name',
    edit('pages/knots.json', '"type": "knots"', '"id": "why", "type": "knots"'),
    'pages/knots.json:18:13 blocks[1].id: "why" is on this page already; choose another',
  ),
  broken(
    'two pages at one address',
    (folder) => folder.write('pages/ropes.json', folder.read('pages/knots.json')),
    'pages/ropes.json:2:16 routeName: "web.home" is answered by pages/knots.json already; name another route, or remove this page',
  ),
  broken(
    'a form on a guide, which has none',
    edit(
      'pages/knots.json',
      '{\n      "type": "knots"',
      '{ "type": "enquiry", "subject": "general" },\n{\n      "type": "knots"',
    ),
    'pages/knots.json:17:15 blocks[1].type: a form cannot stand on a page with "knots"; lead to a page with a form by a call-to-action',
  ),
  broken(
    'shares that do not make a whole',
    edit(
      'pages/knots.json',
      '{\n      "type": "knots"',
      '{ "type": "shares", "parts": [\n{ "name": "A", "share": 50, "topics": ["x"] },\n{ "name": "B", "share": 40, "topics": ["y"] }] },\n{\n      "type": "knots"',
    ),
    'pages/knots.json:17:34 blocks[1].parts: the shares make 90; change them until they make 100',
  ),
  broken(
    'a rung of the ladder that is no course',
    edit(
      'pages/knots.json',
      '{\n      "type": "knots"',
      '{ "type": "ladder", "rungs": [\n{ "course": "competent-crew", "needs": "x", "gives": "y" },\n{ "course": "cross-channel", "needs": "x", "gives": "y" }] },\n{\n      "type": "knots"',
    ),
    'pages/knots.json:19:13 blocks[1].rungs[1].course: there is no course "cross-channel"; name a course, or add courses/cross-channel.json',
  ),
  broken(
    'cards, a yacht and a testimonial that are not there',
    edit(
      'pages/knots.json',
      '{\n      "type": "knots"',
      '{ "type": "offers", "offers": [{ "className": "course", "slug": "competent-crow" }] },\n{ "type": "yachts", "yachts": ["dunlim"] },\n{ "type": "testimonials", "ids": [7] },\n{\n      "type": "knots"',
    ),
    'pages/knots.json:17:69 blocks[1].offers[0].slug: there is no course "competent-crow"; did you mean "competent-crew"?',
    'pages/knots.json:18:32 blocks[2].yachts[0]: there is no yacht "dunlim"; did you mean "dunlin"?',
    'pages/knots.json:19:35 blocks[3].ids[0]: there is no testimonial "7"; add it to testimonials.json',
  ),
  broken(
    'a gate that nobody built',
    edit('level-finder.json', '"passes": "grown-up"', '"passes": "grown"'),
    'level-finder.json:65:21 outcomes[0].when[0].passes: there is no gate "grown"; use one of: grown-up',
  ),
  broken(
    'a level finder that leaves somebody without an answer',
    edit('level-finder.json', '        {}', '        { "goals": ["try"] }'),
    'level-finder.json:83:15 outcomes[1].when: the last outcome does not always hold, so some people would get no answer; write "when": [{}] there, or add such an outcome',
  ),
  broken(
    'an answer that says something unknown',
    edit('level-finder.json', '"age": 12', '"aeg": 12'),
    'level-finder.json:29:13 questions[1].answers[0].facts.aeg: unknown key; did you mean "age"?',
  ),
  broken(
    'a recommendation that we do not sell',
    edit('level-finder.json', '"cross-channel"', '"cross-chanel"'),
    'level-finder.json:79:19 outcomes[1].also[0].slug: there is no holiday "cross-chanel"; did you mean "cross-channel"?',
  ),
  broken(
    'a gate that opens a course we do not have',
    edit('level-finder.json', '"id": "grown-up"', '"id": "grown-up", "course": "competent-crow"'),
    'level-finder.json:44:35 gates[0].course: there is no course "competent-crow"; did you mean "competent-crew"?',
  ),
  broken(
    'an answer that no course of ours leads to',
    edit('level-finder.json', '"id": "18"', '"id": "18", "earned_by": ["competent-crow"]'),
    'level-finder.json:33:37 questions[1].answers[1].earned_by[0]: there is no course "competent-crow"; did you mean "competent-crew"?',
  ),
  broken(
    'a refresher that we do not sell',
    edit(
      'level-finder.json',
      '"gates": [',
      '"refresher": { "className": "course", "slug": "cross-channel", "why": "Long ago.", "recency": 2 },\n"gates": [',
    ),
    'level-finder.json:42:49 refresher.slug: "cross-channel" is a holiday; write "holiday" as its kind',
  ),
]
