import { z } from 'zod'
import { endpoint } from '../../http/endpoint.ts'
import { instant, nothing, seq, seqInUrl } from '../../values/ids.ts'
import { BOARD_PAGE, COMMENTS_AT_ONCE } from './boards.rules.ts'
import {
  Board,
  BoardComment,
  BoardCommentDraft,
  BoardPost,
  BoardPostChange,
  BoardPostDraft,
  BoardPostLine,
  classRefusals,
  ofOne,
  ofPost,
  TempPost,
  TempPostDraft,
} from './schemas.ts'

/** A board that visitors may not read is named to them, so that they learn whom it is for; one of staff is not. */
export const getBoard = endpoint({
  method: 'GET',
  path: ofOne,
  access: 'public',
  reply: Board,
  refuses: [...classRefusals],
  shows: 'boards',
})
/** The posts that the caller may read, newest first; pinned posts lead the first page of the whole board. */
export const listBoardPosts = endpoint({
  method: 'GET',
  path: `${ofOne}/posts`,
  access: 'public',
  query: z.object({
    /** Ignored where it is shorter than SHORTEST_SEARCH. */
    q: z.string().trim().max(60).optional(),
    boardCategorySeq: seqInUrl('board category').optional(),
    /** Only questions without an answer. */
    answered: z.enum(['no']).optional(),
    /** Only older posts than this one: `nextSeq` of the page before. */
    minSeq: seqInUrl('board post').optional(),
    limit: z.coerce.number<number>().int().min(1).max(50).default(BOARD_PAGE),
  }),
  reply: z.object({
    pinned: BoardPostLine.array(),
    list: BoardPostLine.array(),
    /** Null at the end. */
    nextSeq: seq('board post').nullable(),
  }),
  refuses: [...classRefusals, 'BOARD_READERS_ONLY'],
  shows: 'boards',
})
export const getBoardPost = endpoint({
  method: 'GET',
  path: ofPost,
  access: 'public',
  reply: BoardPost,
  refuses: [...classRefusals, 'BOARD_READERS_ONLY'],
  shows: 'boards',
})
/** An address for downloading a file of a post, valid for a few minutes. */
export const openBoardFile = endpoint({
  method: 'POST',
  path: `${ofPost}/files/:fileSeq/download`,
  access: 'public',
  reply: z.object({ url: z.string() }),
  refuses: [...classRefusals, 'BOARD_READERS_ONLY'],
})
export const writeBoardPost = endpoint({
  method: 'POST',
  path: `${ofOne}/posts`,
  access: 'member',
  body: BoardPostDraft,
  reply: z.object({ boardPostSeq: seq('board post') }),
  refuses: [...classRefusals, 'BOARD_READERS_ONLY', 'BOARD_WRITERS_ONLY', 'TOO_MANY_REQUESTS'],
  touches: ['boards'],
})
/** What the caller began to write on this board; null where nothing is kept. */
export const getTempPost = endpoint({
  method: 'GET',
  path: `${ofOne}/temp-post`,
  access: 'member',
  reply: z.object({ tempPost: TempPost.nullable() }),
  refuses: [...classRefusals, 'BOARD_READERS_ONLY'],
})
/** Keeps it until it is posted or removed, or for TEMP_POST_DAYS after the last change. */
export const saveTempPost = endpoint({
  method: 'POST',
  path: `${ofOne}/temp-post`,
  access: 'member',
  body: TempPostDraft,
  reply: z.object({ savedAt: instant }),
  refuses: [...classRefusals, 'BOARD_READERS_ONLY', 'BOARD_WRITERS_ONLY', 'TOO_MANY_REQUESTS'],
})
export const removeTempPost = endpoint({
  method: 'POST',
  path: `${ofOne}/temp-post/delete`,
  access: 'member',
  reply: nothing,
  refuses: [...classRefusals, 'BOARD_READERS_ONLY'],
})
/** Changes the caller's own post; staff who may change posts change any. */
export const saveBoardPost = endpoint({
  method: 'POST',
  path: ofPost,
  access: 'member',
  body: BoardPostChange,
  reply: nothing,
  refuses: [...classRefusals, 'BOARD_READERS_ONLY', 'BOARD_POST_CHANGED', 'TOO_MANY_REQUESTS'],
  touches: ['boards'],
})
/** Removes the caller's own post; staff who may delete posts remove any. */
export const removeBoardPost = endpoint({
  method: 'POST',
  path: `${ofPost}/delete`,
  access: 'member',
  reply: nothing,
  refuses: [...classRefusals, 'BOARD_READERS_ONLY'],
  touches: ['boards'],
})
/** Hides the caller's own post from other members, or shows it to them. */
export const setBoardPostPrivate = endpoint({
  method: 'POST',
  path: `${ofPost}/public-type`,
  access: 'member',
  body: z.object({ isPrivate: z.boolean() }),
  reply: nothing,
  refuses: [...classRefusals, 'BOARD_READERS_ONLY', 'BOARD_ALL_PUBLIC'],
  touches: ['boards'],
})
/** For a board of the site. */
export const pinBoardPost = endpoint({
  method: 'POST',
  path: `${ofPost}/pin`,
  access: 'SITE_BOARD_UPDATE',
  action: 'boards.pinBoardPost',
  body: z.object({ isPinned: z.boolean() }),
  reply: nothing,
  refuses: [...classRefusals, 'BOARD_PINS_FULL', 'BOARD_POST_HIDDEN'],
  touches: ['boards'],
})
/**
 * Marks a question as answered or takes that back. The person who asks accepts a comment; staff who may change posts mark it without one, too.
 */
