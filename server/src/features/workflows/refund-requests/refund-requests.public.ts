export { countWaitingRequests } from './refund-requests.queries.ts'
