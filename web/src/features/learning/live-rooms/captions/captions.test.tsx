import { act, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import * as captionsApi from 'contract/learning/live-rooms/captions.api'
import { nameOf } from 'contract/http/endpoint'
import { now } from '../../../../platform/clock.ts'
import { aMember } from '../../../../testing/people.ts'
import { renderSite } from '../../../../testing/render-site.tsx'
import { aSeq } from '../../../../testing/things.ts'
import { CaptionArea, type CaptionSize } from './CaptionArea.tsx'

const lessonRef = { courseSeq: aSeq('course'), itemSeq: aSeq('curriculum') }
const aCaption = (content: string): captionsApi.Caption => ({
  liveCaptionSeq: aSeq('live caption'),
  speakerSeq: aSeq('user'),
  speakerName: '하늘',
  content,
  saidAt: now().toISOString(),
})

function Area({ isHost, isMicrophoneOn }: { isHost: boolean; isMicrophoneOn: boolean }) {
  const [size, setSize] = useState<CaptionSize>('M')
  return (
    <CaptionArea
      {...{ lessonRef, isHost, isMicrophoneOn, size }}
      isKept
      onSize={setSize}
      maySpeak
      ahead={0}
      peopleCount={2}
    />
  )
}
function open({ isHost = false, isMicrophoneOn = true, list = [] as captionsApi.Caption[] } = {}) {
  const view = renderSite(<Area {...{ isHost, isMicrophoneOn }} />, { session: aMember() })
  view.answers(captionsApi.listCaptions, { list })
  const sent = () =>
    view.requests.flatMap(({ name, call }) => (name === nameOf(captionsApi.sendCaption) ? [call] : []))
  return { ...view, sent }
}

/** Stands for the recognition of a browser. */
class FakeRecognition extends EventTarget {
  static last: FakeRecognition | null = null
  lang = ''
  continuous = false
  interimResults = false
  isRunning = false
  start() {
    this.isRunning = true
    FakeRecognition.last = this
  }
  abort() {
    this.isRunning = false
  }
  hear(transcript: string, isFinal: boolean) {
    const results = [Object.assign([{ transcript }], { isFinal })]
    this.dispatchEvent(Object.assign(new Event('result'), { resultIndex: 0, results }))
  }
  fail(error: string) {
    this.dispatchEvent(Object.assign(new Event('error'), { error }))
    this.dispatchEvent(new Event('end'))
  }
}
afterEach(() => {
  Reflect.deleteProperty(window, 'SpeechRecognition')
  FakeRecognition.last = null
})
const lastRecognition = () => FakeRecognition.last
const withRecognition = () => Reflect.set(window, 'SpeechRecognition', FakeRecognition)

test('the last two sentences stand there with who said them, in the chosen size', async () => {
  const { user } = open({ list: ['하나', '둘', '셋'].map(aCaption) })
  expect(await screen.findByText('셋')).toBeVisible()
  expect(screen.queryByText('하나')).toBeNull()
  expect(screen.getAllByText('하늘')).toHaveLength(2)
  await user.click(screen.getByRole('button', { name: '자막 크기: 보통' }))
  await user.click(screen.getByRole('button', { name: '자막 크기: 크게' }))
  expect(screen.getByRole('button', { name: '자막 크기: 아주 크게' })).toBeVisible()
  expect(screen.queryByRole('button', { name: '자막 입력' })).toBeNull()
})

test('a host types a caption; one that could not be sent stays in the field', async () => {
  const { user, sent, answers, refuses } = open({ isHost: true })
  await user.click(screen.getByRole('button', { name: '자막 입력' }))
  const field = screen.getByRole('textbox', { name: '자막으로 보낼 글' })
  refuses(captionsApi.sendCaption, 'TOO_MANY_REQUESTS')
  await user.type(field, '어깨를 여세요{Enter}')
  expect(await screen.findByRole('alert')).toBeVisible()
  expect(field).toHaveValue('어깨를 여세요')
  answers(captionsApi.sendCaption, null)
  await user.click(screen.getByRole('button', { name: '보내기' }))
  await waitFor(() => expect(field).toHaveValue(''))
  const [first, second] = sent()
  expect(first).toEqual(second)
})

// docs/rules.md R-1218
test('the own voice becomes captions after the user read who turns it into text', async () => {
  withRecognition()
  const { user, sent, answers } = open()
  await user.click(screen.getByRole('button', { name: '내 말을 자막으로' }))
  expect(screen.getByText(/Google·Microsoft·Apple/)).toBeVisible()
  expect(screen.getByText(/녹화 영상의 자막으로 남아요/)).toBeVisible()
  expect(FakeRecognition.last).toBeNull()
  await user.click(screen.getByRole('button', { name: '자막 켜기' }))
  const recognition = lastRecognition()
  expect(recognition).toMatchObject({ lang: 'ko-KR', continuous: true, isRunning: true })
  answers(captionsApi.sendCaption, null)
  answers(captionsApi.sendCaption, null)
  answers(captionsApi.sendCaption, null)
  act(() => {
    recognition?.hear('어깨를', false)
    recognition?.hear('어깨를 여', false)
    recognition?.hear('어깨를 여세요', true)
    recognition?.hear('네', true)
  })
  await waitFor(() => expect(sent()).toHaveLength(3))
  expect(sent()).toMatchObject(['어깨를', '어깨를 여세요', '네'].map((content) => ({ body: { content } })))
  await user.click(screen.getByRole('button', { name: '내 말 자막 끄기' }))
  expect(recognition?.isRunning).toBe(false)
})

test('with the microphone off nothing is recognized; a refusal of the browser switches it off', async () => {
  withRecognition()
  const muted = open({ isMicrophoneOn: false })
  await muted.user.click(screen.getByRole('button', { name: '내 말을 자막으로' }))
  await muted.user.click(screen.getByRole('button', { name: '자막 켜기' }))
  expect(screen.getByText('마이크를 켜면 자막이 시작돼요.')).toBeVisible()
  expect(FakeRecognition.last).toBeNull()
  muted.unmount()
  const { user } = open()
  await user.click(screen.getByRole('button', { name: '내 말을 자막으로' }))
  await user.click(screen.getByRole('button', { name: '자막 켜기' }))
  act(() => lastRecognition()?.fail('not-allowed'))
  expect(screen.getByRole('button', { name: '내 말을 자막으로' })).toBeVisible()
})
