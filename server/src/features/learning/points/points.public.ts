export {
  findEarned,
  insertCheckInReward as earnByCheckIn,
  insertCheckInsTakenBack as takeBackCheckIns,
  insertEarned as earn,
  insertTakenBack as takeBackEarned,
} from './points.queries.ts'
