export {
  deleteChangesOf,
  deleteLevelOf,
  findCurrent,
  lockMembers,
  mergeLevelMembers,
  type CurrentLevel,
} from './level-members.queries.ts'
export {
  findDiscountOf,
  findLevels,
  findLevelsOf,
  hasLevels,
  shareLevel,
  type LevelRow,
} from './levels.queries.ts'
export { besideNames } from './beside-names.service.ts'
export { endLevels, followFacts, moveTo } from './moves.service.ts'
