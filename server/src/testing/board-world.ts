import * as api from 'contract/community/boards/api'
import { createClassBoard } from 'contract/community/boards/class.api'
import type { BoardDraft } from 'contract/community/boards/schemas'
import * as settings from 'contract/community/boards/settings.api'
import type { Input } from 'contract/http/endpoint'
import type { BoardPostSeq, CourseSeq } from 'contract/values/ids'
import type { Person } from './person.ts'
import { aRunningClass, somebody } from './world.ts'

/** A board that everybody reads and every member writes. */
export const openBoard: BoardDraft = {
  boardTypeCd: '03',
  title: '자유게시판',
  description: '',
  readAudience: 'ALL',
  writeAudience: 'MBR',
  allowsPrivate: true,
  allowsComments: true,
  isHidden: false,
  readLevelSeq: null,
  writeLevelSeq: null,
  isListedBelow: false,
  categories: [],
}

type PostInput = Partial<Input<typeof api.writeBoardPost>['body']> & { by?: Person }

/** A site with one board, and what its people do there. */
export async function aBoard(overrides: Partial<BoardDraft> = {}) {
  const world = await aRunningClass()
  const { owner, mina, visitor, channelSeq, clock } = world
  const open = async (draft: Partial<BoardDraft>) =>
    (await owner.call(settings.createBoard, { channelSeq, body: { ...openBoard, ...draft } })).boardSeq
  const boardSeq = await open(overrides)
  const board = { channelSeq, boardSeq }
  async function write(title: string, { by = mina, ...input }: PostInput = {}) {
    clock.pass({ minutes: 1 })
    const body = { title, content: '<p>본문</p>', ...input }
    return (await by.call(api.writeBoardPost, { ...board, body })).boardPostSeq
  }
  const titles = async (query: object = {}, reader = visitor) =>
    (await reader.call(api.listBoardPosts, { ...board, query })).list.map(({ title }) => title)
  const read = (boardPostSeq: BoardPostSeq, reader = visitor) =>
    reader.call(api.getBoardPost, { ...board, boardPostSeq })
  return { ...world, board, open, write, titles, read }
}

/** A class with one board, which its learner Mina writes on, and what people do there. */
export async function aClassBoard(overrides: Partial<BoardDraft> = {}) {
  const world = await aRunningClass()
  const { owner, ownerSeq, mina, add, as, channelSeq, courseSeq, clock } = world
  const draft: BoardDraft = { ...openBoard, readAudience: 'MBR', ...overrides }
  const open = async (changes: Partial<BoardDraft>, ofCourse = courseSeq) => {
    const body = { ...draft, ...changes }
    return (await owner.call(createClassBoard, { channelSeq, courseSeq: ofCourse, body })).boardSeq
  }
  const board = { channelSeq, boardSeq: await open({}) }
  async function write(title: string, { by = mina, ...input }: PostInput = {}) {
    clock.pass({ minutes: 1 })
    const body = { title, content: '<p>본문</p>', ...input }
    return (await by.call(api.writeBoardPost, { ...board, body })).boardPostSeq
  }
  const otherCourse = () => add.course(channelSeq, { writer: ownerSeq })
  type Course = Awaited<ReturnType<typeof otherCourse>>
  /** Somebody who learns in this class alone. */
  async function learnerOf(course: Course, name: string) {
    const who = await somebody(add, { name, channelSeq })
    await add.enrolment({ channelSeq, ...course, userSeq: who.userSeq })
    return as(who)
  }
  /** An assistant of this class, without a role on the site. */
  async function assistantOf(ofCourse: CourseSeq, name: string) {
    const who = await somebody(add, { name, channelSeq })
    const role = { user_seq: who.userSeq, user_type_cd: 'CMG', is_invited: true }
    await add.row('course_staff', { channel_seq: channelSeq, course_seq: ofCourse, ...role })
    return as(who)
  }
  return { ...world, draft, open, board, write, otherCourse, learnerOf, assistantOf }
}
