export { countMatching, matching } from './audience.queries.ts'
