import { expect, test } from 'vitest'
import { cancelMembership, enterByMembership, listMembershipsOfClass } from 'contract/money/memberships/api'
import * as settings from 'contract/money/memberships/settings.api'
import { getCourse, getCourseViewer } from 'contract/views/class-page/api'
import { aMembership } from '../../../testing/memberships-world.ts'

test('a class says that a membership on sale opens it, and to a member which of theirs does', async () => {
  const world = await aMembership()
  const { mina, owner, visitor, courseRef, ref, channelSeq } = world
  const mine = async () => (await mina.call(getCourseViewer, courseRef)).siteMembershipSeqs
  expect(await visitor.call(getCourse, courseRef)).toMatchObject({ subscribeYn: 'Y' })
  expect(await mine()).toEqual([])
  await world.registerCard(mina)
  const { subscriptionSeq } = await world.join(mina)
  expect(await mine()).toEqual([ref.membershipSeq])
  await mina.call(cancelMembership, { channelSeq, subscriptionSeq })
  await owner.call(settings.setMembershipState, { ...ref, body: { state: 'STOPPED' } })
  // What is paid opens the class until its period ends.
  expect(await mine()).toEqual([ref.membershipSeq])
  expect(await visitor.call(getCourse, courseRef)).toMatchObject({ subscribeYn: 'N' })
  await world.passDays(31)
  expect(await mine()).toEqual([])
})

test('a class that went to the trash says so to members who still look at it', async () => {
  const world = await aMembership()
  const { mina, courseRef, add } = world
  await world.registerCard(mina)
  await world.join(mina)
  await add.all("update courses set state = 'TRASHED', trashed_at = now()")
  await expect(mina.call(listMembershipsOfClass, courseRef)).refuses('CLASS_GONE')
  await expect(mina.call(enterByMembership, courseRef)).refuses('CLASS_GONE')
})
