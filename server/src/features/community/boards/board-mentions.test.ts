import { expect, test } from 'vitest'
import * as api from 'contract/community/boards/api'
import { listMentionable } from 'contract/community/boards/mentions.api'
import type { BoardPostSeq, UserSeq } from 'contract/values/ids'
import { listAlarms } from 'contract/messaging/notifications/api'
import { aBoard, aClassBoard } from '../../../testing/board-world.ts'
import type { Person } from '../../../testing/person.ts'
import { somebody } from '../../../testing/world.ts'
import { forgetBoardPosts } from './boards.jobs.ts'

type World = Awaited<ReturnType<typeof aBoard>> | Awaited<ReturnType<typeof aClassBoard>>
async function aTalk<Base extends World>(world: Base) {
  const { board, write, add, as, channelSeq, app } = world
  const post = { ...board, boardPostSeq: await write('수련 일기') }
  return {
    ...world,
    post,
    async person(name: string) {
      const who = await somebody(add, { name, channelSeq })
      return { who: as(who), userSeq: who.userSeq }
    },
    say: async (by: Person, content: string, mentions: UserSeq[] = []) =>
      (await by.call(api.commentBoardPost, { ...post, body: { content, mentions } })).boardCommentSeq,
    names: async (by: Person, q = '', boardPostSeq: BoardPostSeq = post.boardPostSeq) =>
      (await by.call(listMentionable, { ...post, boardPostSeq, query: { q } })).list.map(({ name }) => name),
    comments: async (by: Person) => (await by.call(api.listBoardComments, post)).list,
    async kinds(who: Person) {
      await app.workOnce()
      const { list } = await who.call(listAlarms, { channelSeq })
      return list.flatMap(({ alarmType, content }) => (alarmType === '21' ? [JSON.parse(content).kind] : []))
    },
  }
}

// docs/rules.md R-1109
test('a comment mentions those whom it names, who hear of it once until they read it', async () => {
  const { person, say, comments, kinds, owner, mina, minaSeq } = await aTalk(await aBoard())
  const [jun, sua] = [await person('Jun'), await person('Sua')]
  await say(owner, '@Jun @Mina 축하해요', [jun.userSeq, jun.userSeq, minaSeq, sua.userSeq])
  await say(owner, '@Jun 다시 축하해요', [jun.userSeq])
  expect((await comments(jun.who)).map(({ mentions }) => mentions.toSorted())).toEqual([
    ['Jun', 'Mina'],
    ['Jun'],
  ])
  expect(await kinds(jun.who)).toEqual(['boardMention'])
  // The writer of the post hears of the comment anyway; nobody hears of what is not in the text.
  expect(await kinds(mina)).toEqual(['boardComment'])
  expect(await kinds(sua.who)).toEqual([])
})

test('nobody is mentioned who may not read the post, and nobody mentions themselves', async () => {
  const world = await aTalk(await aClassBoard({ readAudience: 'STUD' }))
  const { person, say, comments, names, kinds, mina, minaSeq, owner, learnerOf } = world
  const jun = await person('Jun')
  await learnerOf(world, 'Junseo')
  expect(await names(mina, 'jun')).toEqual([])
  expect(await names(owner, 'jun')).toEqual(['Junseo'])
  await say(mina, '@Jun @Mina 봐 주세요', [jun.userSeq, minaSeq])
  expect(await comments(mina)).toMatchObject([{ mentions: [] }])
  expect(await kinds(jun.who)).toEqual([])
  await expect(names(jun.who)).refuses('NOT_ALLOWED')
  expect(await names(owner)).toEqual(['Mina'])
})

// docs/rules.md R-1109
test('staff find ten people by a part of their name, those who begin with it first; members find whom they read', async () => {
  const { person, say, names, mina, owner, visitor, post } = await aTalk(await aBoard())
  const ani = await person('Hani')
  await say(ani.who, '안녕하세요')
  expect(await names(mina)).toEqual(['Hani'])
  expect(await names(ani.who)).toEqual(['Mina'])
  await person('Ani')
  expect(await names(mina, 'ani')).toEqual(['Hani'])
  expect(await names(owner, 'ani')).toEqual(['Ani', 'Hani'])
  expect(await names(owner, '%')).toEqual([])
  for (let n = 0; n < 11; n += 1) await person(`Zoe ${n}`)
  expect(await names(owner, 'zoe')).toHaveLength(10)
  expect(await names(mina, 'zoe')).toEqual([])
  await expect(visitor.call(listMentionable, post)).refuses('SIGN_IN_FIRST')
})

test('on a private post its writer and staff are found alone', async () => {
  const { person, names, write, mina, owner, ownerSeq, add } = await aTalk(await aBoard())
  await person('Oh')
  await add.all(`update users set name = 'Olga' where user_seq = $1`, [ownerSeq])
  const hidden = await write('비밀', { isPrivate: true })
  expect(await names(mina, 'o', hidden)).toEqual(['Olga'])
  expect(await names(owner, 'mina', hidden)).toEqual(['Mina'])
})

// docs/rules.md R-1109
test('a former member is no longer named in what others wrote', async () => {
  const { person, say, comments, owner, app, channelSeq, add } = await aTalk(await aBoard())
  const jun = await person('Jun')
  const junseo = await person('Junseo')
  await say(owner, '@Jun @Junseo 고마워요', [jun.userSeq, junseo.userSeq])
  await forgetBoardPosts.handle(await app.contextFor(channelSeq), { userSeq: jun.userSeq })
  expect(await comments(owner)).toMatchObject([
    { content: '@탈퇴한 회원 @Junseo 고마워요', mentions: ['Junseo'] },
  ])
  expect(await add.all('select 1 from board_mentions where user_seq = $1', [jun.userSeq])).toEqual([])
})
