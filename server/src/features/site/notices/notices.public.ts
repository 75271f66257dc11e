import { findNewest, findNotice, insertNoticeBoard } from './notices.queries.ts'

/** Every site has one notice board from its creation. */
export const openNoticeBoard = insertNoticeBoard

/** The newest notices with their whole text, for feeds. */
export const findNewestNotices = findNewest

export { findNotice }
export { searchNotices } from './notice-search.service.ts'
