import { z } from 'zod'
import { endpoint } from '../../http/endpoint.ts'
import { nothing, seq, seqInUrl } from '../../values/ids.ts'
import { BOARD_PAGE, MAX_CLASS_BOARDS } from './boards.rules.ts'
import { Board, BoardPost, ClassBoardDraft, ClassBoardPostLine, classRefusals, SiteBoard } from './schemas.ts'

const ofCourse = '/channels/:channelSeq/courses/:courseSeq'
const ofPost = `${ofCourse}/board/posts/:boardPostSeq` as const

/** The boards of a class that the caller may read, in their order. */
export const listClassBoards = endpoint({
  method: 'GET',
  path: `${ofCourse}/boards`,
  access: 'public',
  reply: z.object({
    courseTitle: z.string(),
    list: Board.array(),
    /** As with one board. */
    isSignedIn: z.boolean(),
  }),
  refuses: [...classRefusals],
  shows: 'boards',
})
/** A post of a class with its board: its address does not name the board. NOT_ALLOWED where it is for others. */
export const getClassBoardPost = endpoint({
  method: 'GET',
  path: ofPost,
  access: 'public',
  reply: z.object({ board: Board, post: BoardPost }),
  refuses: [...classRefusals],
  shows: 'boards',
})
export const pinClassBoardPost = endpoint({
  method: 'POST',
  path: `${ofPost}/pin`,
  access: 'CLASS_ROOM_UPDATE',
  action: 'boards.pinClassBoardPost',
  body: z.object({ isPinned: z.boolean() }),
  reply: nothing,
  refuses: ['CLASS_NOT_FOUND', 'BOARD_PINS_FULL', 'BOARD_POST_HIDDEN'],
  touches: ['boards'],
})

const settings = `${ofCourse}/board-settings` as const
const ofOne = `${settings}/:boardSeq` as const
/** All boards of the class in their order, hidden ones too. */
export const listClassBoardSettings = endpoint({
  method: 'GET',
  path: settings,
  access: 'CLASS_ROOM_UPDATE',
  reply: z.object({ list: SiteBoard.array() }),
  refuses: ['CLASS_NOT_FOUND'],
  shows: 'boards',
})
/** A new board comes last. */
export const createClassBoard = endpoint({
  method: 'POST',
  path: settings,
  access: 'CLASS_ROOM_UPDATE',
  action: 'boards.createClassBoard',
  body: ClassBoardDraft,
  reply: z.object({ boardSeq: seq('board') }),
  refuses: ['CLASS_NOT_FOUND', 'CLASS_BOARDS_FULL'],
  touches: ['boards', 'courses'],
})
/** The list must name every board once. */
export const orderClassBoards = endpoint({
  method: 'POST',
  path: `${settings}/order`,
  access: 'CLASS_ROOM_UPDATE',
  action: 'boards.orderClassBoards',
  body: z.object({ boardSeqs: seq('board').array().max(MAX_CLASS_BOARDS) }),
  reply: nothing,
  refuses: ['CLASS_NOT_FOUND', 'BOARDS_CHANGED'],
  touches: ['boards'],
})
export const saveClassBoard = endpoint({
  method: 'POST',
  path: ofOne,
  access: 'CLASS_ROOM_UPDATE',
  action: 'boards.saveClassBoard',
  body: ClassBoardDraft,
  reply: nothing,
  refuses: ['CLASS_NOT_FOUND', 'BOARD_CATEGORY_IN_USE'],
  touches: ['boards', 'courses'],
})
/** Only a board on which nothing was ever written; others are hidden. */
export const removeClassBoard = endpoint({
  method: 'POST',
  path: `${ofOne}/delete`,
  access: 'CLASS_ROOM_UPDATE',
  action: 'boards.removeClassBoard',
  reply: nothing,
  refuses: ['CLASS_NOT_FOUND', 'BOARD_IN_USE'],
  touches: ['boards', 'courses'],
})

const ofSite = '/channels/:channelSeq/admin/class-boards'
/** The posts of all boards of the classes that the caller works on, newest first. */
export const listClassBoardPosts = endpoint({
  method: 'GET',
  path: `${ofSite}/posts`,
  access: 'SITE_BOARD_READ',
  query: z.object({
    /** Ignored where it is shorter than SHORTEST_SEARCH. */
    q: z.string().trim().max(60).optional(),
    courseSeq: seqInUrl('course').optional(),
    /** Only older posts than this one: `nextSeq` of the page before. */
    minSeq: seqInUrl('board post').optional(),
    limit: z.coerce.number<number>().int().min(1).max(50).default(BOARD_PAGE),
  }),
  reply: z.object({
    list: ClassBoardPostLine.array(),
    /** Null at the end. */
    nextSeq: seq('board post').nullable(),
  }),
  shows: 'boards',
})
/** The classes with boards that the caller works on, by name. */
export const listBoardClasses = endpoint({
  method: 'GET',
  path: ofSite,
  access: 'SITE_BOARD_READ',
  reply: z.object({ list: z.object({ courseSeq: seq('course'), title: z.string() }).array() }),
  shows: 'boards',
})
