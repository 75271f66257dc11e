export { hasOpenPost } from './class-posts.queries.ts'
