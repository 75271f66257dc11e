import { findNotice, insertNoticeBoard } from './boards.queries.ts'

/** Every site has one board of notices from its first day. */
export const openNoticeBoard = insertNoticeBoard

export { findNotice }
