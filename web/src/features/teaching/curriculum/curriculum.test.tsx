import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { listAdminCourses } from 'contract/teaching/courses/api'
import type { FeatureSwitch } from 'contract/http/feature-switches.rules'
import { nameOf, type Endpoint, type Output } from 'contract/http/endpoint'
import { addCurriculum, listEditableCurriculum, orderCurriculum } from 'contract/teaching/curriculum/api'
import type { EditableItem } from 'contract/teaching/curriculum/schemas'
import { retryMeeting } from 'contract/teaching/lesson-meetings/api'
import { changeCurriculums, copyCurriculums, removeCurriculums } from 'contract/teaching/curriculum/bulk.api'
import { liveServices } from 'contract/values/type-codes'
import { aCard, notTrashed } from '../../../testing/classes.ts'
import { aManager } from '../../../testing/people.ts'
import { renderSite } from '../../../testing/render-site.tsx'
import { aSeq } from '../../../testing/things.ts'
import { currentToasts, dismissToast } from '../../../ui/layers/toast.ts'
import { CurriculumPage } from '../../../routes/CurriculumPage.tsx'

const anItem = (title: string, overrides: Partial<EditableItem> = {}): EditableItem => ({
  curriculumSeq: aSeq('curriculum'),
  curriculumTypeCd: '05',
  title,
  isPublic: false,
  duration: 0,
  offlineStartAt: null,
  offlineEndAt: null,
  offlineStartTime: null,
  offlineEndTime: null,
  liveStartAt: null,
  liveEndAt: null,
  addrRoad1: null,
  lockStatusYn: 'N',
  vodLockStatusCd: null,
  maxChallengeCount: 1,
  dailyChallengeCount: 1,
  dailyChallengeStartTime: null,
  dailyChallengeEndTime: null,
  missionChallengeEndAt: null,
  completionRateCondition: 100,
  publicScopeFixedYn: 'N',
  publicScopeDefault: 'PUBLIC',
  missionType: null,
  missionResourceId: null,
  missionResourceName: null,
  xp: 0,
  point: 0,
  credit: 0,
  content: '',
  addrRoad2: null,
  zipcode: null,
  lat: null,
  lon: null,
  pdfSecurityYn: 'N',
  video: null,
  uploadVodSeq: null,
  uploadOriginFile: null,
  fileSize: 0,
  openedAt: null,
  itemSeq: null,
  liveType: '00',
  liveTypeCd: null,
  liveAt: null,
  liveEndDateAt: null,
  classTime: 0,
  meetingId: null,
  gooroomeeId: null,
  joinUrl: '',
  startUrl: '',
  password: '',
  attendeeJoinTimeLive: 30,
  tchJoinTimeLive: 30,
  hasWaitingRoom: false,
  hasAudience: false,
  isLiveStarted: false,
  meeting: null,
  isAvailable: true,
  vodTypeCd: '02',
  linkUrl: '',
  files: [],
  workTypeCd: '99',
  limitPercent: 0,
  limitDupPlay: 0,
  limitPlayTime: 0,
  multiplyPlayTime: 0,
  vodSpeedControlYn: 1,
  ...overrides,
})
const first = anItem('첫 인사')
const chapter = anItem('1장', { curriculumTypeCd: '01' })
const breath = anItem('호흡')
const stored: Output<typeof listEditableCurriculum> = {
  list: [first, chapter, breath],
  curriculumProgressCd: '00',
  hasVideoRoom: true,
  audienceOff: null,
  channelLiveTypeCd: '00',
  meetingServices: [],
}

afterEach(() => {
  for (const { id } of currentToasts()) dismissToast(id)
})
const said = (text: string | RegExp) => waitFor(() => expect(currentToasts().at(-1)?.text).toMatch(text))

type SiteInput = Partial<typeof stored> & { switchedOff?: FeatureSwitch[] }
function open(below = '', list = stored.list, { switchedOff = [], ...site }: SiteInput = {}) {
  const shown = renderSite(<CurriculumPage />, {
    session: aManager('SITE_CLASS_READ', 'SITE_CLASS_UPDATE', 'CLASS_INFO_READ', 'CLASS_INFO_UPDATE'),
    route: '/classes/:courseSeq/settings/curriculums/*',
    path: `/classes/7/settings/curriculums${below}`,
    channel: { switchedOff },
  })
  // Once for the screen, and again after every command that touches it.
  for (const _ of [1, 2, 3]) shown.answers(listEditableCurriculum, { ...stored, list, ...site })
  const sentTo = (endpoint: Endpoint) =>
    shown.requests.flatMap(({ name, call }) => (name === nameOf(endpoint) ? [call] : []))
  return { ...shown, sentTo }
}

