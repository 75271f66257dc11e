import { z } from 'zod'
import { endpoint } from '../../http/endpoint.ts'
import { nothing } from '../../values/ids.ts'
import {
  BoardHiding,
  BoardReportDraft,
  BoardReportFilter,
  ReportedBoardPost,
  which,
} from './reports.schemas.ts'
import { classRefusals, ofPost } from './schemas.ts'

/** Reports the post or comment of another person, once. Repeating it changes nothing. */
export const reportBoardPost = endpoint({
  method: 'POST',
  path: `${ofPost}/report`,
  access: 'member',
  body: BoardReportDraft,
  reply: nothing,
  refuses: [...classRefusals, 'BOARD_READERS_ONLY', 'REPORTS_OWN', 'TOO_MANY_REQUESTS'],
  touches: ['boards'],
})

/** Hides a post or a comment when a reason is given, shows it again without one. Either settles its reports. */
export const hideBoardPost = endpoint({
  method: 'POST',
  path: `${ofPost}/hide`,
  access: 'SITE_BOARD_UPDATE',
  action: 'boards.hideBoardPost',
  body: BoardHiding,
  reply: nothing,
  refuses: [...classRefusals],
  touches: ['pending-work', 'boards'],
})
/** Settles the reports and leaves what was reported as it is. */
export const dismissBoardReports = endpoint({
  method: 'POST',
  path: `${ofPost}/dismiss-reports`,
  access: 'SITE_BOARD_UPDATE',
  action: 'boards.dismissBoardReports',
  body: z.object(which),
  reply: nothing,
  refuses: [...classRefusals],
  touches: ['pending-work', 'boards'],
})
const reply = z.object({ list: ReportedBoardPost.array(), total: z.int() })
/** On the boards of the site and of the classes that the caller works on, latest first. */
export const listBoardReports = endpoint({
  method: 'GET',
  path: '/channels/:channelSeq/admin/board-reports',
  access: 'SITE_BOARD_READ',
  query: BoardReportFilter,
  reply,
  shows: 'boards',
})

const ofCourse = '/channels/:channelSeq/courses/:courseSeq'
const ofClassPost = `${ofCourse}/board/posts/:boardPostSeq` as const
/** The same three for the staff of one class. */
export const hideClassBoardPost = endpoint({
  method: 'POST',
  path: `${ofClassPost}/hide`,
  access: 'CLASS_ROOM_UPDATE',
  action: 'boards.hideClassBoardPost',
  body: BoardHiding,
  reply: nothing,
  refuses: [...classRefusals],
  touches: ['pending-work', 'boards'],
})
export const dismissClassBoardReports = endpoint({
  method: 'POST',
  path: `${ofClassPost}/dismiss-reports`,
  access: 'CLASS_ROOM_UPDATE',
  action: 'boards.dismissClassBoardReports',
  body: z.object(which),
  reply: nothing,
  refuses: [...classRefusals],
  touches: ['pending-work', 'boards'],
})
export const listClassBoardReports = endpoint({
  method: 'GET',
  path: `${ofCourse}/board-reports`,
  access: 'CLASS_ROOM_UPDATE',
  query: BoardReportFilter,
  reply,
  refuses: ['CLASS_NOT_FOUND'],
  shows: 'boards',
})
