import { createContext, use } from 'react'
import * as classApi from 'contract/community/boards/class.api'
import * as api from 'contract/community/boards/settings.api'
import type { BoardSeq, CourseSeq } from 'contract/values/ids'
import { useCommand, useEndpoint } from '../../../../platform/endpoint.ts'
import { useSession } from '../../../../platform/session.tsx'
import { useCanHere } from '../../../../platform/use-can-here.ts'
import { boardPaths } from '../board-paths.ts'
import type { BoardDraft } from './board-draft.ts'

/** Whose boards the screens of settings are about. */
interface BoardSource {
  /** Null for those of the site. */
  courseSeq: CourseSeq | null
  /** The address of their list; the forms stand below it. */
  home: string
}
export const boardsOfClass = (courseSeq: CourseSeq): BoardSource => ({
  courseSeq,
  home: `/classes/${courseSeq}/settings/board`,
})
/** The boards of the site, unless a screen of a class names its own. */
export const BoardSourceContext = createContext<BoardSource>({
  courseSeq: null,
  home: '/settings/board/site',
})
export const useBoardSource = () => use(BoardSourceContext)

/** Where readers find this board. */
export const pageOf = ({ courseSeq }: BoardSource, boardSeq: BoardSeq) =>
  boardPaths({ courseSeq, boardSeq }).list

/** What the reader may do with these boards. */
export function useMay() {
  const { courseSeq } = useBoardSource()
  const { can } = useSession()
  const managesClass = useCanHere()('CLASS_ROOM_UPDATE')
  const may = (key: 'SITE_BOARD_CREATE' | 'SITE_BOARD_UPDATE' | 'SITE_BOARD_DELETE') =>
    courseSeq === null ? can(key) : managesClass
  return {
    create: may('SITE_BOARD_CREATE'),
    update: may('SITE_BOARD_UPDATE'),
    remove: may('SITE_BOARD_DELETE'),
  }
}

export const useSiteBoards = () => useEndpoint(api.listSiteBoards, {})
export const useBoardsIn = (courseSeq: CourseSeq) =>
  useEndpoint(classApi.listClassBoardSettings, { courseSeq })
export function useCreateBoard() {
  const { courseSeq } = useBoardSource()
  const onSite = useCommand(api.createBoard, {})
  const inClass = useCommand(classApi.createClassBoard, {})
  return {
    isRunning: onSite.isRunning || inClass.isRunning,
    run: (body: BoardDraft) => (courseSeq === null ? onSite.run({ body }) : inClass.run({ courseSeq, body })),
  }
}
export function useSaveBoard(boardSeq: BoardSeq) {
  const { courseSeq } = useBoardSource()
  const onSite = useCommand(api.saveBoard, { boardSeq })
  const inClass = useCommand(classApi.saveClassBoard, { boardSeq })
  return {
    isRunning: onSite.isRunning || inClass.isRunning,
    run: (body: BoardDraft) => (courseSeq === null ? onSite.run({ body }) : inClass.run({ courseSeq, body })),
  }
}
export function useOrderBoards() {
  const { courseSeq } = useBoardSource()
  const onSite = useCommand(api.orderBoards, {})
  const inClass = useCommand(classApi.orderClassBoards, {})
  return (boardSeqs: BoardSeq[]) =>
    courseSeq === null ? onSite.run({ body: { boardSeqs } }) : inClass.run({ courseSeq, body: { boardSeqs } })
}
export function useRemoveBoard() {
  const { courseSeq } = useBoardSource()
  const onSite = useCommand(api.removeBoard, {})
  const inClass = useCommand(classApi.removeClassBoard, {})
  return (boardSeq: BoardSeq) =>
    courseSeq === null ? onSite.run({ boardSeq }) : inClass.run({ courseSeq, boardSeq })
}
