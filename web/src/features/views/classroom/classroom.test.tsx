import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { attendLesson, completeLesson, getClassroom, getLesson } from 'contract/learning/lessons/api'
import { play } from 'contract/learning/playback/api'
import type { Lesson } from 'contract/learning/lessons/schemas'
import { listCurriculum } from 'contract/views/class-page/lessons.api'
import { getCourse } from 'contract/views/class-page/api'
import { nameOf } from 'contract/http/endpoint'
import { getLiveItem } from 'contract/learning/live/api'
import type { Session } from '../../../platform/session-store.ts'
import { aClass } from '../../../testing/classes.ts'
import { aMember } from '../../../testing/people.ts'
import { renderSite } from '../../../testing/render-site.tsx'
import { aLesson, anOpened, aRoom } from '../../../testing/lessons.ts'
import { ClassroomScreen } from './ClassroomScreen.tsx'

const member = aMember()
const enter = (lesson: Lesson | 'first', session: Session = member, query = '') =>
  renderSite(<ClassroomScreen />, {
    session,
    route: '/classes/:courseSeq/classroom/:curriculumSeq',
    path: `/classes/7/classroom/${lesson === 'first' ? 'first' : lesson.curriculumSeq}${query}`,
  })

const aCourse = aClass({
  title: '저녁 요가',
  fareCd: '00',
  price: 0,
  vodDays: -1,
  teachers: [],
  curriculumCount: 1,
})

test('a text is completed when the learner reports so, and finishing a class shows a celebration', async () => {
  const lesson = aLesson()
  const { answers, user } = enter(lesson)
  answers(getClassroom, aRoom([lesson]))
  answers(getLesson, anOpened(lesson, { content: '<p>코로 천천히 들이쉬어요.</p>' }))
  answers(completeLesson, { percent: 100 })
  const done = aLesson({ ...lesson, progressState: 'DONE' })
  answers(getClassroom, aRoom([done], { completedCount: 1, percent: 100 }))
  answers(getLesson, anOpened(done, { content: '<p>코로 천천히 들이쉬어요.</p>' }))

  await screen.findByText('코로 천천히 들이쉬어요.')
  await user.click(screen.getByRole('button', { name: '다 읽었어요' }))

  expect(await screen.findByRole('dialog', { name: '모두 마쳤어요!' })).toBeVisible()
  expect(screen.getByRole('link', { name: '후기 쓰기' })).toHaveAttribute('href', '/classes/7#write-review')
})

const addressOf = ({ curriculumSeq }: Lesson) => `/classes/7/classroom/${curriculumSeq}`

test('on a phone the bar below leads to the lesson before and to the next one', async () => {
  const [first, second, third] = [aLesson(), aLesson(), aLesson()]
  const { answers } = enter(second)
  answers(getClassroom, aRoom([first, second, third]))
  answers(getLesson, anOpened(second))
  const bar = within(await screen.findByRole('navigation', { name: '커리큘럼' }))
  expect(bar.getByRole('link', { name: '이전 강의' })).toHaveAttribute('href', addressOf(first))
  expect(bar.getByRole('link', { name: '다음 강의' })).toHaveAttribute('href', addressOf(third))
})

test('a meeting shows when and where it is, with a link to a map', async () => {
  const lesson = aLesson({
    curriculumTypeCd: '04',
    title: '함께 걷기',
    offlineStartAt: '2026-11-28T01:00:00Z',
    offlineEndAt: '2026-11-28T03:00:00Z',
    addrRoad1: '서울 종로구 사직로 161',
  })
  const { answers } = enter(lesson)
  answers(getClassroom, aRoom([lesson]))
  answers(getLesson, anOpened(lesson, { addrRoad2: '정문 앞', zipcode: '03045', lat: 37.5, lon: 127 }))

  expect(await screen.findByText('2026년 11월 28일(토) 10:00 – 12:00')).toBeVisible()
  expect(screen.getByText('(03045) 서울 종로구 사직로 161 정문 앞')).toBeVisible()
  expect(screen.getByRole('link', { name: /카카오맵에서 보기/ })).toHaveAttribute(
    'href',
    `https://map.kakao.com/link/map/${encodeURIComponent('함께 걷기')},37.5,127`,
  )
  expect(screen.getByRole('link', { name: /네이버 지도에서 보기/ })).toHaveAttribute('target', '_blank')
})

test('a lesson locked by the previous one names that lesson', async () => {
  const before = aLesson({ title: '첫 인사' })
  const locked = aLesson({ title: '깊은 호흡', isOpen: false })
  const { answers } = enter(locked)
  answers(getClassroom, aRoom([before, locked]))

  expect(await screen.findByText(/‘첫 인사’ 먼저 마쳐 주세요/)).toBeVisible()
  expect(screen.getByRole('link', { name: '앞 강의로 가기' })).toHaveAttribute(
    'href',
    `/classes/7/classroom/${before.curriculumSeq}`,
  )
})

