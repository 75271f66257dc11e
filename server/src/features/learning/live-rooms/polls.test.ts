import * as api from 'contract/learning/live-rooms/api'
import { expect, test } from 'vitest'
import { aVideoRoom } from '../../../testing/live-room-world.ts'

const draft = { question: '오늘 어디가 가장 뻐근한가요?', choices: ['목', '어깨', '허리'] }
async function aPoll() {
  const world = await aVideoRoom()
  const { owner, mina, item } = world
  await owner.call(api.enterRoom, item)
  await mina.call(api.enterRoom, item)
  const { livePollSeq } = await owner.call(api.openPoll, { ...item, body: draft })
  const poll = async (who = mina) => (await who.call(api.getRoomState, item)).poll
  const vote = (choice: number, who = mina) =>
    who.call(api.votePoll, { ...item, livePollSeq, body: { choice } })
  return { ...world, livePollSeq, poll, vote, pollRef: { ...item, livePollSeq } }
}

// docs/rules.md R-969
test('learners see the votes once they voted, and may change theirs until the end', async () => {
  const { owner, poll, vote, pollRef, livePollSeq } = await aPoll()
  expect(await poll()).toEqual({
    livePollSeq,
    ...draft,
    isClosed: false,
    myChoice: null,
    voteCount: 0,
    votes: null,
  })
  await vote(1)
  expect(await poll()).toMatchObject({ myChoice: 1, voteCount: 1, votes: [0, 1, 0] })
  await vote(2)
  await vote(2, owner)
  expect(await poll()).toMatchObject({ myChoice: 2, voteCount: 2, votes: [0, 0, 2] })
  await owner.call(api.closePoll, pollRef)
  expect(await poll()).toMatchObject({ isClosed: true })
})

test('a closed poll takes no vote, an unknown choice neither', async () => {
  const { owner, mina, pollRef, poll } = await aPoll()
  await expect(mina.call(api.votePoll, { ...pollRef, body: { choice: 3 } })).refuses('NOT_FOUND')
  await owner.call(api.closePoll, pollRef)
  await expect(mina.call(api.votePoll, { ...pollRef, body: { choice: 0 } })).refuses('LIVE_POLL_CLOSED')
  await expect(owner.call(api.closePoll, pollRef)).refuses('NOT_FOUND')
  expect(await poll()).toMatchObject({ votes: [0, 0, 0] })
})

test('one poll is open at a time, and only hosts open and close', async () => {
  const { owner, mina, item, pollRef } = await aPoll()
  await expect(owner.call(api.openPoll, { ...item, body: draft })).refuses('LIVE_POLL_OPEN')
  await expect(mina.call(api.openPoll, { ...item, body: draft })).refuses('NOT_ALLOWED')
  await expect(mina.call(api.closePoll, pollRef)).refuses('NOT_ALLOWED')
  await owner.call(api.closePoll, pollRef)
  await owner.call(api.openPoll, { ...item, body: draft })
  for (const choices of [['하나'], ['같은 말', '같은 말']])
    await expect(owner.call(api.openPoll, { ...item, body: { ...draft, choices } })).refuses('BAD_INPUT')
})