test('the address of a new item names its kind; closing the dialog returns to the address of the list', async () => {
  const { user, router } = open('/create')
  const kinds = await screen.findByRole('dialog', { name: '새 항목' })
  await user.click(within(kinds).getByRole('button', { name: '글' }))
  expect(screen.getByRole('dialog', { name: '새 글' })).toBeVisible()
  expect(router.state.location.pathname).toBe('/classes/7/settings/curriculums')
})

test('the address of an item opens its form', async () => {
  const { user, router } = open(`/${breath.curriculumSeq}/edit`)
  const form = await screen.findByRole('dialog', { name: /호흡/ })
  expect(within(form).getByDisplayValue('호흡')).toBeVisible()
  await user.click(within(form).getByRole('button', { name: '취소' }))
  await waitFor(() => expect(screen.queryByRole('dialog', { name: /호흡/ })).toBeNull())
  expect(router.state.location.pathname).toBe('/classes/7/settings/curriculums')
})

test('staff select several items, a section with its lessons, and move them to another section', async () => {
  const { user, answers, sentTo } = open()
  answers(orderCurriculum, null)
  await user.click(await screen.findByRole('button', { name: '여러 개 고르기' }))
  await user.click(screen.getByRole('checkbox', { name: '1장 고르기' }))
  expect(screen.getByText('2개 골랐어요')).toBeVisible()
  await user.click(screen.getByRole('checkbox', { name: '1장 고르기' }))
  await user.click(screen.getByRole('checkbox', { name: '첫 인사 고르기' }))
  await user.click(screen.getByRole('button', { name: '옮기기' }))
  const dialog = screen.getByRole('dialog', { name: '어느 섹션으로 옮길까요?' })
  await user.click(within(dialog).getByRole('radio', { name: '1장' }))
  await user.click(within(dialog).getByRole('button', { name: '옮기기' }))

  await said('1개를 옮겼어요.')
  const curriculumSeqs = [chapter, breath, first].map(({ curriculumSeq }) => curriculumSeq)
  expect(sentTo(orderCurriculum)).toMatchObject([{ body: { curriculumSeqs } }])
})

test('explains what cannot be changed', async () => {
  const { user, answers } = open()
  answers(changeCurriculums, { count: 2 })
  await user.click(await screen.findByRole('button', { name: '여러 개 고르기' }))
  await user.click(screen.getByRole('button', { name: '고른 항목 더보기' }))
  await user.click(await screen.findByRole('menuitem', { name: '모두 고르기' }))
  await user.click(screen.getByRole('button', { name: '고른 항목 더보기' }))
  await user.click(await screen.findByRole('menuitem', { name: '잠그기' }))
  await said(/2개를 바꿨어요. 섹션이나 라이브처럼 바꿀 수 없는 1개는/)
})

test('staff delete several items after a confirmation, and duplicate one immediately', async () => {
  const { user, answers, sentTo } = open()
  answers(removeCurriculums, null)
  answers(copyCurriculums, { curriculumSeqs: [aSeq('curriculum')] })
  await user.click(await screen.findByRole('button', { name: '호흡 더보기' }))
  await user.click(await screen.findByRole('menuitem', { name: '복제하기' }))
  await said('1개를 복제했어요.')
  const { curriculumSeq } = breath
  expect(sentTo(copyCurriculums)).toMatchObject([
    { body: { curriculumSeqs: [curriculumSeq], afterSeq: curriculumSeq } },
  ])

  await user.click(screen.getByRole('button', { name: '여러 개 고르기' }))
  await user.click(screen.getByRole('checkbox', { name: '호흡 고르기' }))
  await user.click(screen.getByRole('button', { name: '고른 항목 더보기' }))
  await user.click(await screen.findByRole('menuitem', { name: '삭제하기' }))
  await user.click(
    within(screen.getByRole('alertdialog', { name: '1개를 삭제할까요?' })).getByRole('button', {
      name: '삭제하기',
    }),
  )
  await said('1개를 삭제했어요.')
})

