import { Experience } from '#js/sections/experience.tsx'
import { Guarantee } from '#js/sections/guarantee.tsx'
import type { HomePageData } from '#server/props/home.ts'
import type { Entry } from '../entry.ts'
import { longCopy, longName } from '../samples.ts'

export function experience({ cta1, global }: HomePageData): Entry {
  const plain = cta1 && { ...cta1, testimonial: undefined, buttonUrl: undefined }

  return {
    title: 'Experience',
    group: 'Sections',
    shows: ['sections/experience.tsx'],
    areAlone: true,
    states: [
      { title: 'Everything', content: <Experience experience={cta1} ratings={global} /> },
      {
        title: 'Neither testimonial nor button nor rating',
        content: <Experience experience={plain} ratings={{}} />,
      },
      {
        title: 'Long',
        content: (
          <Experience
            experience={cta1 && { ...cta1, title: longName, copy: longCopy }}
            ratings={global}
          />
        ),
      },
    ],
  }
}

export function guarantee({ cta2, cta3, global }: HomePageData): Entry {
  const shared = { id: 'guarantee', ratings: global }

  return {
    title: 'Guarantee',
    group: 'Sections',
    shows: ['sections/guarantee.tsx'],
    areAlone: true,
    states: [
      { title: 'Square', content: <Guarantee {...shared} guarantee={cta2} shape="square" /> },
      {
        title: 'Portrait, with a testimonial',
        content: <Guarantee {...shared} guarantee={cta3} shape="portrait" />,
      },
      {
        title: 'Without a rating',
        content: <Guarantee {...shared} guarantee={cta2} shape="square" ratings={{}} />,
      },
      {
        title: 'Long',
        content: (
          <Guarantee
            {...shared}
            guarantee={{ ...cta2, title: longName, copy: longCopy, buttonText: longName }}
            shape="square"
          />
        ),
      },
    ],
  }
}
