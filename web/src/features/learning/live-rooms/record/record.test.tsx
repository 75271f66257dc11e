import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { getRoomRecord, listRecordedMessages } from 'contract/learning/live-rooms/api'
import { deleteRecordedBoard, getRecordedBoard } from 'contract/learning/live-rooms/board.api'
import type { Poll } from 'contract/learning/live-rooms/schemas'
import { getLiveItem } from 'contract/learning/live/api'
import { nameOf } from 'contract/http/endpoint'
import { now } from '../../../../platform/clock.ts'
import { aLiveItem, aRoomMessage } from '../../../../testing/live-lessons.ts'
import { aMember } from '../../../../testing/people.ts'
import { renderSite } from '../../../../testing/render-site.tsx'
import { aSeq } from '../../../../testing/things.ts'
import { LiveRecord } from './LiveRecord.tsx'

function open(minutes: number) {
  const live = aLiveItem(minutes)
  const view = renderSite(<LiveRecord lessonRef={live} />, { session: aMember() })
  view.answers(getLiveItem, { ...live, now: now().toISOString() })
  return view
}
const poll: Poll = {
  livePollSeq: aSeq('live poll'),
  question: '어디가 뻐근한가요?',
  choices: ['목', '어깨'],
  isClosed: true,
  myChoice: 1,
  voteCount: 4,
  votes: [1, 3],
}

// docs/rules.md R-1002
test('after the lesson its chat is read in pages, questions alone, and the polls', async () => {
  const { user, answers, requests } = open(-120)
  answers(getRoomRecord, { messageCount: 2, questionCount: 1, polls: [poll], boardPageCount: 0 })
  const first = aRoomMessage('매트를 준비해 주세요.')
  answers(listRecordedMessages, { list: [first], hasMore: true })
  expect(await screen.findByText('매트를 준비해 주세요.')).toBeVisible()
  const question = aRoomMessage('허리가 아파요', { isForHosts: true })
  answers(listRecordedMessages, { list: [question], hasMore: false })
  await user.click(screen.getByRole('button', { name: '더 보기' }))
  expect(await screen.findByText('허리가 아파요')).toBeVisible()
  expect(screen.queryByRole('button', { name: '더 보기' })).toBeNull()
  const pages = requests.filter(({ name }) => name === nameOf(listRecordedMessages))
  expect(pages.at(-1)?.call).toMatchObject({ query: { after: first.liveMessageSeq } })

  answers(listRecordedMessages, { list: [question], hasMore: false })
  await user.click(screen.getByRole('radio', { name: '비공개 질문 1' }))
  expect(await screen.findByText('허리가 아파요')).toBeVisible()
  expect(screen.queryByText('매트를 준비해 주세요.')).toBeNull()
  await user.click(screen.getByRole('radio', { name: '투표 1' }))
  expect(screen.getByText('3명 (75%)')).toBeVisible()
})

test('a lesson in which nothing was written says so', async () => {
  open(-120).answers(getRoomRecord, { messageCount: 0, questionCount: 0, polls: [], boardPageCount: 0 })
  expect(await screen.findByText('남은 이야기가 없어요')).toBeVisible()
})

const text = (page: number, content: string) => ({
  elementId: crypto.randomUUID(),
  page,
  position: page,
  shape: {
    kind: 'TEXT' as const,
    color: 'RED' as const,
    size: 'M' as const,
    points: [10, 10],
    text: content,
  },
})

// docs/rules.md R-1307, R-1308
test('the whiteboard is read page by page to its last part, and a host deletes it after a question', async () => {
  const { user, answers } = open(-120)
  answers(getRoomRecord, { messageCount: 0, questionCount: 0, polls: [], boardPageCount: 2 })
  answers(getRecordedBoard, { mayDelete: true, version: 1, hasMore: true, list: [text(1, '어깨')] })
  answers(getRecordedBoard, { mayDelete: true, version: 2, hasMore: false, list: [text(4, '허리')] })
  expect(await screen.findByRole('radio', { name: '화이트보드 2' })).toBeChecked()
  expect(await screen.findByRole('img', { name: '화이트보드, 1페이지, 1개 항목' })).toBeVisible()
  expect(screen.getByText('1 / 2페이지')).toBeVisible()
  expect(screen.getByRole('list', { name: '화이트보드에 쓴 글' })).toHaveTextContent('어깨')
  await user.click(screen.getByRole('button', { name: '다음 페이지' }))
  expect(screen.getByRole('list', { name: '화이트보드에 쓴 글' })).toHaveTextContent('허리')
  expect(screen.getByRole('button', { name: '다음 페이지' })).toBeDisabled()

  await user.click(screen.getByRole('button', { name: '화이트보드 더보기' }))
  await user.click(await screen.findByRole('menuitem', { name: '화이트보드 삭제' }))
  answers(deleteRecordedBoard, null)
  answers(getRoomRecord, { messageCount: 0, questionCount: 0, polls: [], boardPageCount: 0 })
  answers(getRecordedBoard, { mayDelete: true, version: 0, hasMore: false, list: [] })
  await user.click(
    within(screen.getByRole('alertdialog', { name: '화이트보드를 삭제할까요?' })).getByRole('button', {
      name: '삭제',
    }),
  )
  expect(await screen.findByText('남은 이야기가 없어요')).toBeVisible()
})

test('before the end of the lesson there is nothing', async () => {
  const { requests } = open(-10)
  await expect.poll(() => requests.map(({ name }) => name)).toContain(nameOf(getLiveItem))
  expect(screen.queryByRole('heading')).toBeNull()
})
