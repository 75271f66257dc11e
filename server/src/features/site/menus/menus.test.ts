import { expect, test } from 'vitest'
import { refusals } from 'contract/site/menus/refusals'
import { authenticate } from 'contract/people/sign-in/api'
import { createChannel } from 'contract/workflows/site-setup/api'
import { getChannel } from 'contract/site/sites/api'
import { createMenu, listMenus, modifyMenu, orderMenus, removeMenu } from 'contract/site/menus/api'
import { aTown, newcomer } from '../../../testing/accounts-world.ts'
import type { Person } from '../../../testing/person.ts'
import { aSite } from '../../../testing/world.ts'

const draft = {
  menuTitle: '수강 안내',
  menuTypeCd: '00',
  path: '/p/guide',
  externLinkUrl: null,
  openTypeCd: '00',
  visibleTypeCd: '00',
} as const

async function aMenu() {
  const site = await aSite()
  const { channelSeq, owner } = site
  const add = (part: object) => owner.call(createMenu, { channelSeq, body: menuOf(part) })
  const titles = async (who: Person) =>
    (await who.call(getChannel, { channelSeq })).menus.map(({ menuTitle, subMenus }) =>
      [menuTitle, ...subMenus.map((sub) => sub.menuTitle)].join('>'),
    )
  return { ...site, add, titles }
}
const menuOf = (part: object) => ({ ...draft, parentMenuSeq: null, ...part })

test("a new site has menus for its courses, notices and introduction with the product's names", async () => {
  const { codeFor, signedUp, visitor } = await aTown()
  const haru = await signedUp()
  await haru.call(authenticate, { body: { email: newcomer.email, code: await codeFor(newcomer.email) } })
  const { channelSeq, menus } = await haru.call(createChannel, { body: { name: 'Haru', address: 'haru' } })

  expect(menus.map(({ path, menuTitle }) => [path, menuTitle])).toEqual([
    ['/classes', ''],
    ['/notices', ''],
    ['/intro', ''],
  ])
  expect((await visitor().call(getChannel, { channelSeq })).menus).toEqual(menus)
})

test('everybody sees the menus for them, immediately', async () => {
  const { add, mina, owner, titles, visitor } = await aMenu()
  const { menuSeq } = await add({ menuTitle: '모두' })
  await add({ menuTitle: '회원', visibleTypeCd: '01', parentMenuSeq: menuSeq })
  await add({ menuTitle: '손님', visibleTypeCd: '02' })

  expect(await titles(visitor)).toEqual(['모두', '손님'])
  expect(await titles(mina)).toEqual(['모두>회원'])
  expect(await titles(owner)).toEqual(['모두>회원', '손님'])
})

test('a menu is renamed, retargeted, and removed with everything below it', async () => {
  const { add, channelSeq, owner, titles, visitor } = await aMenu()
  const { menuSeq } = await add({})
  await add({ menuTitle: '아래', parentMenuSeq: menuSeq })
  const blog = {
    ...draft,
    menuTitle: '블로그',
    menuTypeCd: '01',
    externLinkUrl: 'https://blog.example',
  } as const
  await owner.call(modifyMenu, { channelSeq, menuSeq, body: { ...blog, openTypeCd: '99' } })

  const [menu] = (await owner.call(listMenus, { channelSeq })).list
  expect(menu).toMatchObject({ path: null, externLinkUrl: 'https://blog.example', openTypeCd: '99' })
  expect(await titles(visitor)).toEqual(['블로그>아래'])
  await owner.call(removeMenu, { channelSeq, menuSeq })
  expect(await titles(visitor)).toEqual([])
  await expect(owner.call(removeMenu, { channelSeq, menuSeq })).refuses('NOT_FOUND')
})

test('the whole order is saved, or none of it', async () => {
  const { add, channelSeq, owner, titles, visitor } = await aMenu()
  const [a, b, c] = [
    await add({ menuTitle: 'a' }),
    await add({ menuTitle: 'b' }),
    await add({ menuTitle: 'c' }),
  ]
  const order = (menus: { menuSeq: typeof a.menuSeq; subMenus: (typeof a.menuSeq)[] }[]) =>
    owner.call(orderMenus, { channelSeq, body: { menus } })

  await order([
    { menuSeq: c.menuSeq, subMenus: [a.menuSeq] },
    { menuSeq: b.menuSeq, subMenus: [] },
  ])
  expect(await titles(visitor)).toEqual(['c>a', 'b'])
  await expect(order([{ menuSeq: b.menuSeq, subMenus: [c.menuSeq] }])).refuses('MENUS_CHANGED')
  expect(await titles(visitor)).toEqual(['c>a', 'b'])
})

test('errors are shown at their fields, and there is no third level', async () => {
  const { add, channelSeq, owner } = await aMenu()
  const wrong = await owner.refusal(createMenu, { channelSeq, body: menuOf({ menuTitle: '', path: null }) })
  expect(wrong.code).toBe(refusals.MENU_WRONG.code)
  expect(wrong.fields).toEqual({
    path: '연결할 페이지를 골라 주세요.',
    menuTitle: '메뉴 이름을 입력해 주세요.',
  })
  const { menuSeq } = await add({})
  const below = await add({ parentMenuSeq: menuSeq })
  await expect(add({ parentMenuSeq: below.menuSeq })).refuses('MENUS_CHANGED')
})

test('the number of menus is limited', async () => {
  const { add, channelSeq, owner } = await aSite()
  await add.all(
    `insert into menus (channel_seq, menu_type_cd, path, sort) select ${channelSeq}, '00', '/classes', n from generate_series(1, 60) n`,
  )
  await expect(owner.call(createMenu, { channelSeq, body: menuOf({}) })).refuses('MENUS_FULL')
})

test('only staff with permission to design the site see and change all menus', async () => {
  const { channelSeq, otherSite, mina } = await aSite()
  await expect(mina.call(listMenus, { channelSeq })).refuses('NOT_ALLOWED')
  await expect(otherSite.owner.call(listMenus, { channelSeq })).refuses('NOT_CHANNEL_USER')
})
