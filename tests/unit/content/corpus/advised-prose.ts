import type { BrokenContent } from './broken-content.ts'

/** Prose that is too little, or stands elsewhere already. */
export const advisedProse: readonly BrokenContent[] = [
  {
    name: 'an offer that says little',
    damage: (folder) =>
      folder.edit('courses/competent-crew.json', ' begins with a look at the chart,', ' reads'),
    faults: [
      'courses/competent-crew.json:19:15 warning: overview: has 2 paragraphs and 66 words; write 2 paragraphs and 70 words at least',
    ],
  },
  {
    name: 'an information page that says little',
    damage: (folder) => folder.edit('pages/knots.json', '"web.home"', '"web.info.knots"'),
    faults: [
      'pages/knots.json:11:13 warning: blocks: this page says 4 words under its banner; say at least 300',
    ],
  },
  {
    name: 'two offers that begin alike',
    damage: (folder) =>
      folder.edit('courses/competent-crew.json', 'The crew: bring', 'The weekend: bring'),
    faults: [
      'holidays/solent-weekend.json:18:24 warning: intro_description: begins as that of courses/competent-crew.json does: “The weekend: bring a friend”; begin it another way',
    ],
  },
  {
    name: 'a sentence that stands twice',
    damage: (folder) =>
      folder.edit(
        'faq.json',
        'Perhaps.',
        'The crew begins with a look at the chart, the tide and whatever the sky is doing.',
      ),
    faults: [
      'courses/competent-crew.json:21:5 warning: overview[1]: faq.json has this sentence too: “The crew begins with a look at the chart, the tide and whatever the sky is doing.”; say it in other words',
    ],
  },
  {
    name: 'a sentence that stands again with another name',
    damage(folder) {
      folder.edit('faq.json', 'Perhaps.', 'Ask Ada at the desk about 12 pills.')
      folder.edit('level-finder.json', 'Race.', 'Ask Rowan at the desk about 20 pills.')
    },
    faults: [
      'level-finder.json:59:14 warning: outcomes[0].say: faq.json has nearly this sentence: “Ask Rowan at the desk about 20 pills.”; say it in other words',
    ],
  },
  {
    name: 'words that were left to be filled in',
    damage: (folder) => folder.edit('faq.json', 'Perhaps.', 'TBC.'),
    faults: [
      'faq.json:6:17 warning: questions[0].answer: “TBC” was left to be filled in; write what belongs here',
    ],
  },
  {
    name: 'a straight apostrophe',
    damage: (folder) => folder.edit('faq.json', 'Perhaps.', "You won't."),
    faults: ["faq.json:6:17 warning: questions[0].answer: “n't” is a straight apostrophe; write ’"],
  },
  {
    name: 'two spaces',
    damage: (folder) => folder.edit('faq.json', 'Perhaps.', 'Perhaps  not.'),
    faults: ['faq.json:6:17 warning: questions[0].answer: “  ” are two spaces; write one'],
  },
  {
    name: 'a real firm',
    damage: (folder) => folder.edit('faq.json', 'Perhaps.', 'Ask Sunsail.'),
    faults: [
      'faq.json:6:17 warning: questions[0].answer: “Sunsail” is a real firm, for which this site might be taken; say it without the name',
    ],
  },
]
