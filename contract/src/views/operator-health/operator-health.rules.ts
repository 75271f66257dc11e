import { ledgerDifferences } from '../../money/settlements/ledger-check.rules.ts'

export const healthFacts = [
  'version',
  'size',
  'waiting',
  'failed',
  'oldest',
  'free',
  'used',
  'source',
  'mode',
  'gateways',
  'stuckPayments',
  'stuckRefunds',
  'stuckEvents',
  'awaitingAccounts',
  'checkedAt',
  'checkedSites',
  'differingSites',
  ...ledgerDifferences,
] as const
