import * as api from 'contract/community/boards/settings.api'
import type { BoardSeq } from 'contract/values/ids'
import { useCommand, useEndpoint } from '../../../../platform/endpoint.ts'

export const useSiteBoards = () => useEndpoint(api.listSiteBoards, {})
export const useCreateBoard = () => useCommand(api.createBoard, {})
export const useSaveBoard = (boardSeq: BoardSeq) => useCommand(api.saveBoard, { boardSeq })
export const useOrderBoards = () => useCommand(api.orderBoards, {})
export const useRemoveBoard = () => useCommand(api.removeBoard, {})
