import { z } from 'zod'
import { roles } from '../../http/permissions.ts'
import { BadgeMark } from '../../people/badges/schemas.ts'
import { LevelMark } from '../../people/levels/schemas.ts'
import { DocumentRow } from '../../system/files/schemas.ts'
import { instant, seq } from '../../values/ids.ts'
import { PictureVariants, SentPicture } from '../../values/sent-images.ts'
import { oneLine, richText } from '../../values/texts.ts'
import {
  BOARD_CATEGORY_LENGTH,
  BOARD_COMMENT_LENGTH,
  BOARD_DESCRIPTION_LENGTH,
  BOARD_POST_TITLE_LENGTH,
  BOARD_TITLE_LENGTH,
  canClassWritersRead,
  canWritersRead,
  importances,
  MAX_BOARD_FILES,
  MAX_BOARD_PICTURES,
  MAX_CATEGORIES,
  readAudiences,
  siteBoardTypes,
  writeAudiences,
} from './boards.rules.ts'
import { MAX_MENTIONS } from './mentions.rules.ts'

export const BoardCategory = z.object({ boardCategorySeq: seq('board category'), name: z.string() })

const BoardFields = z.object({
  boardTypeCd: z.enum(siteBoardTypes),
  title: z.string(),
  description: z.string(),
  readAudience: z.enum(readAudiences),
  writeAudience: z.enum(writeAudiences),
  allowsPrivate: z.boolean(),
  allowsComments: z.boolean(),
  isHidden: z.boolean(),
})

/** For a board of the site that members read or write. docs/rules.md R-1200. */
const LevelFields = z.object({
  /** The lowest level whose members read it; null for all. Staff alone read it where the level was deleted. */
  readLevelSeq: seq('level').nullable(),
  /** The lowest level whose members write; null for all who read. */
  writeLevelSeq: seq('level').nullable(),
  /** Whether people below its level find the board in lists, with the name of the level. */
  isListedBelow: z.boolean(),
})

const waiting = {
  /** Questions without an answer, up to MAX_UNANSWERED, for those who may mark them; null for others and on other boards. */
  unansweredCount: z.int().nullable(),
}

/** A board as the caller finds it. Its posts are for those who may read. */
export const Board = BoardFields.extend({
  ...LevelFields.shape,
  boardSeq: seq('board'),
  categories: BoardCategory.array(),
  /** The class whose board it is; null for a board of the site. */
  courseSeq: seq('course').nullable(),
  mayRead: z.boolean(),
  mayWrite: z.boolean(),
  /** The lowest level that reads; null where the board names none, or one that was deleted. */
  readLevel: LevelMark.nullable(),
  /** As with `readLevel`. */
  writeLevel: LevelMark.nullable(),
  /** Whether the caller may change, mark and pin what others wrote. */
  mayUpdate: z.boolean(),
  /** Whether the caller may remove what others wrote. */
  mayDelete: z.boolean(),
  ...waiting,
  /** Whether this is the reply to a person who signed in: a page drawn for visitors is fetched again by one who did. */
  isSignedIn: z.boolean(),
})
export type Board = z.input<typeof Board>

/** A board in the settings of its site. */
export const SiteBoard = BoardFields.extend({
  ...LevelFields.shape,
  boardSeq: seq('board'),
  categories: BoardCategory.array(),
  ...waiting,
})
export type SiteBoard = z.input<typeof SiteBoard>

/** Categories that are left out are removed; those without a number are new. */
const DraftFields = BoardFields.extend({
  title: oneLine(1, BOARD_TITLE_LENGTH),
  description: z.string().trim().max(BOARD_DESCRIPTION_LENGTH),
  categories: z
    .object({ boardCategorySeq: seq('board category').nullable(), name: oneLine(1, BOARD_CATEGORY_LENGTH) })
    .array()
    .max(MAX_CATEGORIES),
})
const { readLevelSeq, writeLevelSeq, isListedBelow } = LevelFields.shape
export const BoardDraft = DraftFields.extend({
  readLevelSeq: readLevelSeq.default(null),
  writeLevelSeq: writeLevelSeq.default(null),
  isListedBelow: isListedBelow.default(false),
}).refine(canWritersRead, { path: ['writeAudience'] })
export const ClassBoardDraft = DraftFields.refine(canClassWritersRead, { path: ['writeAudience'] })
export type ClassBoardDraft = z.output<typeof ClassBoardDraft>
export type BoardDraft = z.output<typeof BoardDraft>

export const BoardPostLine = z.object({
  boardPostSeq: seq('board post'),
  boardCategorySeq: seq('board category').nullable(),
  title: z.string(),
  /** The first words of its text. */
  excerpt: z.string(),
  writerName: z.string(),
  writerRole: z.enum(roles).nullable(),
  /** Where the site shows levels beside names. */
  writerLevel: LevelMark.optional(),
  /** Which one the writer chose to stand beside their name. */
  writerBadge: BadgeMark.optional(),
  isPrivate: z.boolean(),
  isPinned: z.boolean(),
  importance: z.enum(importances),
  /** For a question. */
  isAnswered: z.boolean(),
  likeCount: z.int(),
  commentCount: z.int(),
  /** Pictures and files. */
  fileCount: z.int(),
  createdAt: instant,
})
export type BoardPostLine = z.input<typeof BoardPostLine>

