export { hasZoom } from './live.queries.ts'
