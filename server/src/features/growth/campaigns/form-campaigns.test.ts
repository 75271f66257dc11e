import { expect, test } from 'vitest'
import * as api from 'contract/growth/campaigns/api'
import { saveFormEvents } from 'contract/growth/forms/events.api'
import { createSegment, listSegmentMembers } from 'contract/growth/segments/api'
import { aForm } from '../../../testing/forms-world.ts'
import { sendAfterForm } from './events.jobs.ts'

test('who answers is greeted as a member of the segment that the form fills, whichever is noticed first', async () => {
  const { app, owner, mina, minaSeq, ref, formSeq, channelSeq, answer, name, add } = await aForm()
  const body = { kind: 'MANUAL' as const, name: '공개 수업에 온 사람' }
  const { segmentSeq } = await owner.call(createSegment, { channelSeq, body })
  await owner.call(saveFormEvents, { ...ref, body: { list: [{ action: 'SEGMENT', segmentSeq }] } })
  const { campaignId } = await owner.call(api.createCampaign, {
    channelSeq,
    body: {
      name: '환영',
      channelType: 'SITE',
      isAd: false,
      text: '쿠폰을 드려요',
      audience: { conditions: [] },
      segmentSeq,
      event: { kind: 'FORM_SENT', formSeqs: [formSeq] },
    },
  })
  const campaign = { channelSeq, campaignId }
  await owner.call(api.sendCampaign, { ...campaign, body: { scheduledAt: null } })
  await answer(mina, name('Mina'))
  const [response] = await add.all<{ form_response_seq: number }>(
    'select form_response_seq from form_responses',
  )
  const submitted = { formSeq, formResponseSeq: response?.form_response_seq }
  await sendAfterForm.handle(await app.contextFor(channelSeq), submitted)
  const { list } = await owner.call(listSegmentMembers, { channelSeq, segmentSeq, query: {} })
  expect(list).toMatchObject([{ userSeq: minaSeq }])
  await app.workOnce()
  const messages = await owner.call(api.listCampaignMessages, { ...campaign, query: {} })
  expect(messages.list).toMatchObject([{ name: 'Mina', state: 'SENT' }])
})
