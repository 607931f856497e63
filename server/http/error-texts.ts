export interface ErrorText {
  readonly title: string
  readonly message: string
}

/** What a page and its caller are told of a status, where nobody has said more. */
export function errorText(status: number): ErrorText {
  const others = status >= 500 ? fault : otherRefusal
  return texts[status] ?? others
}

const fault: ErrorText = {
  title: 'Something went wrong on our side',
  message: 'We have been told about it. Please try again in a moment, or call us and we will help.',
}

const otherRefusal: ErrorText = {
  title: 'That did not work',
  message: 'The request could not be answered.',
}

const texts: Readonly<Record<number, ErrorText>> = {
  400: {
    title: 'That request could not be read',
    message: 'The request was malformed: JSON or a form with a fault in it.',
  },
  403: { title: 'That is not allowed', message: 'You may not do that from here.' },
  404: { title: 'Page not found', message: 'There is no page at this address.' },
  405: { title: 'That cannot be done here', message: 'This address does not answer that method.' },
  410: { title: 'This link has run out', message: 'What was here has gone.' },
  413: {
    title: 'That was too large',
    message: 'The request holds more than this address accepts.',
  },
  415: {
    title: 'That kind of file is not accepted',
    message: 'The body is of a type that is not read here.',
  },
  421: { title: 'Wrong address', message: 'This server does not answer for that host.' },
  422: { title: 'Something needs putting right', message: 'Please check the fields marked below.' },
  429: {
    title: 'A little slower, please',
    message: 'Too many tries in a short time. Wait a minute and try again.',
  },
  503: {
    title: 'We are very busy just now',
    message:
      'This could not be done just now. Wait a few seconds and try again, or call us and we will help.',
  },
}
