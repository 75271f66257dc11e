import * as api from 'contract/community/boards/api'
import { saveBoard } from 'contract/community/boards/settings.api'
import { expect, test } from 'vitest'
import { aBoard, openBoard } from '../../../testing/board-world.ts'
import { dropOldTempPosts, forgetBoardPosts } from './boards.jobs.ts'

const began = { title: '28일째', content: '<p>오늘은</p>', boardCategorySeq: null, isPrivate: true }
async function aBeginning() {
  const world = await aBoard()
  const { board, mina } = world
  const save = (input: object = {}, who = mina) =>
    who.call(api.saveTempPost, { ...board, body: { ...began, ...input } })
  const kept = async (who = mina) => (await who.call(api.getTempPost, board)).tempPost
  return { ...world, save, kept }
}

// docs/rules.md R-1056
test('what a person began to write is kept for them alone, until it is posted', async () => {
  const { save, kept, write, member, owner } = await aBeginning()
  const jun = await member('Jun')
  expect(await kept()).toBeNull()
  await save({ title: '' })
  const { savedAt } = await save({ content: '<p>오늘은</p><script>x()</script>' })
  expect(await kept()).toEqual({ ...began, savedAt })
  expect([await kept(jun), await kept(owner)]).toEqual([null, null])
  await write('준의 글', { by: jun })
  expect(await kept()).toMatchObject({ title: '28일째' })
  await write('28일째')
  expect(await kept()).toBeNull()
})

test('it is removed at will, and a category that is gone is left out', async () => {
  const { board, save, kept, owner, mina, add } = await aBeginning()
  const body = { ...openBoard, categories: [{ boardCategorySeq: null, name: '일기' }] }
  await owner.call(saveBoard, { ...board, body })
  const [category] = await add.all<{ seq: number }>(
    'select board_category_seq::int as seq from board_categories',
  )
  await save({ boardCategorySeq: category?.seq })
  expect(await kept()).toMatchObject({ boardCategorySeq: category?.seq })
  await owner.call(saveBoard, { ...board, body: openBoard })
  expect(await kept()).toMatchObject({ title: '28일째', boardCategorySeq: null })
  await mina.call(api.removeTempPost, board)
  expect(await kept()).toBeNull()
})

test('who may not write keeps nothing', async () => {
  const { board, save, owner } = await aBeginning()
  await owner.call(saveBoard, { ...board, body: { ...openBoard, writeAudience: 'TCH' } })
  await expect(save()).refuses('BOARD_WRITERS_ONLY')
})

test('thirty days after the last change it is deleted, and with its writer', async () => {
  const { save, kept, clock, app, channelSeq, minaSeq } = await aBeginning()
  const clearOld = async () => dropOldTempPosts.visit(await app.contextFor(channelSeq))
  await save()
  clock.pass({ days: 29 })
  await clearOld()
  expect(await kept()).not.toBeNull()
  clock.pass({ days: 2 })
  await clearOld()
  expect(await kept()).toBeNull()
  await save()
  await forgetBoardPosts.handle(await app.contextFor(channelSeq), { userSeq: minaSeq })
  expect(await kept()).toBeNull()
})