/** A post of a class board in the management area. */
export const ClassBoardPostLine = BoardPostLine.extend({
  boardSeq: seq('board'),
  boardTitle: z.string(),
  courseSeq: seq('course'),
  courseTitle: z.string(),
})
export type ClassBoardPostLine = z.input<typeof ClassBoardPostLine>

/** A picture at addresses that expire. */
export const BoardPicture = z.object({ fileSeq: seq('file'), altText: z.string(), variants: PictureVariants })
export type BoardPicture = z.input<typeof BoardPicture>

const moderated = {
  /** Whether the caller reported it. */
  isReported: z.boolean(),
  /** Why staff hid it, for its writer and for them; null while it is shown. */
  hiddenReason: z.string().nullable(),
}
export const BoardPost = BoardPostLine.omit({ excerpt: true, fileCount: true }).extend({
  /** The comment that was accepted as the answer. */
  acceptedSeq: seq('board comment').nullable(),
  content: z.string(),
  pictures: BoardPicture.array(),
  files: DocumentRow.array(),
  isMine: z.boolean(),
  isLiked: z.boolean(),
  ...moderated,
  updatedAt: instant,
  /** As with boards. */
  isSignedIn: z.boolean(),
})
export type BoardPost = z.input<typeof BoardPost>

export const BoardPostDraft = z.object({
  title: oneLine(1, BOARD_POST_TITLE_LENGTH),
  content: richText,
  boardCategorySeq: seq('board category').nullable().default(null),
  /** Ignored on boards without private posts. */
  isPrivate: z.boolean().default(false),
  /** For staff of the board alone, ignored from others; left out where it stays as it is. */
  importance: z.enum(importances).optional(),
  /** All that the post has from now on, in their order; left out where they stay as they are. */
  pictures: SentPicture.array().max(MAX_BOARD_PICTURES).optional(),
  files: seq('file').array().max(MAX_BOARD_FILES).optional(),
})
export type BoardPostDraft = z.output<typeof BoardPostDraft>
/** `updatedAt` of the post that is changed, so that nothing is overwritten which the caller has not read. */
export const BoardPostChange = BoardPostDraft.extend({ updatedAt: instant.optional() })
export type BoardPostChange = z.output<typeof BoardPostChange>

/** A post that somebody began to write. */
const TempPostFields = z.object({
  title: z.string(),
  content: z.string(),
  boardCategorySeq: seq('board category').nullable(),
  isPrivate: z.boolean(),
})
export const TempPost = TempPostFields.extend({ savedAt: instant })
export type TempPost = z.input<typeof TempPost>
export const TempPostDraft = TempPostFields.extend({
  title: z.string().max(BOARD_POST_TITLE_LENGTH),
  content: z.string().max(50_000),
})
export type TempPostDraft = z.output<typeof TempPostDraft>

export const BoardComment = z.object({
  boardCommentSeq: seq('board comment'),
  /** The comment that it answers; null for one that answers the post. Replies follow the comment they belong to. */
  parentSeq: seq('board comment').nullable(),
  /** A comment that is gone stays in its place without words while there are replies to it. */
  isGone: z.boolean(),
  writerName: z.string(),
  writerRole: z.enum(roles).nullable(),
  /** Where the site shows levels beside names. */
  writerLevel: LevelMark.optional(),
  /** Which one the writer chose to stand beside their name. */
  writerBadge: BadgeMark.optional(),
  isMine: z.boolean(),
  ...moderated,
  content: z.string(),
  /** The names of those whom its text mentions behind an @. */
  mentions: z.string().array(),
  createdAt: instant,
})
export type BoardComment = z.input<typeof BoardComment>
export const BoardCommentDraft = z.object({
  content: z.string().trim().min(1).max(BOARD_COMMENT_LENGTH),
  /** The comment that is answered; null for the post. Who answers a reply joins its thread. */
  parentSeq: seq('board comment').nullable().default(null),
  /** Whom the text names behind an @; who is not named there, or may not read the post, is left out. */
  mentions: seq('user').array().max(MAX_MENTIONS).default([]),
})
export type BoardCommentDraft = z.output<typeof BoardCommentDraft>

/** Refusals of a board that may belong to a class, beside those of every call. */
export const classRefusals = ['CLASS_NOT_FOUND', 'CLASS_GONE'] as const
export const path = '/channels/:channelSeq/boards'
export const ofOne = `${path}/:boardSeq` as const
export const ofPost = `${ofOne}/posts/:boardPostSeq` as const