test('staff import all lessons of another class unless they deselect some', async () => {
  const { user, answers, sentTo } = open()
  const other = aCard({ title: '아침 요가' })
  const dates = { lifecycle: 'RECRUITING' as const, ...notTrashed }
  answers(listAdminCourses, { list: [{ ...other, ...dates, createdAt: '2026-11-01T00:00:00Z' }], total: 1 })
  answers(copyCurriculums, { curriculumSeqs: [aSeq('curriculum'), aSeq('curriculum')] })
  await user.click(await screen.findByRole('button', { name: '다른 클래스에서 가져오기' }))
  await user.click(await screen.findByRole('button', { name: '아침 요가' }))
  await user.click(await screen.findByRole('checkbox', { name: '첫 인사' }))
  await user.click(screen.getByRole('button', { name: '2개 가져오기' }))

  await said('2개를 가져왔어요.')
  const curriculumSeqs = [chapter, breath].map(({ curriculumSeq }) => curriculumSeq)
  expect(sentTo(copyCurriculums)).toMatchObject([
    { body: { fromCourseSeq: other.courseSeq, curriculumSeqs, afterSeq: breath.curriculumSeq } },
  ])
})

test('staff link a mission to another item, and see its reward', async () => {
  const { user, answers, sentTo } = open()
  answers(addCurriculum, { curriculumSeq: aSeq('curriculum') })
  const [add] = await screen.findAllByRole('button', { name: '완료 미션' })
  if (add) await user.click(add)
  const dialog = screen.getByRole('dialog', { name: '새 완료 미션' })
  await user.type(within(dialog).getByRole('textbox', { name: /이름/ }), '호흡 끝내기')
  await user.click(within(dialog).getByRole('button', { name: '추가하기' }))
  expect(within(dialog).getByText('어떤 항목을 기다릴지 골라 주세요')).toBeVisible()
  await user.selectOptions(within(dialog).getByRole('combobox', { name: /마쳐야 하는 항목/ }), '호흡')
  await user.type(within(dialog).getByRole('textbox', { name: '포인트' }), '50')
  await user.click(within(dialog).getByRole('button', { name: '추가하기' }))
  await waitFor(() =>
    expect(sentTo(addCurriculum)).toMatchObject([
      { body: { curriculumTypeCd: '08', missionResourceId: breath.curriculumSeq, point: 50 } },
    ]),
  )
})

const aVideoItem = (state: 'PROCESSING' | 'FAILED' | 'READY', isAvailable: boolean) =>
  anItem(`${state} ${isAvailable}`, {
    curriculumTypeCd: '02',
    vodLockStatusCd: '01',
    isAvailable,
    uploadVodSeq: aSeq('video'),
    video: {
      uploadVodSeq: aSeq('video'),
      originFileName: 'video.mp4',
      fileSize: 10,
      state,
      progress: 40,
      duration: 0,
      failedReason: null,
      isSharpening: false,
    },
  })

test('a video in preparation shows who can see it', async () => {
  const list = [
    aVideoItem('PROCESSING', false),
    aVideoItem('PROCESSING', true),
    aVideoItem('FAILED', false),
    aVideoItem('READY', true),
  ]
  open('', list)
  const rows = await screen.findAllByRole('listitem')
  const states = [
    '재생 준비 중 · 준비되면 수강생에게 보여요',
    '재생 준비 중 · 최대 30분',
    '수강생에게 아직 보이지 않아요',
  ]
  const saidOf = (row: HTMLElement) => states.filter((state) => within(row).queryByText(state))
  expect(rows.map(saidOf)).toEqual([[states[0]], [states[1]], [states[2]], []])
})

test('the viewing rules of a video are shown beside its name', async () => {
  const rules = { limitPercent: 80, limitPlayTime: 0, multiplyPlayTime: 2, limitDupPlay: 1 }
  const video = { curriculumTypeCd: '02' as const, vodTypeCd: '01' as const, duration: 60 }
  open('', [anItem('정한 대로', { ...video, ...rules }), anItem('마음대로', video)])
  const [strict, free] = await screen.findAllByRole('listitem')
  for (const sign of ['80% 봐야 완료', '시청 길이의 2배까지', '동시에 1대'])
    expect(within(strict ?? document.body).getByText(sign)).toBeVisible()
  expect(free).not.toHaveTextContent(/완료|까지|동시에/)
})

