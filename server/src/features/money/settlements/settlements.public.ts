export { summariseLedger } from './ledger-check.queries.ts'
