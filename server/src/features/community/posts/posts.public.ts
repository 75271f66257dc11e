export { hasOpenPost } from './posts.queries.ts'
