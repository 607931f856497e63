import type { Measured } from '../part.ts'
import { measurePeers } from '../peers/measure-peers.ts'
import { peerSections } from '../peers/sections.ts'
import { durationText } from '../report/table.ts'

const rounds = 15

/** The home page in other frameworks, from the same components and props. */
export async function peers(): Promise<Measured> {
  const facts = await measurePeers(rounds, (words) => console.log(words))
  const [costs, compared] = peerSections(facts)
  const bars = costs.rows.map(({ name, value, interval = [value, value] }) => {
    return { name, value, interval, isOurs: name.startsWith('Saltlark') }
  })
  return {
    facts,
    sections: [costs, compared],
    plot: {
      file: 'peers',
      title: 'What the home page costs by framework',
      subtitle: `CPU time on a logarithmic scale: the median of ${rounds} rounds and its 95 % interval. Node ${facts.node}.`,
      textOf: durationText,
      groups: [{ title: 'The same page from the same props', bars }],
    },
  }
}
