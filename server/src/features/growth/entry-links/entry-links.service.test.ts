import { expect, test } from 'vitest'
import { addEntryCode, listEntryCodes, noteEntry, removeEntryCode } from 'contract/growth/entry-links/api'
import { aClass, noon } from '../../../testing/world.ts'

async function aCodedClass() {
  const world = await aClass()
  const { owner, place } = world
  await owner.call(addEntryCode, { ...place, body: { eventCode: 'Spring', label: '봄 뉴스레터' } })
  const hits = async () => {
    const { list } = await owner.call(listEntryCodes, place)
    return list.map(({ eventCode, hits: count }) => [eventCode, count])
  }
  return { ...world, hits }
}

test('visitors through a promotion link are counted; staff and unknown codes are not', async () => {
  const { owner, visitor, mina, place, hits } = await aCodedClass()
  await visitor.call(noteEntry, { ...place, eventCode: 'spring', body: {} })
  await mina.call(noteEntry, { ...place, eventCode: 'SPRING', body: {} })
  await owner.call(noteEntry, { ...place, eventCode: 'spring', body: {} })
  await visitor.call(noteEntry, { ...place, eventCode: 'autumn', body: {} })
  expect(await hits()).toEqual([['spring', 2]])
})

test('a code is unique in a course; once removed it counts nobody', async () => {
  const { owner, visitor, place, hits } = await aCodedClass()
  const again = { ...place, body: { eventCode: 'spring', label: '다시' } }
  await expect(owner.call(addEntryCode, again)).refuses('EVENT_CODE_TAKEN')
  await owner.call(removeEntryCode, { ...place, eventCode: 'spring' })
  await visitor.call(noteEntry, { ...place, eventCode: 'spring', body: {} })
  expect(await hits()).toEqual([])
})

test('a course has at most fifty links', async () => {
  const { owner, place, add, channelSeq } = await aCodedClass()
  for (let n = 1; n < 50; n += 1) {
    const code = { channel_seq: channelSeq, course_seq: place.courseSeq, event_code: `c${n}`, label: 'x' }
    await add.row('course_entry_codes', { ...code, created_at: noon })
  }
  const more = { ...place, body: { eventCode: 'one-more', label: 'x' } }
  await expect(owner.call(addEntryCode, more)).refuses('EVENT_CODES_FULL')
})

test('only class staff make entry links of the class', async () => {
  const { mina, elsewhere, place, channelSeq } = await aCodedClass()
  const body = { eventCode: 'mine', label: 'x' }
  await expect(mina.call(addEntryCode, { ...place, body })).refuses('NOT_ALLOWED')
  await expect(elsewhere.owner.call(addEntryCode, { ...place, channelSeq, body })).refuses('NOT_CHANNEL_USER')
})
