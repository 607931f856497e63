export { promiseToKeep } from '../../packages/inertia-express/tests/support/promise-to-keep.ts'
