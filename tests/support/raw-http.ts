export { exchange, sendRaw } from '../../packages/inertia-express/tests/support/raw-http.ts'
export type { RawAnswer } from '../../packages/inertia-express/tests/support/raw-http.ts'
