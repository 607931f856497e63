/** Every header of the Inertia protocol that this adapter reads or writes, in Node's lower case. */
export const headers = {
  inertia: 'x-inertia',
  version: 'x-inertia-version',
  location: 'x-inertia-location',
  partialComponent: 'x-inertia-partial-component',
  partialData: 'x-inertia-partial-data',
  partialExcept: 'x-inertia-partial-except',
  errorBag: 'x-inertia-error-bag',
} as const
