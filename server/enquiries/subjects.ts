import type { EnquirySubject } from '#server/content/schema/blocks/catalogue.ts'

/** What an enquiry may be about, each as it is said within a sentence: `about classroom hire`. */
export const subjectWords: Readonly<Record<EnquirySubject, string>> = {
  general: 'sailing with us',
  'classroom-hire': 'hiring the classroom',
  'in-your-office': 'a course in your office',
  'corporate-day': 'a corporate sailing day',
  charter: 'a skippered charter',
  dofe: 'sailing for the Duke of Edinburgh’s Award',
}

export const subjects = Object.keys(subjectWords) as EnquirySubject[]
