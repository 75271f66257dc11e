import { expect, test } from 'vitest'
import { commentBoardPost } from 'contract/community/boards/api'
import { hideBoardPost, reportBoardPost } from 'contract/community/boards/reports.api'
import { writeClassPost } from 'contract/community/posts/api'
import { dismissClassReports, reportClassPost } from 'contract/community/posts/reports.api'
import { answerQuestion, askQuestion } from 'contract/community/questions/api'
import { shipDeliveries } from 'contract/money/deliveries/api'
import { saveDepositAccount } from 'contract/money/merchants/deposit-account.api'
import { confirmDeposit } from 'contract/money/orders/deposits.api'
import { MAX_PENDING } from 'contract/workflows/pending-work/pending-work.rules'
import { listPendingWork } from 'contract/workflows/pending-work/api'
import { getRefundOffer, rejectRefundRequest, requestRefund } from 'contract/workflows/refund-requests/api'
import type { ChannelSeq } from 'contract/values/ids'
import { aBoard } from '../../../testing/board-world.ts'
import { aGoodsShop } from '../../../testing/deliveries-world.ts'
import { aShop, buy, pressPay, PRICE } from '../../../testing/orders-world.ts'
import type { Person } from '../../../testing/person.ts'
import { aRunningClass } from '../../../testing/world.ts'

const pendingOf = async (who: Person, channelSeq: ChannelSeq) =>
  Object.fromEntries(
    (await who.call(listPendingWork, { channelSeq })).list.map(({ kind, count }) => [kind, count]),
  )

// docs/rules.md R-1187
test('questions wait until they are answered, reported posts until somebody decides', async () => {
  const { mina, owner, member, courseRef, channelSeq } = await aRunningClass()
  expect(await pendingOf(owner, channelSeq)).toEqual({})
  const ask = (content: string) => mina.call(askQuestion, { ...courseRef, body: { content } })
  const [{ questionSeq }] = [await ask('초보도 괜찮나요?'), await ask('준비물은요?')]
  const { classPostSeq } = await mina.call(writeClassPost, { ...courseRef, body: { content: '구경 오세요' } })
  const post = { ...courseRef, classPostSeq }
  await owner.call(reportClassPost, { ...post, body: { reason: 'SPAM' } })
  expect(await pendingOf(owner, channelSeq)).toEqual({ QUESTIONS: 2, CLASS_REPORTS: 1 })

  await owner.call(answerQuestion, { ...courseRef, questionSeq, body: { content: '그럼요!' } })
  await owner.call(dismissClassReports, { ...post, body: {} })
  expect(await pendingOf(owner, channelSeq)).toEqual({ QUESTIONS: 1 })
  await expect(pendingOf(await member('Jun'), channelSeq)).refuses('NOT_ALLOWED')
})

test('a teacher counts the questions of their own classes, and nothing that they may not read', async () => {
  const { mina, member, courseRef, channelSeq } = await aRunningClass()
  await mina.call(askQuestion, { ...courseRef, body: { content: '초보도 괜찮나요?' } })
  expect(await pendingOf(await member('Mo', 'MNG'), channelSeq)).toEqual({ QUESTIONS: 1 })
  expect(await pendingOf(await member('Tae', 'TCH'), channelSeq)).toEqual({})
})

test('a post that was reported, and a comment of it, are two, however many people report them', async () => {
  const { board, channelSeq, owner, member, write } = await aBoard()
  const post = { ...board, boardPostSeq: await write('이거 사세요') }
  const { boardCommentSeq } = await owner.call(commentBoardPost, { ...post, body: { content: '네' } })
  for (const name of ['Jun', 'Ara']) {
    const jun = await member(name)
    await jun.call(reportBoardPost, { ...post, body: { reason: 'SPAM' } })
    await jun.call(reportBoardPost, { ...post, body: { reason: 'SPAM', boardCommentSeq } })
  }
  expect(await pendingOf(owner, channelSeq)).toEqual({ BOARD_REPORTS: 2 })
  await owner.call(hideBoardPost, { ...post, body: { reason: '광고', boardCommentSeq } })
  expect(await pendingOf(owner, channelSeq)).toEqual({ BOARD_REPORTS: 1 })
})

test('parcels wait until they are sent', async () => {
  const shop = await aGoodsShop()
  const { owner, channelSeq } = shop
  await shop.buyGoods(shop.mina)
  const { deliverySeq } = await shop.oneParcel()
  expect(await pendingOf(owner, channelSeq)).toEqual({ DELIVERIES: 1 })
  const list = [{ deliverySeq, courierCd: 'CJ' as const, trackingNo: '6812-3456-7890' }]
  await owner.call(shipDeliveries, { channelSeq, body: { list } })
  expect(await pendingOf(owner, channelSeq)).toEqual({})
})

test('deposits wait until they are confirmed, requests for money until they are decided', async () => {
  const { owner, mina, member, app, channelSeq, courseRef } = await aShop()
  const { orderNo: bought } = await buy(mina, courseRef)
  await app.workOnce()
  const { items } = await mina.call(getRefundOffer, { channelSeq, orderNo: bought })
  const [item] = items
  if (!item) throw new Error('nothing was bought')
  const { refundRequestSeq } = await mina.call(requestRefund, {
    channelSeq,
    orderNo: bought,
    body: {
      itemNo: item.itemNo,
      amount: item.calculation.amount,
      reasonKind: 'PERSONAL',
      agreed: true,
    },
  })
  const account = { bankName: '국민은행', accountNumber: '110-123-456789', holder: '하루공방', dueDays: 3 }
  await owner.call(saveDepositAccount, { channelSeq, body: { ...account, isActive: true } })
  const { orderNo } = await pressPay(await member('Jun'), courseRef, { payMethodCd: '06' })
  expect(await pendingOf(owner, channelSeq)).toEqual({ DEPOSITS: 1, REFUND_REQUESTS: 1 })

  await owner.call(confirmDeposit, { channelSeq, orderNo, body: { amount: PRICE, depositorName: 'Jun' } })
  await owner.call(rejectRefundRequest, { channelSeq, refundRequestSeq, body: { note: '다 들으셨어요' } })
  expect(await pendingOf(owner, channelSeq)).toEqual({})
})

test('counting ends at a hundred', async () => {
  const { add, owner, channelSeq, courseSeq, minaSeq } = await aRunningClass()
  await add.all(
    `insert into class_questions (channel_seq, course_seq, user_seq, content, is_secret, created_at)
     select ${channelSeq}, ${courseSeq}, ${minaSeq}, 'q' || n, false, now() from generate_series(1, 130) n`,
  )
  expect(await pendingOf(owner, channelSeq)).toEqual({ QUESTIONS: MAX_PENDING })
})
