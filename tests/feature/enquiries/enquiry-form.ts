/** Where the form is sent to, and the page that has it. */
export const page = '/contact-us'

/** Another page with the form on it. */
export const classroom = '/southampton-hire-classroom-training-room'

/** What the form sends, of which a test changes what it is about. */
export const fields = (email: string, others: Readonly<Record<string, string>> = {}) => ({
  enquiry_subject: 'general',
  enquiry_name: 'Ada',
  enquiry_email: email,
  enquiry_telephone: '',
  enquiry_message: 'Which course?',
  enquiry_website: '',
  ...others,
})

/** What somebody is told whose question has arrived. */
export const thanks = (email: string) =>
  `Thank you, your message has arrived. A person reads it and answers within two working days; a receipt is on its way to ${email}.`
