import { act, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderSite } from '../testing/render-site.tsx'
import { currentToasts, dismissToast } from '../ui/layers/toast.ts'
import { AskFirst } from './AskFirst.tsx'
import { Refusal } from './call.ts'

function ask(deed: () => Promise<string | null>) {
  for (const { id } of currentToasts()) dismissToast(id)
  const onClose = vi.fn()
  const site = renderSite(
    <AskFirst
      title="방을 지울까요?"
      okLabel="지우기"
      cancelLabel="취소"
      deed={deed}
      failed="못 했어요"
      onClose={onClose}
    >
      되돌릴 수 없어요.
    </AskFirst>,
  )
  return { ...site, onClose, press: (name: string) => site.user.click(screen.getByRole('button', { name })) }
}
const said = () => currentToasts().map(({ text, tone }) => `${tone}: ${text}`)
const refused = (code: string, message: string) => () => Promise.reject(new Refusal({ code, message }))

test('runs nothing before the confirmation', async () => {
  const deed = vi.fn(() => Promise.resolve(null))
  const { press, onClose } = ask(deed)
  await press('취소')
  expect(deed).not.toHaveBeenCalled()
  expect(onClose).toHaveBeenCalledOnce()
})

test('a running action can neither be repeated nor left; then its result is shown', async () => {
  const doing: { finish?: (said: string) => void } = {}
  const { press, onClose } = ask(() => new Promise((finish) => Object.assign(doing, { finish })))
  await press('지우기')
  expect(screen.getByRole('button', { name: '취소' })).toBeDisabled()
  expect(onClose).not.toHaveBeenCalled()
  await act(async () => doing.finish?.('지웠어요'))
  expect(said()).toEqual(['ok: 지웠어요'])
  expect(onClose).toHaveBeenCalledOnce()
})

test('shows a failure in the server’s words, or in the screen’s; a cancelled identity check is silent', async () => {
  for (const [deed, toasts] of [
    [refused('800003', '이미 지운 방이에요.'), ['error: 이미 지운 방이에요.']],
    [() => Promise.reject(new Error('?')), ['error: 못 했어요']],
    [refused('800044', '다시 확인해 주세요.'), []],
  ] as const) {
    const { press, onClose, unmount } = ask(deed)
    await press('지우기')
    expect(said()).toEqual(toasts)
    expect(onClose).toHaveBeenCalledOnce()
    unmount()
  }
})
