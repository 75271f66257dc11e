import { expect, test } from 'vitest'
import { addEntryCode, listEntryCodes, recordEntry, removeEntryCode } from 'contract/growth/entry-links/api'
import { aClass, noon } from '../../../testing/world.ts'

async function aCodedClass() {
  const world = await aClass()
  const { owner, courseRef } = world
  await owner.call(addEntryCode, { ...courseRef, body: { eventCode: 'Spring', label: '봄 뉴스레터' } })
  const hits = async () => {
    const { list } = await owner.call(listEntryCodes, courseRef)
    return list.map(({ eventCode, hits: count }) => [eventCode, count])
  }
  return { ...world, hits }
}

test('visitors through a promotion link are counted; staff and unknown codes are not', async () => {
  const { owner, visitor, mina, courseRef, hits } = await aCodedClass()
  await visitor.call(recordEntry, { ...courseRef, eventCode: 'spring', body: {} })
  await mina.call(recordEntry, { ...courseRef, eventCode: 'SPRING', body: {} })
  await owner.call(recordEntry, { ...courseRef, eventCode: 'spring', body: {} })
  await visitor.call(recordEntry, { ...courseRef, eventCode: 'autumn', body: {} })
  expect(await hits()).toEqual([['spring', 2]])
})

test('a code is unique in a course; once removed it counts nobody', async () => {
  const { owner, visitor, courseRef, hits } = await aCodedClass()
  const again = { ...courseRef, body: { eventCode: 'spring', label: '다시' } }
  await expect(owner.call(addEntryCode, again)).refuses('EVENT_CODE_TAKEN')
  await owner.call(removeEntryCode, { ...courseRef, eventCode: 'spring' })
  await visitor.call(recordEntry, { ...courseRef, eventCode: 'spring', body: {} })
  expect(await hits()).toEqual([])
})

test('a course has at most fifty links', async () => {
  const { owner, courseRef, add, channelSeq } = await aCodedClass()
  for (let n = 1; n < 50; n += 1) {
    const code = { channel_seq: channelSeq, course_seq: courseRef.courseSeq, event_code: `c${n}`, label: 'x' }
    await add.row('course_entry_codes', { ...code, created_at: noon })
  }
  const more = { ...courseRef, body: { eventCode: 'one-more', label: 'x' } }
  await expect(owner.call(addEntryCode, more)).refuses('EVENT_CODES_FULL')
})

test('only class staff make entry links of the class', async () => {
  const { mina, otherSite, courseRef, channelSeq } = await aCodedClass()
  const body = { eventCode: 'mine', label: 'x' }
  await expect(mina.call(addEntryCode, { ...courseRef, body })).refuses('NOT_ALLOWED')
  await expect(otherSite.owner.call(addEntryCode, { ...courseRef, channelSeq, body })).refuses(
    'NOT_CHANNEL_USER',
  )
})
