import { expect, test } from 'vitest'
import { menusSeen, checkMenu } from 'contract/site/menus/menus.rules'
import { seq } from 'contract/values/ids'
import { positionsOf } from './menus.rules.ts'

const [one, two, three] = [1, 2, 3].map((number) => seq('menu').parse(number)) as [never, never, never]

const menus = [
  { id: 'all', visibleTypeCd: '00', subMenus: [{ id: 'below', visibleTypeCd: '01' }] },
  { id: 'members', visibleTypeCd: '01', subMenus: [{ id: 'below members', visibleTypeCd: '00' }] },
  { id: 'others', visibleTypeCd: '02', subMenus: [] },
]
test.each([
  ['a visitor', { isMember: false, isDesigner: false }, ['all', 'others']],
  ['a member', { isMember: true, isDesigner: false }, ['all', 'below', 'members', 'below members']],
  [
    'staff who design the site',
    { isMember: true, isDesigner: true },
    ['all', 'below', 'members', 'below members', 'others'],
  ],
])('%s sees the menus for them', (_, viewer, expected) => {
  const seen = menusSeen(menus, viewer).flatMap(({ id, subMenus }) => [id, ...subMenus.map((sub) => sub.id)])
  expect(seen).toEqual(expected)
})

const inside = { menuTitle: '', menuTypeCd: '00', path: '/classes', externLinkUrl: null }
const outside = { menuTitle: '블로그', menuTypeCd: '01', path: null, externLinkUrl: 'https://blog.example' }
test.each([
  ['a page the product names needs no title', inside, {}],
  ['a page of the owner does', { ...inside, path: '/p/about' }, { menuTitle: 'TITLE' }],
  [
    'an address inside begins with one slash',
    { ...inside, path: '//evil.example' },
    { path: 'PATH', menuTitle: 'TITLE' },
  ],
  ['something has to be chosen', { ...inside, menuTitle: 'a', path: null }, { path: 'PATH' }],
  ['an address elsewhere', outside, {}],
  ['an address elsewhere needs a title', { ...outside, menuTitle: ' ' }, { menuTitle: 'TITLE' }],
  [
    'nothing that runs is an address',
    { ...outside, externLinkUrl: 'javascript:alert(1)' },
    { externLinkUrl: 'URL' },
  ],
])('%s', (_, draft, expected) => {
  expect(checkMenu(draft)).toEqual(expected)
})

test.each([
  ['every menu once', [{ menuSeq: two, subMenus: [one] }], [one, two], true],
  ['one is missing', [{ menuSeq: two, subMenus: [] }], [one, two], false],
  ['one is named twice', [{ menuSeq: one, subMenus: [one] }], [one, two], false],
  ['one is unknown', [{ menuSeq: one, subMenus: [three] }], [one, two], false],
])('an order is checked against the menus: %s', (_, branches, known, isWhole) => {
  expect(positionsOf(branches, known) !== null).toBe(isWhole)
})