test('“first” redirects to the first lesson that is not completed', async () => {
  const done = aLesson({ progressState: 'DONE' })
  const next = aLesson({ title: '둘째 날' })
  const { answers, router } = enter('first')
  answers(getClassroom, aRoom([done, next], { completedCount: 1, percent: 50 }))
  answers(getLesson, anOpened(next, { content: '<p>둘째 날이에요.</p>' }))

  expect(await screen.findByRole('heading', { level: 1, name: '둘째 날' })).toBeVisible()
  await waitFor(() =>
    expect(router.state.location.pathname).toBe(`/classes/7/classroom/${next.curriculumSeq}`),
  )
})

test('the classroom of a challenge without lessons redirects its learners to the missions', async () => {
  const { answers, router } = enter(aLesson(), member)
  answers(getClassroom, aRoom([], { productKind: 'CHALLENGE' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/classes/7/challenge'))
})

test('a visitor reads how to unlock lessons that are not free', async () => {
  const paid = aLesson({ curriculumTypeCd: '02', vodLockStatusCd: '00' })
  const { answers, requests } = enter(paid, { state: 'visitor' })
  answers(listCurriculum, { list: [paid] })
  answers(getCourse, aCourse)

  expect(await screen.findByRole('link', { name: '클래스 신청하기' })).toHaveAttribute('href', '/classes/7')
  expect(requests.map(({ name }) => name)).not.toContain(nameOf(play))
})

test('a visitor reads a free text, with a link to the other lessons', async () => {
  const free = aLesson({ isPublic: true })
  const { answers } = enter(free, { state: 'visitor' })
  answers(listCurriculum, { list: [free] })
  answers(getCourse, aCourse)
  answers(getLesson, anOpened(free, { content: '<p>코로 천천히 들이쉬어요.</p>' }))

  expect(await screen.findByText('코로 천천히 들이쉬어요.')).toBeVisible()
  expect(screen.getByRole('link', { name: '신청하기' })).toHaveAttribute('href', '/classes/7')
  expect(screen.queryByRole('button', { name: '다 읽었어요' })).toBeNull()
})

test('an address with `attend` starts the lesson once', async () => {
  const lesson = aLesson()
  const { answers, requests } = enter(lesson, member, '?attend=Y')
  answers(getClassroom, aRoom([lesson]))
  answers(attendLesson, { progressState: 'STARTED' })
  answers(getLesson, anOpened(lesson, { content: '<p>천천히.</p>' }))
  const begun = aRoom([aLesson({ ...lesson, progressState: 'STARTED' })])
  answers(getClassroom, begun)
  answers(getLesson, anOpened(lesson, { content: '<p>천천히.</p>' }))
  expect(await screen.findByText('천천히.')).toBeVisible()
  const came = () => requests.filter(({ name }) => name === nameOf(attendLesson))
  await waitFor(() => expect(came()).toHaveLength(1))
})

test('an address with `attend` does not record a live lesson before the learner joins', async () => {
  const live = aLesson({ curriculumTypeCd: '00', title: '함께 숨 쉬기' })
  const { answers, requests } = enter(live, member, '?attend=Y')
  answers(getClassroom, aRoom([live]))
  expect(await screen.findByRole('heading', { level: 1, name: '함께 숨 쉬기' })).toBeVisible()
  await waitFor(() => expect(requests.map(({ name }) => name)).toContain(nameOf(getLiveItem)))
  expect(requests.map(({ name }) => name)).not.toContain(nameOf(attendLesson))
})

test('an address with `open` shows the lesson without starting it', async () => {
  const lesson = aLesson()
  const { answers, requests } = enter(lesson, member, '?open=Y')
  answers(getClassroom, aRoom([lesson]))
  answers(getLesson, anOpened(lesson, { content: '<p>천천히.</p>' }))
  expect(await screen.findByText('천천히.')).toBeVisible()
  expect(requests.map(({ name }) => name)).not.toContain(nameOf(attendLesson))
  expect(requests.map(({ call }) => call)).toContainEqual(expect.objectContaining({ query: { open: 'Y' } }))
})

test('a learner searches a long curriculum by title, with the keyboard', async () => {
  const titles = ['첫 인사', '호흡', '어깨 열기', '목 풀기', '누운 자세', '어깨 서기']
  const lessons = titles.map((title) => aLesson({ title }))
  const { answers, user } = enter(lessons[0] ?? aLesson())
  answers(getClassroom, aRoom(lessons))
  answers(getLesson, anOpened(lessons[0] ?? aLesson()))
  const [field] = await screen.findAllByRole('searchbox', { name: '강의 이름으로 찾기' })
  await user.type(field ?? document.body, '어깨')
  const list = within(screen.getByRole('complementary', { name: '커리큘럼' }))
  expect(list.getByText('2개를 찾았어요')).toBeVisible()
  expect(list.getAllByRole('listitem')).toHaveLength(2)
  await user.keyboard('{ArrowDown}{ArrowDown}')
  expect(document.activeElement).toHaveTextContent('어깨 서기')
  await user.keyboard('{ArrowUp}{ArrowUp}')
  expect(field).toHaveFocus()

  await user.clear(field ?? document.body)
  await user.type(field ?? document.body, 'ㅇㄲ')
  expect(list.getAllByRole('listitem')).toHaveLength(2)
  await user.clear(field ?? document.body)
  await user.type(field ?? document.body, '요리')
  expect(list.getByText('찾는 강의가 없어요')).toBeVisible()
})
