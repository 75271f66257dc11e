import { expect, test } from 'vitest'
import * as api from 'contract/community/boards/api'
import { listMentionableOnBoard } from 'contract/community/boards/mentions.api'
import { createBoard } from 'contract/community/boards/settings.api'
import { listAlarms } from 'contract/messaging/notifications/api'
import type { BoardPostSeq, UserSeq } from 'contract/values/ids'
import { aBoard, aClassBoard, openBoard } from '../../../testing/board-world.ts'
import type { Person } from '../../../testing/person.ts'
import { somebody } from '../../../testing/world.ts'
import { forgetBoardPosts } from './boards.jobs.ts'

type World = Awaited<ReturnType<typeof aBoard>> | Awaited<ReturnType<typeof aClassBoard>>
function withPeople<Base extends World>(world: Base) {
  const { board, add, as, channelSeq, app, mina } = world
  const save = (boardPostSeq: BoardPostSeq, content: string, by: Person = mina) =>
    by.call(api.saveBoardPost, { ...board, boardPostSeq, body: { title: '수련 일기', content } })
  return {
    ...world,
    save,
    async person(name: string) {
      const who = await somebody(add, { name, channelSeq })
      return { who: as(who), userSeq: who.userSeq }
    },
    content: async (boardPostSeq: BoardPostSeq, reader = mina) =>
      (await reader.call(api.getBoardPost, { ...board, boardPostSeq })).content,
    async kinds(who: Person) {
      await app.workOnce()
      const { list } = await who.call(listAlarms, { channelSeq })
      return list.flatMap(({ alarmType, content }) => (alarmType === '21' ? [JSON.parse(content).kind] : []))
    },
  }
}
const named = (userSeq: UserSeq, text: string) => `<span data-mention="${userSeq}">@${text}</span>`
const kept = (text: string) => `<span data-mention>@${text}</span>`

// docs/rules.md R-1250
test('a post mentions people, who hear of it once, and those whom a change names anew', async () => {
  const { write, save, person, content, kinds, read, ownerSeq, owner } = withPeople(await aBoard())
  const [jun, sua] = [await person('Jun'), await person('Sua')]
  const seq = await write('수련 일기', { content: `<p>${named(jun.userSeq, 'Jun')} 고마워요</p>` })
  expect(await content(seq)).toBe(`<p>${kept('Jun')} 고마워요</p>`)
  expect(await kinds(jun.who)).toEqual(['boardPostMention'])
  await save(seq, `<p>${kept('Jun')} ${named(sua.userSeq, 'Sua')} 고마워요</p>`)
  await save(seq, '<p>지웠어요</p>')
  await save(seq, `<p>${kept('Jun')} ${kept('Sua')} ${named(jun.userSeq, 'Jun')}</p>`)
  expect(await content(seq)).toBe(`<p>${kept('Jun')} ${kept('Sua')} ${kept('Jun')}</p>`)
  expect(await kinds(jun.who)).toEqual(['boardPostMention'])
  expect(await kinds(sua.who)).toEqual(['boardPostMention'])
  // Nobody mentions themselves.
  await save(seq, `<p>${named(ownerSeq, 'Haru')} ${kept('Sua')}</p>`, owner)
  expect((await read(seq)).content).toBe(`<p>@Haru ${kept('Sua')}</p>`)
})

test('who may not read the post, is called otherwise or writes it is plain text', async () => {
  const world = withPeople(await aClassBoard({ readAudience: 'STUD' }))
  const { write, save, person, content, kinds, minaSeq, learnerOf } = world
  const jun = await person('Jun')
  await learnerOf(world, 'Sua')
  const text = `<p>${named(jun.userSeq, 'Jun')} ${named(minaSeq, 'Mina')} ${kept('Sua')} <span>x</span></p>`
  const seq = await write('비밀', { content: text })
  expect(await content(seq)).toBe('<p>@Jun @Mina @Sua x</p>')
  await save(seq, `<p>${named(world.ownerSeq, 'The director')}</p>`)
  expect(await content(seq)).toBe('<p>@The director</p>')
  expect(await kinds(jun.who)).toEqual([])
})

test('ten people are mentioned at most, and of homework they hear as mentioned', async () => {
  const { write, person, content, kinds, owner, board, channelSeq, mina, minaSeq } = withPeople(
    await aBoard(),
  )
  const people = []
  for (let n = 0; n < 11; n += 1) people.push(await person(`Zoe${n}`))
  const seq = await write('모두', {
    content: `<p>${people.map(({ userSeq }, n) => named(userSeq, `Zoe${n}`)).join(' ')}</p>`,
  })
  expect(await content(seq)).toContain(`${kept('Zoe9')} @Zoe10`)
  const news = { ...openBoard, title: '과제', boardTypeCd: '07' as const }
  const { boardSeq } = await owner.call(createBoard, { channelSeq, body: news })
  const body = { title: '소식', content: `<p>${named(minaSeq, 'Mina')}</p>`, importance: 'HIGH' as const }
  // She learns here, and would hear of the homework anyway.
  await owner.call(api.writeBoardPost, { ...board, boardSeq, body })
  expect(await kinds(mina)).toEqual(['boardPostMention'])
})

// docs/rules.md R-1109, R-1250
test('for a new post staff find everybody who will read it, members whom they read there', async () => {
  const { person, owner, mina, write, board, visitor } = withPeople(await aBoard())
  await person('Hani')
  const names = async (
    by: Person,
    query: { q?: string; isPrivate?: 'yes'; boardPostSeq?: BoardPostSeq } = {},
  ) => (await by.call(listMentionableOnBoard, { ...board, query })).list.map(({ name }) => name)
  expect(await names(owner)).toEqual([])
  const boardPostSeq = await write('수련 일기')
  expect(await names(owner)).toEqual(['Mina'])
  expect(await names(owner, { boardPostSeq })).toEqual(['Mina'])
  await expect(names((await person('Jun')).who, { boardPostSeq })).refuses('NOT_FOUND')
  expect(await names(owner, { q: 'han' })).toEqual(['Hani'])
  expect(await names(mina, { q: 'han' })).toEqual([])
  expect(await names(owner, { q: 'han', isPrivate: 'yes' })).toEqual([])
  await expect(visitor.call(listMentionableOnBoard, board)).refuses('SIGN_IN_FIRST')
})

// docs/rules.md R-1250
test('a former member is no longer named in what others posted', async () => {
  const { person, write, content, app, channelSeq, add } = withPeople(await aBoard())
  const [jun, junseo] = [await person('Jun'), await person('Junseo')]
  const seq = await write('고마워요', {
    content: `<p>${named(jun.userSeq, 'Jun')} ${named(junseo.userSeq, 'Junseo')}</p>`,
  })
  await forgetBoardPosts.handle(await app.contextFor(channelSeq), { userSeq: jun.userSeq })
  expect(await content(seq)).toBe(`<p>@탈퇴한 회원 ${kept('Junseo')}</p>`)
  expect(await add.all('select 1 from board_post_mentions where user_seq = $1', [jun.userSeq])).toEqual([])
})

test('words that are kept while somebody writes hold whom they name', async () => {
  const { board, mina, ownerSeq } = withPeople(await aBoard())
  const content = `<p>${named(ownerSeq, 'Haru')} <span style="color:red">x</span></p>`
  const body = { title: '', content, boardCategorySeq: null, isPrivate: false }
  await mina.call(api.saveTempPost, { ...board, body })
  const { tempPost } = await mina.call(api.getTempPost, board)
  expect(tempPost?.content).toBe(`<p>${named(ownerSeq, 'Haru')} x</p>`)
})
