import { expect, test } from 'vitest'
import * as api from 'contract/community/boards/api'
import * as reports from 'contract/community/boards/reports.api'
import type { Permission } from 'contract/http/permissions'
import { listAlarms } from 'contract/messaging/notifications/api'
import { getRolePermissions, saveRolePermissions } from 'contract/people/staff/api'
import { aBoard, aClassBoard } from '../../../testing/board-world.ts'
import type { Person } from '../../../testing/person.ts'

type World = Awaited<ReturnType<typeof aBoard>> | Awaited<ReturnType<typeof aClassBoard>>
interface Change {
  role: 'MNG' | 'TCH'
  isHeld: boolean
  keys: Permission[]
}
/** Changes what a role may do on the site. */
async function decide({ owner, channelSeq }: World, { role: userTypeCd, isHeld, keys }: Change) {
  const { roles } = await owner.call(getRolePermissions, { channelSeq })
  const others = roles[userTypeCd].filter((key) => !keys.some((one) => one === key))
  const permissions = isHeld ? [...others, ...keys] : others
  await owner.call(saveRolePermissions, { channelSeq, body: { userTypeCd, permissions } })
}
/** What this person was notified of, with the page it leads to. */
async function notified({ app, channelSeq }: World, who: Person) {
  await app.workOnce()
  const { list } = await who.call(listAlarms, { channelSeq })
  const ofPosts = list.filter(({ alarmType }) => alarmType === '21')
  const heard = ofPosts.map(({ content, path }) => `${JSON.parse(content).kind} ${path}`)
  return heard.toSorted((one, other) => one.localeCompare(other))
}
async function askAndReport(world: World) {
  const { board, write, member } = world
  const post = { ...board, boardPostSeq: await write('자세가 어려워요') }
  const jun = await member('Jun')
  await jun.call(reports.reportBoardPost, { ...post, body: { reason: 'SPAM' } })
  return post
}
const boardKeys: Permission[] = ['SITE_BOARD_READ', 'SITE_BOARD_UPDATE']

// docs/rules.md R-1115, R-1118
test('questions and reports reach staff who may change posts, whatever their role', async () => {
  const world = await aBoard({ boardTypeCd: '04' })
  const { owner, member } = world
  const [manager, teacher] = [await member('Man', 'MNG'), await member('Tea', 'TCH')]
  await decide(world, { role: 'TCH', isHeld: true, keys: boardKeys })
  await decide(world, { role: 'MNG', isHeld: false, keys: boardKeys })
  const { boardSeq, boardPostSeq } = await askAndReport(world)
  const path = `/boards/${boardSeq}/posts/${boardPostSeq}/view`
  for (const who of [owner, teacher]) {
    expect(await notified(world, who)).toEqual([
      `boardQuestion ${path}`,
      'boardReported /settings/board/reports',
    ])
  }
  expect(await notified(world, manager)).toEqual([])
})

// docs/rules.md R-1118
test('who may read the boards of the site but change nothing there hears of no report', async () => {
  const world = await aBoard()
  const manager = await world.member('Man', 'MNG')
  await decide(world, { role: 'MNG', isHeld: false, keys: ['SITE_BOARD_UPDATE'] })
  await askAndReport(world)
  expect(await notified(world, manager)).toEqual([])
})

// docs/rules.md R-1057, R-1115, R-1118
test('in a class they reach those who work on it, each with a page that opens for them', async () => {
  const world = await aClassBoard({ boardTypeCd: '04', readAudience: 'ALL', writeAudience: 'MBR' })
  const { courseSeq, member, assistantOf } = world
  const [manager, teacher] = [await member('Man', 'MNG'), await member('Tea', 'TCH')]
  const assistant = await assistantOf(courseSeq, 'Ani')
  await decide(world, { role: 'TCH', isHeld: true, keys: boardKeys })
  await decide(world, { role: 'MNG', isHeld: false, keys: boardKeys })
  const { boardPostSeq } = await askAndReport(world)
  const question = `boardQuestion /classes/${courseSeq}/board/${boardPostSeq}/view`
  const inClass = `boardReported /classes/${courseSeq}/settings/board`
  for (const who of [manager, assistant]) expect(await notified(world, who)).toEqual([question, inClass])
  // Reads the board as everybody does, and does not work on the class.
  expect(await notified(world, teacher)).toEqual([])
})

test('staff who do not read a private question hear nothing of it', async () => {
  const world = await aClassBoard({ boardTypeCd: '04', readAudience: 'MNG', writeAudience: 'MNG' })
  const { owner, courseSeq, assistantOf, member } = world
  const assistant = await assistantOf(courseSeq, 'Ani')
  const manager = await member('Man', 'MNG')
  await world.write('채점 기준', { by: owner, isPrivate: true })
  expect(await notified(world, assistant)).toEqual([])
  expect(await notified(world, manager)).toHaveLength(1)
})

test('once a manager no longer covers every class, its boards notify them no more', async () => {
  const world = await aClassBoard({ boardTypeCd: '02', readAudience: 'STUD', writeAudience: 'TCH' })
  const { owner, member, mina } = world
  const manager = await member('Man', 'MNG')
  await decide(world, { role: 'MNG', isHeld: false, keys: ['SITE_CLASS_UPDATE'] })
  await world.write('휴강 안내', { by: owner })
  expect(await notified(world, manager)).toEqual([])
  expect(await notified(world, mina)).toHaveLength(1)
  await expect(manager.call(api.getBoard, world.board)).refuses('NOT_ALLOWED')
})
