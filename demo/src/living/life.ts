import type { Importance } from 'contract/community/boards/boards.rules'
import type { BoardDraft, ClassBoardDraft } from 'contract/community/boards/schemas'
import type { ChatWriters } from 'contract/community/chats/chats.rules'
import type { CurriculumDraft } from 'contract/teaching/curriculum/schemas'
import type { PointKind } from 'contract/learning/points/points.rules'
import type { DemoVenue } from '../content.ts'
import type { PhotoName } from '../pictures.ts'
import type { PaperName } from './papers.ts'

/** A day, counted from the Seoul day on which the demo is filled and always before it, and the clock there. */
export type When = readonly [day: number, time: string]
/** Who did something, and when. Everybody is known by name. */
interface Deed {
  by: string
  at: When
}
interface Said extends Deed {
  text: string
}
interface DemoPhoto {
  scene: PhotoName
  /** Its alternative text. */
  shows: string
}

/** A lesson that stands behind those the class began with. Others are named by their titles. */
export interface DemoItem {
  draft: Pick<CurriculumDraft, 'curriculumTypeCd' | 'title'> & Partial<CurriculumDraft>
  papers?: readonly PaperName[]
  meets?: { day: number; from: string; hours: number; place: DemoVenue }
  /** The lesson that a mission waits for. */
  lesson?: string
  /** The room that a mission asks to enter. */
  room?: string
}
export interface DemoWork extends Said {
  mission: string
  link?: string
  photo?: DemoPhoto
  verdict?: Said & { state: 'APPROVED' | 'RETURNED' }
  /** What its learner wrote below the verdict. */
  answer?: Said
}
export interface DemoPost extends Said {
  photo?: DemoPhoto
  /** The mission it counts for. */
  mission?: string
  isPinned?: boolean
  /** For staff alone. */
  isPrivate?: boolean
  /** Visitors of the class read it too. */
  isOpen?: boolean
  comments?: readonly Said[]
}
export interface DemoQuestion extends Said {
  lesson?: string
  second?: number
  isSecret?: boolean
  answer?: Said
}
export interface DemoRoom {
  name: string
  writers: ChatWriters
  /** Who opened it. */
  by: string
  at: When
  said: readonly Said[]
}

interface DemoBoardPost extends Deed {
  title: string
  html: string
  /** One of the categories of its board. */
  category?: string
  isPinned?: boolean
  importance?: Importance
  photo?: DemoPhoto
  papers?: readonly PaperName[]
  likedBy?: readonly string[]
  /** A reply answers the last comment before it that is none; an accepted one answers the question. */
  comments?: readonly (Said & { isReply?: boolean; isAccepted?: boolean; mentions?: readonly string[] })[]
}
export interface DemoBoard extends Pick<
  ClassBoardDraft,
  'title' | 'description' | 'boardTypeCd' | 'writeAudience'
> {
  /** Who opened it. */
  by: string
  at: When
  posts: readonly DemoBoardPost[]
}
/** A board of the site itself. */
export interface DemoSiteBoard extends DemoBoard, Pick<BoardDraft, 'readAudience'> {
  categories?: readonly string[]
}

/** What happened in a class since it began. */
export interface ClassLife {
  /** Whether visitors read what was posted for them. */
  isOpen?: boolean
  rooms?: readonly DemoRoom[]
  boards?: readonly DemoBoard[]
  items?: readonly DemoItem[]
  /** Lessons done by the learner's word. */
  done?: readonly (Deed & { lesson: string })[]
  works?: readonly DemoWork[]
  posts?: readonly DemoPost[]
  questions?: readonly DemoQuestion[]
  /** The meetings that took place, and who was not there. */
  meetings?: readonly { lesson: string; at: When; by: string; absent: readonly string[] }[]
  /** Who fetched a certificate. */
  certified?: readonly Deed[]
  /** In line for a full class. */
  waiting?: readonly Deed[]
}
/** Points that staff gave by hand. */
export interface DemoGift extends Deed {
  to: string
  kind: PointKind
  amount: number
  reason: string
}
