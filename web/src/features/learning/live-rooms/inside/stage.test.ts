import { expect, test } from 'vitest'
import { aParticipant } from '../../../../testing/participants.ts'
import { stageOf, tileKey, visibleKeys, type StageLayout } from './stage.ts'

const me = aParticipant('me', { isLocal: true })
const host = aParticipant('host', { userType: 'facilitator', joinedAt: 9 })
const ana = aParticipant('ana', { joinedAt: 1 })
const ben = aParticipant('ben', { joinedAt: 2, lastTalkedAt: 50 })

const shownAs = (
  people: Parameters<typeof stageOf>[0],
  { layout = 'speaker', pinned = null }: { layout?: StageLayout; pinned?: string | null } = {},
) => {
  const { main, tiles, hiddenCount } = stageOf(people, { layout, pinned })
  return { main: main && tileKey(main), tiles: tiles.map(tileKey), hiddenCount }
}

test('the host is large, the others stand beside in the order they came, the user last', () => {
  expect(shownAs([me, ben, ana, host])).toEqual({
    main: 'host:camera',
    tiles: ['ana:camera', 'ben:camera', 'me:camera'],
    hiddenCount: 0,
  })
})

test('a shared screen is larger than its host; without a host the last who talked is', () => {
  const sharing = { ...host, isSharing: true }
  expect(shownAs([me, sharing, ana]).main).toBe('host:screen')
  expect(shownAs([me, ana, ben]).main).toBe('ben:camera')
  expect(shownAs([me])).toEqual({ main: 'me:camera', tiles: [], hiddenCount: 0 })
})

test('a pinned tile is large in every layout, until its participant is gone', () => {
  expect(shownAs([me, host, ana], { pinned: 'ana:camera' }).main).toBe('ana:camera')
  expect(shownAs([me, host, ana], { layout: 'grid', pinned: 'ana:camera' }).main).toBe('ana:camera')
  expect(shownAs([me, host], { pinned: 'ana:camera' }).main).toBe('host:camera')
  expect(shownAs([me, host, ana], { layout: 'grid' })).toEqual({
    main: null,
    tiles: ['host:camera', 'ana:camera', 'me:camera'],
    hiddenCount: 0,
  })
})

test('a full room shows those who talked last, and fetches no more than it shows', () => {
  const crowd = Array.from({ length: 30 }, (_, at) =>
    aParticipant(`p${at}`, { joinedAt: at, lastTalkedAt: at < 10 ? 100 + at : 0 }),
  )
  const stage = stageOf([me, host, ...crowd], { layout: 'speaker', pinned: null })
  expect(stage.tiles.map(tileKey)).toEqual([
    ...['p3', 'p4', 'p5', 'p6', 'p7', 'p8', 'p9'].map((name) => `${name}:camera`),
    'me:camera',
  ])
  expect(stage.hiddenCount).toBe(23)
  expect(visibleKeys(stage, { savesData: false, isWatching: false }).size).toBe(9)
  expect(visibleKeys(stage, { savesData: true, isWatching: false }).size).toBe(0)
})
