import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { getCourseViewer } from 'contract/views/class-page/api'
import { aClass, aPlace, aViewer } from '../../../testing/classes.ts'
import { aMember } from '../../../testing/people.ts'
import { renderSite } from '../../../testing/render-site.tsx'
import { PurchaseCard } from './parts/Purchase.tsx'

afterEach(() => vi.useRealTimers())

const full = { userLimitTypeCd: '99', maxUserCount: 1, attendCount: 1 } as const
const held = aPlace({ choiseStatusCd: null, attendAt: null, holdUntil: '2026-11-21T03:08:42Z' })

/** The class page of the user who holds its last seat. */
function holder() {
  const course = aClass(full)
  const site = renderSite(<PurchaseCard course={course} isPreview={false} />, { session: aMember() })
  site.answers(getCourseViewer, aViewer({ attend: held }))
  return { ...site, course }
}

test('the holder of the last seat continues the payment, and reads the minutes left', async () => {
  vi.setSystemTime('2026-11-21T03:00:00Z')
  const { user, router, course } = holder()
  const button = await screen.findByRole('button', { name: '결제 이어서 하기' })
  expect(screen.getByText('자리를 잡아 두었어요. 8분 42초 안에 결제해 주세요.')).toBeVisible()
  expect(button).toHaveAccessibleDescription('자리를 잡아 두었어요. 9분 안에 결제해 주세요.')
  expect(screen.queryByText('정원이 모두 찼어요')).toBeNull()

  await waitFor(() => expect(button).toBeEnabled())
  await user.click(button)
  const { pathname, search } = router.state.location
  expect(pathname + search).toBe(`/classes/${course.courseSeq}/payment?ps=01`)
})

test('the page says by itself that the time is over, also once the seat was released', async () => {
  vi.useFakeTimers({ now: new Date('2026-11-21T03:08:30Z') })
  const site = holder()
  await act(() => vi.advanceTimersByTimeAsync(2000))
  expect(screen.getByText('자리를 잡아 두었어요. 0분 10초 안에 결제해 주세요.')).toBeVisible()

  site.answers(getCourseViewer, aViewer({ attend: held }))
  await act(() => vi.advanceTimersByTimeAsync(10_000))
  expect(screen.getByRole('status')).toHaveTextContent('자리를 잡아 둔 시간이 끝났어요.')
  expect(screen.getByRole('button', { name: '신청하기' })).toBeEnabled()

  site.answers(getCourseViewer, aViewer())
  await act(() => vi.advanceTimersByTimeAsync(20_000))
  expect(screen.getByRole('status')).toHaveTextContent('자리를 잡아 둔 시간이 끝났어요.')
})

test('a payment that was completed in another tab opens the class here as well', async () => {
  vi.useFakeTimers({ now: new Date('2026-11-21T03:00:00Z') })
  const site = holder()
  await act(() => vi.advanceTimersByTimeAsync(1000))
  site.answers(getCourseViewer, aViewer({ attend: aPlace() }))
  await act(() => vi.advanceTimersByTimeAsync(16_000))

  expect(screen.getByRole('button', { name: '이어서 배우기' })).toBeEnabled()
  expect(screen.queryByText(/자리를 잡아/)).toBeNull()
})
