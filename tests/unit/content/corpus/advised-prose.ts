import type { BrokenContent } from './broken-content.ts'
import { broken, edit } from './broken.ts'

/** Prose that is too little, stands elsewhere already, or was left unfinished. */
export const advisedProse: readonly BrokenContent[] = [
  broken(
    'prose that says little, begins as another or stands again with other names',
    [
      edit('courses/competent-crew.json', ' begins with a look at the chart,', ' reads'),
      edit('pages/knots.json', '"web.home"', '"web.info.knots"'),
      edit('courses/competent-crew.json', 'The crew: bring', 'The weekend: bring'),
      edit('faq.json', 'Perhaps.', 'Ask Ada at the desk about 12 pills.'),
      edit('level-finder.json', 'Race.', 'Ask Rowan at the desk about 20 pills.'),
    ],
    'courses/competent-crew.json:19:15 warning: overview: has 2 paragraphs and 66 words; write 2 paragraphs and 70 words at least',
    'holidays/solent-weekend.json:18:24 warning: intro_description: begins as that of courses/competent-crew.json does: “The weekend: bring a friend”; begin it another way',
    'level-finder.json:59:14 warning: outcomes[0].say: faq.json has nearly this sentence: “Ask Rowan at the desk about 20 pills.”; say it in other words',
    'pages/knots.json:11:13 warning: blocks: this page says 4 words under its banner; say at least 300',
  ),
  broken(
    'a sentence that stands twice, and slips of who writes in a hurry',
    [
      edit(
        'faq.json',
        'Perhaps.',
        'The crew begins with a look at the chart, the tide and whatever the sky is doing.',
      ),
      edit('home.json', 'Hello.', 'TBC.'),
      edit('home.json', 'Goodbye.', "You won't."),
      edit('home.json', 'With us.', 'Ask  Sunsail.'),
    ],
    'courses/competent-crew.json:21:5 warning: overview[1]: faq.json has this sentence too: “The crew begins with a look at the chart, the tide and whatever the sky is doing.”; say it in other words',
    'home.json:6:16 warning: introText: “TBC” was left to be filled in; write what belongs here',
    "home.json:7:16 warning: outroText: “n't” is a straight apostrophe; write ’",
    'home.json:14:15 warning: page_data.hero.copy: “  ” are two spaces; write one',
    'home.json:14:15 warning: page_data.hero.copy: “Sunsail” is a real firm, for which this site might be taken; say it without the name',
  ),
]
