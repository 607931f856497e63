export { temporaryFolder } from '../../packages/inertia-express/tests/support/temporary-folder.ts'
