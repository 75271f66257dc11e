import { expect, test } from 'vitest'
import { copyForm } from 'contract/growth/forms/api'
import { listFormEvents, saveFormEvents } from 'contract/growth/forms/events.api'
import type { FormEvent } from 'contract/growth/forms/schemas'
import { createSegment, deleteSegment, listSegmentMembers } from 'contract/growth/segments/api'
import type { SegmentSeq } from 'contract/values/ids'
import { createCoupon, listMyCoupons } from 'contract/money/coupons/api'
import { couponBody } from '../../../testing/coupons-world.ts'
import { aForm } from '../../../testing/forms-world.ts'

async function aFormWith(list: FormEvent[]) {
  const world = await aForm({ answerMode: 'DUP_Y' })
  await world.owner.call(saveFormEvents, { ...world.ref, body: { list } })
  return world
}

test('who answered reads the words of the site and is led on', async () => {
  const { owner, visitor, channelSeq, ref, answer, name } = await aFormWith([
    { action: 'MESSAGE', text: 'See you on Saturday' },
    { action: 'REDIRECT', url: '/classes' },
  ])
  expect(await answer(visitor, name('Jun'))).toEqual({
    message: 'See you on Saturday',
    redirectUrl: '/classes',
    enrolment: null,
  })
  const copy = await owner.call(copyForm, { ...ref, body: { title: 'Copy' } })
  const { list } = await owner.call(listFormEvents, { channelSeq, formSeq: copy.formSeq })
  expect(list).toHaveLength(2)
  await owner.call(saveFormEvents, { ...ref, body: { list: [] } })
  expect(await answer(visitor, name('Jun'))).toEqual({ message: null, redirectUrl: null, enrolment: null })
})

test('a redirect leads nowhere unsafe, an unknown coupon is refused, and so is one thing twice', async () => {
  const { owner, ref } = await aForm()
  const save = (list: FormEvent[]) => owner.call(saveFormEvents, { ...ref, body: { list } })
  await expect(save([{ action: 'REDIRECT', url: 'http://example.com' }])).refuses('FORM_EVENT_INVALID')
  await expect(save([{ action: 'COUPON', couponInfoSeq: 99 as never }])).refuses('FORM_EVENT_INVALID')
  const message = { action: 'MESSAGE' as const, text: 'Thanks' }
  await expect(save([message, message])).refuses('FORM_EVENT_INVALID')
})

test('a member who answered receives the coupon once, a visitor none', async () => {
  const { app, owner, mina, visitor, ref, channelSeq, answer, name, add } = await aForm()
  const { couponInfoSeq } = await owner.call(createCoupon, { channelSeq, body: couponBody() })
  await owner.call(saveFormEvents, { ...ref, body: { list: [{ action: 'COUPON', couponInfoSeq }] } })
  await answer(visitor, name('Jun'))
  await answer(mina, name('Mina'))
  await app.workOnce()
  expect((await mina.call(listMyCoupons, { channelSeq })).list).toMatchObject([{ couponInfoSeq }])
  expect(await add.all('select 1 from coupon_issues')).toHaveLength(1)
})

test('owners and managers hear of a response, by mail without what was answered', async () => {
  const { app, mails, visitor, answer, name, add } = await aFormWith([{ action: 'NOTIFY', isMailed: true }])
  await answer(visitor, name('Very private'))
  await app.workOnce()
  const alarms = await add.all<{ content: object; path: string }>('select content, path from alarms')
  expect(alarms).toMatchObject([{ content: { kind: 'formSubmitted', title: 'Open day' } }])
  expect(alarms[0]?.path).toMatch(/^\/settings\/form\/\d+\/edit\/response$/)
  expect(mails.length).toBeGreaterThan(0)
  expect(mails[0]?.subject).toContain('Open day')
  expect(JSON.stringify(mails)).not.toContain('Very private')
  await app.workOnce()
  expect(await add.all('select 1 from form_event_runs')).toHaveLength(1)
})

test('a member who answered is put into the segment once, a visitor not', async () => {
  const { app, owner, mina, visitor, ref, channelSeq, answer, name } = await aForm({ answerMode: 'DUP_Y' })
  const body = { kind: 'MANUAL' as const, name: '공개 수업에 온 사람' }
  const { segmentSeq } = await owner.call(createSegment, { channelSeq, body })
  await owner.call(saveFormEvents, { ...ref, body: { list: [{ action: 'SEGMENT', segmentSeq }] } })
  const inside = async () =>
    (await owner.call(listSegmentMembers, { channelSeq, segmentSeq, query: {} })).list.map((one) => one.name)
  await answer(visitor, name('Jun'))
  await answer(mina, name('Mina'))
  await app.workOnce()
  expect(await inside()).toEqual(['Mina'])
  await expect(owner.call(deleteSegment, { channelSeq, segmentSeq })).refuses('SEGMENT_IN_USE')
  await owner.call(saveFormEvents, { ...ref, body: { list: [] } })
  await owner.call(deleteSegment, { channelSeq, segmentSeq })
})

test('a segment by rule, or of nobody, is refused', async () => {
  const { owner, ref, channelSeq } = await aForm()
  const save = (segmentSeq: SegmentSeq) =>
    owner.call(saveFormEvents, { ...ref, body: { list: [{ action: 'SEGMENT', segmentSeq }] } })
  const audience = { conditions: [{ kind: 'JOINED' as const, relation: 'WITHIN' as const, days: 7 }] }
  const body = { kind: 'RULE' as const, name: '새 회원', audience }
  const { segmentSeq } = await owner.call(createSegment, { channelSeq, body })
  await expect(save(segmentSeq)).refuses('FORM_EVENT_INVALID')
  await expect(save(99_999 as never)).refuses('FORM_EVENT_INVALID')
})
