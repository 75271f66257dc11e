import * as api from 'contract/community/boards/api'
import type { BoardDraft } from 'contract/community/boards/schemas'
import * as settings from 'contract/community/boards/settings.api'
import type { Input } from 'contract/http/endpoint'
import type { BoardPostSeq } from 'contract/values/ids'
import { aRunningClass } from './world.ts'

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
  categories: [],
}

/** A site with one board, and what its people do there. */
export async function aBoard(overrides: Partial<BoardDraft> = {}) {
  const world = await aRunningClass()
  const { owner, mina, visitor, channelSeq, clock } = world
  const open = async (draft: Partial<BoardDraft>) =>
    (await owner.call(settings.createBoard, { channelSeq, body: { ...openBoard, ...draft } })).boardSeq
  const boardSeq = await open(overrides)
  const board = { channelSeq, boardSeq }
  async function write(
    title: string,
    { by = mina, ...input }: Partial<Input<typeof api.writeBoardPost>['body']> & { by?: typeof mina } = {},
  ) {
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
