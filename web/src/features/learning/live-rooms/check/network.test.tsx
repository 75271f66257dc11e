import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { getNetworkCheck } from 'contract/learning/live-rooms/api'
import { aMember } from '../../../../testing/people.ts'
import { renderSite } from '../../../../testing/render-site.tsx'
import { aSeq } from '../../../../testing/things.ts'
import type { NetworkResult } from './network.ts'
import { NetworkReport } from './NetworkReport.tsx'

const lessonRef = { courseSeq: aSeq('course'), itemSeq: aSeq('curriculum') }
const check = { signature: 'token', url: 'ws://demo.localhost', iceServers: [], engine: 'embedded' as const }

function open(results: NetworkResult[], port: number | null = 7882) {
  const tryNetwork = () => Promise.resolve(results.shift() ?? 'FINE')
  const list = (
    <ul>
      <NetworkReport lessonRef={lessonRef} tryNetwork={tryNetwork} />
    </ul>
  )
  const view = renderSite(list, { session: aMember('서윤') })
  results.forEach(() => view.answers(getNetworkCheck, { ...check, port }))
  return view
}

test('a network that lets picture and sound through is called fine', async () => {
  open(['FINE'])
  expect(await screen.findByText('네트워크가 잘 연결돼요')).toBeVisible()
})

test('one that blocks them names the port that has to be open, and is tried again', async () => {
  const { user } = open(['BLOCKED', 'FINE'])
  expect(await screen.findByRole('alert')).toHaveTextContent('UDP 7882번 포트를 열어 달라고')
  await user.click(screen.getByRole('button', { name: '다시 확인' }))
  expect(await screen.findByText('네트워크가 잘 연결돼요')).toBeVisible()
  expect(screen.queryByRole('alert')).toBeNull()
})

test('where the port is not known, the rest is said without it', async () => {
  open(['BLOCKED'], null)
  expect(await screen.findByRole('alert')).not.toHaveTextContent('UDP')
})

test('without a connection to the server it says so', async () => {
  open(['UNREACHABLE'])
  expect(await screen.findByRole('alert')).toHaveTextContent('서버에 연결하지 못했어요')
})
