export {
  countEntries,
  enterCharges,
  findEntriesAfter,
  settleEntries,
  sumByProduct,
  sumUnsettled,
  type EntryRow,
  type EntryScope,
} from './settled-entries.queries.ts'