// docs/rules.md R-960
test('a live lesson in the video room needs no link, and may have a waiting room', async () => {
  const { user, answers, sentTo } = open('/create?type=00')
  answers(addCurriculum, { curriculumSeq: aSeq('curriculum') })
  const form = await screen.findByRole('dialog', { name: '새 라이브' })
  await user.type(within(form).getByLabelText('이름'), '아침 요가')
  await user.click(await within(form).findByRole('radio', { name: '사이트 화상 강의실' }))
  expect(within(form).queryByLabelText('입장 링크')).toBeNull()
  await user.click(within(form).getByRole('switch', { name: /대기실 사용/ }))
  await user.click(within(form).getByRole('button', { name: '추가하기' }))
  await waitFor(() =>
    expect(sentTo(addCurriculum)).toMatchObject([
      { body: { liveTypeCd: liveServices.videoRoom, hasWaitingRoom: true } },
    ]),
  )
})

test('the video room is not offered where the installation carries no picture and sound', async () => {
  open('/create?type=00', stored.list, { hasVideoRoom: false })
  const form = await screen.findByRole('dialog', { name: '새 라이브' })
  expect(within(form).getByRole('radio', { name: 'Zoom' })).toBeVisible()
  expect(within(form).queryByRole('radio', { name: '사이트 화상 강의실' })).toBeNull()
})

// docs/rules.md R-1161
test('the video room is not offered for a new lesson while the operator has it switched off', async () => {
  open('/create?type=00', stored.list, { switchedOff: ['LIVE_ROOMS', 'VIDEO_UPLOADS'] })
  const form = await screen.findByRole('dialog', { name: '새 라이브' })
  expect(within(form).queryByRole('radio', { name: '사이트 화상 강의실' })).toBeNull()
  expect(screen.getByText('지금은 새 영상을 올릴 수 없어요')).toBeInTheDocument()
})

const atZoom = { meetingServices: [liveServices.zoom] }
const zoomLesson = (meeting: EditableItem['meeting']) =>
  anItem('아침 요가', {
    curriculumTypeCd: '00',
    liveTypeCd: '00',
    liveStartAt: '2026-12-01 20:00:00',
    liveEndAt: '2026-12-01 21:00:00',
    meeting,
  })

// docs/rules.md R-973
test('at a connected site a lesson of Zoom asks for no link, unless staff use one of their own', async () => {
  const { user } = open('/create?type=00', stored.list, atZoom)
  const form = await screen.findByRole('dialog', { name: '새 라이브' })
  expect(within(form).getByText('Zoom 회의가 자동으로 만들어져요')).toBeVisible()
  expect(within(form).queryByLabelText('입장 링크')).toBeNull()
  await user.click(within(form).getByRole('switch', { name: /직접 만든 회의 링크 사용/ }))
  expect(within(form).getByLabelText('입장 링크')).toBeVisible()
  await user.click(within(form).getByRole('radio', { name: 'Google Meet' }))
  expect(within(form).getByLabelText('입장 링크')).toBeVisible()
})

// docs/rules.md R-974
test('a meeting that was refused says why, and is tried again', async () => {
  const failed = { state: 'FAILED', meetingId: null, fault: 'HOST', faultCode: '3161' } as const
  const lesson = zoomLesson(failed)
  const { user, answers, sentTo } = open(`/${lesson.curriculumSeq}/edit`, [lesson], atZoom)
  const form = await screen.findByRole('dialog', { name: /아침 요가/ })
  expect(within(form).getByText('Zoom 회의를 만들지 못했어요')).toBeVisible()
  expect(within(form).getByText(/진행자를 확인해 주세요. Zoom 코드 3161/)).toBeVisible()
  answers(retryMeeting, { state: 'MADE', meetingId: '85912345678', fault: null, faultCode: null })
  await user.click(within(form).getByRole('button', { name: '다시 시도하기' }))
  expect(await within(form).findByText(/회의 번호 85912345678/)).toBeVisible()
  expect(sentTo(retryMeeting)).toHaveLength(1)
})

test('the list says which lesson has no meeting yet', async () => {
  const meeting = { meetingId: null, fault: null, faultCode: null } as const
  open('', [
    zoomLesson({ ...meeting, state: 'MAKING' }),
    zoomLesson({ ...meeting, state: 'FAILED', fault: 'REFUSED' }),
    zoomLesson({ ...meeting, state: 'MADE', meetingId: '859' }),
    zoomLesson(null),
  ])
  const rows = await screen.findAllByRole('listitem')
  expect(
    rows.map((row) => /회의 만드는 중|회의 만들기 실패|입장 링크 없음/.exec(row.textContent)?.[0]),
  ).toEqual(['회의 만드는 중', '회의 만들기 실패', undefined, '입장 링크 없음'])
})
