/** What `/api/header-data` says of nobody in particular, and of Ada. */
export const nobody = { user: null, cartItems: 0, isAuthenticated: false }

export const ada = {
  user: { id: '1', name: 'Ada', email: 'ada@example.com' },
  cartItems: 3,
  isAuthenticated: true,
}
