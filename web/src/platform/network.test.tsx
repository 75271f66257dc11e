import { act, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { changeName } from 'contract/people/sign-in/api'
import { renderSite } from '../testing/render-site.tsx'
import { useGo } from './address.ts'
import { isLost, OFFLINE, Refusal } from './call.ts'
import { useCommand } from './endpoint.ts'
import { untilThrough, whenOnline } from './network.ts'
import { OfflineNote } from './OfflineNote.tsx'
import { SiteLink } from './SiteLink.tsx'

const setOnline = (isOnline: boolean) => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline)
function goOffline() {
  setOnline(false)
  act(() => void window.dispatchEvent(new Event('offline')))
}
function comeBack() {
  setOnline(true)
  act(() => void window.dispatchEvent(new Event('online')))
}
afterEach(() => {
  comeBack()
  vi.useRealTimers()
})

function Page() {
  const go = useGo()
  const save = useCommand(changeName, {})
  return (
    <>
      <OfflineNote />
      <p>목록</p>
      <SiteLink href="/classes/7">저녁 요가</SiteLink>
      <button onClick={() => go('/notices')}>공지</button>
      <button onClick={() => void save.run({ body: { name: '하루' } }).catch(() => null)}>저장</button>
      {save.error && <p role="alert">{save.error.message}</p>}
    </>
  )
}
const open = () => renderSite(<Page />, { path: '/classes', route: '/classes' })

const lost = () => Promise.reject(new Refusal({ code: OFFLINE, message: 'offline' }))

test('opening a class offline keeps the page, says so immediately, and opens the class once online', async () => {
  const { user, router } = open()
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
  goOffline()
  expect(screen.getByRole('status')).toHaveTextContent('인터넷 연결이 끊겼어요. 보고 있던 화면은')

  await user.click(screen.getByRole('link', { name: '저녁 요가' }))
  expect(screen.getByText('목록')).toBeVisible()
  expect(router.state.location.pathname).toBe('/classes')
  expect(screen.getByRole('status')).toHaveTextContent('다시 연결되면 바로 열어 드릴게요')

  comeBack()
  await expect.poll(() => router.state.location.pathname).toBe('/classes/7')
})

test('of several links pressed offline the last one opens', async () => {
  const { user, router } = open()
  goOffline()
  await user.click(screen.getByRole('link', { name: '저녁 요가' }))
  await user.click(screen.getByRole('button', { name: '공지' }))
  comeBack()
  await expect.poll(() => router.state.location.pathname).toBe('/notices')
})

test('refuses to save offline immediately instead of keeping it for later', async () => {
  const { user, requests } = open()
  goOffline()
  await user.click(screen.getByRole('button', { name: '저장' }))
  expect(await screen.findByRole('alert')).toBeVisible()
  comeBack()
  expect(requests).toHaveLength(1)
})

test('retries if the browser reports a network, but no call gets through', async () => {
  vi.useFakeTimers()
  const answers = [
    new Refusal({ code: OFFLINE, message: '' }),
    new Refusal({ code: OFFLINE, message: '' }),
    null,
  ]
  const call = () => {
    const error = answers.shift()
    return error ? Promise.reject(error) : Promise.resolve('the page')
  }
  const { signal } = new AbortController()
  const page = untilThrough(call, { isLost, signal })
  await vi.advanceTimersByTimeAsync(9000)
  await expect(page).resolves.toBe('the page')
  const goOn = vi.fn()
  whenOnline(goOn)
  expect(goOn).toHaveBeenCalledOnce()
})

test('navigation to another page ends the waiting', async () => {
  const isUnloading = new AbortController()
  const page = untilThrough(lost, { isLost: () => true, signal: isUnloading.signal })
  await Promise.resolve()
  isUnloading.abort()
  await expect(page).rejects.toMatchObject({ code: OFFLINE })
})
