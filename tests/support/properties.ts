export { fc } from '../../packages/inertia-express/tests/support/properties.ts'
