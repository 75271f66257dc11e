import { screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { renderSite } from '../../../testing/render-site.tsx'
import { currentToasts, dismissToast } from '../../../ui/layers/toast.ts'
import { encode } from 'uqr'
import { pathOf } from './qr-drawing.ts'
import { ShareButton } from './ShareButton.tsx'

const yoga = { title: '저녁 요가', path: '/classes/7' }
const KEY = '0123456789abcdef0123456789abcdef'
afterEach(() => {
  for (const { id } of currentToasts()) dismissToast(id)
  for (const script of document.querySelectorAll('script[src]')) script.remove()
  delete window.Kakao
})

async function sharing(kakaoJsKey: string | null) {
  const view = renderSite(<ShareButton of={yoga} />, { channel: { kakaoJsKey } })
  expect(document.querySelector('script[src*=kakao]')).toBeNull()
  await view.user.click(screen.getByRole('button', { name: '공유하기' }))
  await screen.findByRole('link', { name: '이메일' })
  return view
}

test('shares a page by mail and Facebook under its own address; by Kakao only with a key', async () => {
  await sharing(null)
  const url = encodeURIComponent('http://demo.localhost:3000/classes/7')
  expect(screen.getByRole('link', { name: '이메일' })).toHaveAttribute('href', expect.stringContaining(url))
  expect(screen.getByRole('link', { name: '페이스북' })).toHaveAttribute(
    'href',
    `https://www.facebook.com/sharer/sharer.php?u=${url}`,
  )
  expect(screen.getByRole('link', { name: '네이버' })).toHaveAttribute(
    'href',
    `https://share.naver.com/web/shareView?url=${url}&title=${encodeURIComponent('저녁 요가')}`,
  )
  expect(screen.getByRole('link', { name: '문자' })).toHaveAttribute('href', expect.stringContaining('sms:'))
  expect(screen.getByRole('img', { name: 'QR 코드' })).toBeVisible()
  expect(screen.queryByRole('button', { name: '카카오톡' })).toBeNull()
})

test('draws the QR code square by square, as the library computed it', () => {
  const { data } = encode('http://demo.localhost:3000/classes/7', { ecc: 'M', border: 2 })
  const dark = data.flat().filter(Boolean).length
  expect(pathOf(data).match(/M\d+ \d+h1v1h-1z/g)).toHaveLength(dark)
})

test('copies the link, and says so', async () => {
  const { user } = await sharing(null)
  await user.click(screen.getByRole('button', { name: '링크 복사' }))
  await vi.waitFor(() => expect(currentToasts()[0]?.text).toBe('공유링크가 복사되었습니다.'))
  expect(await navigator.clipboard.readText()).toBe('http://demo.localhost:3000/classes/7')
})

test('Kakao’s dialog opens with the page; an error appears if the script is missing', async () => {
  const { user } = await sharing(KEY)
  await user.click(screen.getByRole('button', { name: '카카오톡' }))
  const script = document.querySelector<HTMLScriptElement>('script[src*=kakao]')
  script?.dispatchEvent(new Event('error'))
  expect(await screen.findByText(/카카오톡 공유를 불러오지 못했어요/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: '확인' }))

  const sendDefault = vi.fn()
  const init = vi.fn()
  window.Kakao = { init, isInitialized: () => false, Share: { sendDefault } }
  await user.click(screen.getByRole('button', { name: '카카오톡' }))
  await vi.waitFor(() => expect(sendDefault).toHaveBeenCalled())
  expect(init).toHaveBeenCalledWith(KEY)
  expect(sendDefault.mock.calls[0]?.[0]).toMatchObject({
    objectType: 'feed',
    content: { title: '저녁 요가', link: { webUrl: 'http://demo.localhost:3000/classes/7' } },
  })
})
