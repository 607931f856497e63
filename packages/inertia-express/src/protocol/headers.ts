/** Every header that this adapter reads or writes: the Inertia protocol's, and what browsers add. */
export const headers = {
  inertia: 'X-Inertia',
  version: 'X-Inertia-Version',
  location: 'X-Inertia-Location',
  redirect: 'X-Inertia-Redirect',
  partialComponent: 'X-Inertia-Partial-Component',
  partialData: 'X-Inertia-Partial-Data',
  partialExcept: 'X-Inertia-Partial-Except',
  reset: 'X-Inertia-Reset',
  errorBag: 'X-Inertia-Error-Bag',
  exceptOnceProps: 'X-Inertia-Except-Once-Props',
  scrollIntent: 'X-Inertia-Infinite-Scroll-Merge-Intent',
  precognition: 'Precognition',
  /** `prefetch` on the client's own visits ahead; browsers say so in another header. */
  purpose: 'Purpose',
  browserPurpose: 'Sec-Purpose',
  destination: 'Sec-Fetch-Dest',
} as const
