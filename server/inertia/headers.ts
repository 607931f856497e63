/** Every header of the Inertia protocol that this adapter reads or writes. */
export const headers = {
  inertia: 'X-Inertia',
  version: 'X-Inertia-Version',
  location: 'X-Inertia-Location',
  partialComponent: 'X-Inertia-Partial-Component',
  partialData: 'X-Inertia-Partial-Data',
  partialExcept: 'X-Inertia-Partial-Except',
  errorBag: 'X-Inertia-Error-Bag',
} as const
