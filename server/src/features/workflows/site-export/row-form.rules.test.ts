import { expect, test } from 'vitest'
import { atHome, IN_ARCHIVE, translateRow, type Translation } from './row-form.rules.ts'
import { percentOf, placeIn } from './manifest.rules.ts'

const people = [12, 40, 700]
const toArchive: Translation = {
  person: (number) => placeIn(people, number),
  from: atHome(3),
  to: IN_ARCHIVE,
  special: () => 'special',
}
const fromArchive: Translation = {
  person: (place) => people[place - 1] ?? null,
  from: IN_ARCHIVE,
  to: atHome(3),
  special: () => 'special',
}
const both = (name: string, column: { name: string; type: string }, value: string | null) => {
  const table = { name, columns: [column] }
  const archived = translateRow(table, { [column.name]: value }, toArchive)
  return [archived[column.name], translateRow(table, archived, fromArchive)[column.name]]
}

test('people are named by their place in the archive', () => {
  expect(both('courses', { name: 'writer_user_seq', type: 'bigint' }, '40')).toEqual(['2', '40'])
  expect(both('courses', { name: 'writer_user_seq', type: 'bigint' }, null)).toEqual([null, null])
  expect(both('live_room_presences', { name: 'identity', type: 'text' }, '700-tab1')).toEqual([
    '3-tab1',
    '700-tab1',
  ])
})

test('people are found inside JSON; one whom the archive does not hold is left out', () => {
  const place = { name: 'place', type: 'jsonb' }
  expect(both('staff_actions', place, '{"userSeq": 12, "at": [{"userSeqs": [40, 5]}]}')).toEqual([
    '{"userSeq":1,"at":[{"userSeqs":[2]}]}',
    '{"userSeq":12,"at":[{"userSeqs":[40]}]}',
  ])
  expect(both('staff_actions', place, '{"userSeq": 5, "courseSeq": 12}')).toEqual([
    '{"courseSeq":12}',
    '{"courseSeq":12}',
  ])
  expect(both('staff_actions', place, '{"courseSeq": 12}')).toEqual([
    '{"courseSeq": 12}',
    '{"courseSeq": 12}',
  ])
})

test('addresses and keys of files are without the number of the site', () => {
  const html = '<img src="/files/3/8/640.webp"> <img src="/files/33/8/640.webp">'
  const archived = '<img src="/files/site/8/640.webp"> <img src="/files/33/8/640.webp">'
  expect(both('posts', { name: 'content', type: 'text' }, html)).toEqual([archived, html])
  expect(both('files', { name: 'storage_key', type: 'text' }, 'channels/3/pictures/a')).toEqual([
    'pictures/a',
    'channels/3/pictures/a',
  ])
  expect(() => both('files', { name: 'storage_key', type: 'text' }, 'channels/4/pictures/a')).toThrow(
    'outside of its site',
  )
})

test('a place is found in a list of any length', () => {
  expect([12, 40, 700, 1, 13, 9000].map((number) => placeIn(people, number))).toEqual([
    1,
    2,
    3,
    null,
    null,
    null,
  ])
  expect(placeIn([], 1)).toBeNull()
})

test('an archive is never done before it is', () => {
  expect([percentOf(0, 0), percentOf(1, 2), percentOf(2, 2)]).toEqual([0, 49, 99])
})
