export { changeRound, type RoundDates } from './round-change.service.ts'
export { discardRound, prepareRound } from './next-rounds.service.ts'
export { findRounds } from './rounds.queries.ts'
export { cancelRound, roundsOf } from './rounds.service.ts'
