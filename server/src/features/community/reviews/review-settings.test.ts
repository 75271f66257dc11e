import { expect, test } from 'vitest'
import * as api from 'contract/community/reviews/api'
import { aSite } from '../../../testing/world.ts'

test('owners who change different settings of reviews at once lose none', async () => {
  const { owner, channelSeq } = await aSite()
  const save = (body: object) => owner.call(api.setReviewSetting, { channelSeq, body })
  for (const isOn of [true, false, true, false, true, false]) {
    await Promise.all([save({ showsFullName: isOn }), save({ isDetailed: isOn }), save({ invites: isOn })])
    const setting = await owner.call(api.getReviewSetting, { channelSeq })
    expect(setting).toEqual({ showsFullName: isOn, isDetailed: isOn, invites: isOn })
  }
})
