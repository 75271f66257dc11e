export { countFinished } from './facts.service.ts'
