export { enterCharges, settleEntries, sumByProduct, sumUnsettled } from './settled-entries.queries.ts'
