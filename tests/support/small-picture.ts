/** The one picture of the small content. */
export const picture = '/images/a.svg'
