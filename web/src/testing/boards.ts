import type { Board, BoardComment, BoardPost, BoardPostLine } from 'contract/community/boards/schemas'
import { aSeq } from './things.ts'

export const boardSeq = aSeq('board')
export const boardPostSeq = aSeq('board post')
/** A board that everybody reads and every member writes. */
export const aBoard = (overrides: Partial<Board> = {}): Board => ({
  boardSeq,
  boardTypeCd: '03',
  title: '자유게시판',
  description: '무엇이든 이야기해요.',
  readAudience: 'ALL',
  writeAudience: 'MBR',
  allowsPrivate: true,
  allowsComments: true,
  isHidden: false,
  readLevelSeq: null,
  writeLevelSeq: null,
  isListedBelow: false,
  categories: [],
  courseSeq: null,
  mayRead: true,
  mayWrite: true,
  readLevel: null,
  writeLevel: null,
  mayUpdate: false,
  mayDelete: false,
  unansweredCount: null,
  isSignedIn: true,
  ...overrides,
})
/** A post in a list. */
export const aLine = (title: string, overrides: Partial<BoardPostLine> = {}): BoardPostLine => ({
  boardPostSeq: aSeq('board post'),
  boardCategorySeq: null,
  title,
  excerpt: '첫 줄이에요',
  writerName: '준',
  writerRole: null,
  isPrivate: false,
  isPinned: false,
  importance: 'NORMAL',
  isAnswered: false,
  likeCount: 0,
  commentCount: 0,
  fileCount: 0,
  createdAt: '2026-11-20T03:00:00Z',
  ...overrides,
})
export const aPost = (overrides: Partial<BoardPost> = {}): BoardPost => {
  const { excerpt: _, fileCount: __, ...line } = aLine('28일째')
  return {
    ...line,
    boardPostSeq,
    acceptedSeq: null,
    content: '<p>뒤꿈치가 닿았어요</p>',
    pictures: [],
    files: [],
    isMine: false,
    isLiked: false,
    isReported: false,
    hiddenReason: null,
    updatedAt: line.createdAt,
    isSignedIn: true,
    ...overrides,
  }
}

export const aComment = (overrides: Partial<BoardComment> = {}): BoardComment => ({
  boardCommentSeq: aSeq('board comment'),
  parentSeq: null,
  isGone: false,
  writerName: '미나',
  writerRole: null,
  isMine: false,
  isReported: false,
  hiddenReason: null,
  content: '축하해요',
  mentions: [],
  createdAt: '2026-11-20T03:00:00Z',
  ...overrides,
})
