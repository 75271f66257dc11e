import { screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { getNetworkCheck } from 'contract/learning/live-rooms/api'
import { aMember } from '../../../../testing/people.ts'
import { renderSite } from '../../../../testing/render-site.tsx'
import { aSeq } from '../../../../testing/things.ts'
import type { NetworkResult } from './network.ts'
import { NetworkReport } from './NetworkReport.tsx'

afterEach(() => void vi.useRealTimers())
const lessonRef = { courseSeq: aSeq('course'), itemSeq: aSeq('curriculum') }
const check = { signature: 'token', url: 'ws://demo.localhost', iceServers: [], engine: 'embedded' as const }

type Reply = 'CHECK' | 'STARTING'
interface Trying {
  results: NetworkResult[]
  /** After a failure it is asked again whether the media process is still there. */
  replies?: Reply[]
  port?: number | null
}
function open({ results, replies = results.map(() => 'CHECK'), port = 7882 }: Trying) {
  const tryNetwork = () => Promise.resolve(results.shift() ?? 'FINE')
  const list = (
    <ul>
      <NetworkReport lessonRef={lessonRef} tryNetwork={tryNetwork} />
    </ul>
  )
  const view = renderSite(list, { session: aMember('서윤') })
  for (const reply of replies)
    if (reply === 'CHECK') view.answers(getNetworkCheck, { ...check, port })
    else view.refuses(getNetworkCheck, 'VIDEO_ROOM_STARTING')
  return view
}

test('a network that lets picture and sound through is called fine', async () => {
  open({ results: ['FINE'] })
  expect(await screen.findByText('네트워크가 잘 연결돼요')).toBeVisible()
})

test('one that blocks them names the port that has to be open, and is tried again', async () => {
  const { user } = open({ results: ['BLOCKED', 'FINE'], replies: ['CHECK', 'CHECK', 'CHECK'] })
  expect(await screen.findByRole('alert')).toHaveTextContent('UDP 7882번 포트를 열어 달라고')
  await user.click(screen.getByRole('button', { name: '다시 확인' }))
  expect(await screen.findByText('네트워크가 잘 연결돼요')).toBeVisible()
  expect(screen.queryByRole('alert')).toBeNull()
})

test('where the port is not known, the rest is said without it', async () => {
  open({ results: ['BLOCKED'], replies: ['CHECK', 'CHECK'], port: null })
  expect(await screen.findByRole('alert')).not.toHaveTextContent('UDP')
})

test('without a connection to the server it says so', async () => {
  open({ results: ['UNREACHABLE'], replies: ['CHECK', 'CHECK'] })
  expect(await screen.findByRole('alert')).toHaveTextContent('서버에 연결하지 못했어요')
})

// docs/rules.md R-1350
test('while the media process starts it waits, and goes on by itself', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  open({ results: ['FINE'], replies: ['STARTING', 'STARTING', 'CHECK'] })
  expect(await screen.findByText('화상 강의실을 준비하고 있어요. 곧 확인할게요.')).toBeVisible()
  await vi.advanceTimersByTimeAsync(4000)
  expect(await screen.findByText('네트워크가 잘 연결돼요')).toBeVisible()
})

test('an attempt during which the media process ended blames no network', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  open({ results: ['BLOCKED', 'FINE'], replies: ['CHECK', 'STARTING', 'CHECK'] })
  expect(await screen.findByText('네트워크가 잘 연결돼요')).toBeVisible()
  expect(screen.queryByRole('alert')).toBeNull()
})
