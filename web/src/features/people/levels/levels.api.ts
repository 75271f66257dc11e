import * as api from 'contract/people/levels/api'
import { hasConditions, noConditions } from 'contract/people/levels/levels.rules'
import type { LevelInput } from 'contract/people/levels/schemas'
import type { Output } from 'contract/http/endpoint'
import { useCommand, useEndpoint } from '../../../platform/endpoint.ts'

export type CountedLevel = Output<typeof api.listLevels>['levels'][number]
export type LevelDraft = LevelInput

export const useLevels = () => useEndpoint(api.listLevels, {})
/** All of them by name, for choosing one. */
export const useLevelNames = (isAllowed = true) => useEndpoint(api.listLevelNames, {}, { enabled: isAllowed })
export const useCreateLevel = () => useCommand(api.createLevel, {})
export const useModifyLevel = () => useCommand(api.modifyLevel, {})
export const useDeleteLevel = () => useCommand(api.deleteLevel, {})
export const useOrderLevels = () => useCommand(api.orderLevels, {})
export const useLevelDisplay = () => useCommand(api.setLevelDisplay, {})

export const emptyLevel: LevelDraft = {
  name: '',
  color: 'gray',
  way: 'RULE',
  conditions: noConditions,
  discountPercent: 0,
}
export const draftOf = ({ name, color, way, conditions, discountPercent }: CountedLevel): LevelDraft => ({
  name,
  color,
  way,
  conditions,
  discountPercent,
})

export type LevelFault = 'nameNeeded' | 'conditionNeeded'
/** The first thing that keeps a level from being saved. */
export function faultOf({ name, way, conditions }: LevelDraft): LevelFault | null {
  if (name.trim() === '') return 'nameNeeded'
  return way === 'RULE' && !hasConditions(conditions) ? 'conditionNeeded' : null
}
