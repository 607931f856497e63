import { TestimonialCard } from '#js/components/testimonial-card.tsx'
import type { HomePageData } from '#server/props/home.ts'
import type { Entry } from '../entry.ts'
import { copy, longCopy, longName, longWord } from '../samples.ts'

export function testimonialCard({ testimonials }: HomePageData): Entry {
  const [words] = testimonials

  return {
    title: 'Testimonial card',
    group: 'Components',
    shows: ['components/testimonial-card.tsx'],
    areSmall: true,
    states: words
      ? [
          { title: 'Usual', content: <TestimonialCard testimonial={words} /> },
          { title: 'Verified', content: <TestimonialCard testimonial={words} isVerified /> },
          {
            title: 'Long',
            content: (
              <TestimonialCard testimonial={{ ...words, title: longName, text: longCopy }} />
            ),
          },
          {
            title: 'Short',
            content: (
              <TestimonialCard
                testimonial={{ ...words, title: 'Aye', text: copy('<p>Yes.</p>') }}
              />
            ),
          },
          {
            title: 'Without a picture',
            content: <TestimonialCard testimonial={{ ...words, imageUrl: undefined }} isVerified />,
          },
          {
            title: 'With a link to the review',
            content: (
              <TestimonialCard testimonial={{ ...words, href: 'https://reviews.example/1' }} />
            ),
          },
          {
            title: 'Words longer than a line',
            content: (
              <TestimonialCard
                testimonial={{
                  ...words,
                  title: longWord,
                  name: longWord,
                  text: copy(`<p>${longWord}</p>`),
                }}
                isVerified
              />
            ),
          },
        ]
      : [],
  }
}