export const answerBoardPost = endpoint({
  method: 'POST',
  path: `${ofPost}/answered`,
  access: 'member',
  body: z.object({
    isAnswered: z.boolean(),
    boardCommentSeq: seq('board comment').nullable().default(null),
  }),
  reply: nothing,
  refuses: [...classRefusals, 'BOARD_READERS_ONLY', 'BOARD_ANSWER_NEEDED'],
  touches: ['boards'],
})
/** Repeating it changes nothing. */
export const likeBoardPost = endpoint({
  method: 'POST',
  path: `${ofPost}/like`,
  access: 'member',
  body: z.object({ isLiked: z.boolean() }),
  reply: z.object({ isLiked: z.boolean(), likeCount: z.int() }),
  refuses: [...classRefusals, 'BOARD_READERS_ONLY'],
  touches: ['boards'],
})

/** Oldest first, each with the replies to it. */
export const listBoardComments = endpoint({
  method: 'GET',
  path: `${ofPost}/comments`,
  access: 'public',
  query: z.object({
    maxSeq: seqInUrl('board comment').optional(),
    limit: z.coerce.number<number>().int().min(1).max(100).default(COMMENTS_AT_ONCE),
  }),
  reply: z.object({ list: BoardComment.array(), nextSeq: seq('board comment').nullable() }),
  refuses: [...classRefusals, 'BOARD_READERS_ONLY'],
  shows: 'boards',
})
export const commentBoardPost = endpoint({
  method: 'POST',
  path: `${ofPost}/comments`,
  access: 'member',
  body: BoardCommentDraft,
  reply: z.object({ boardCommentSeq: seq('board comment') }),
  refuses: [...classRefusals, 'BOARD_READERS_ONLY', 'BOARD_COMMENTS_CLOSED', 'TOO_MANY_REQUESTS'],
  touches: ['boards'],
})
/** Removes the caller's own comment; staff who may delete posts remove any. */
export const removeBoardComment = endpoint({
  method: 'POST',
  path: `${ofPost}/comments/:boardCommentSeq/delete`,
  access: 'member',
  reply: nothing,
  refuses: [...classRefusals, 'BOARD_READERS_ONLY'],
  touches: ['boards'],
})
