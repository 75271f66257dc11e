import { findNewest, findNotice, insertNoticeBoard } from './notices.queries.ts'

/** Every site has one board of notices from its first day. */
export const openNoticeBoard = insertNoticeBoard

/** The newest notices whole, for feeds. */
export const findNewestNotices = findNewest

export { findNotice }
export { searchNotices } from './notice-search.service.ts'
