import { act, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { onDemand, useOnDemand, type OnDemand } from './on-demand.ts'

interface PanelProps {
  source: OnDemand<string>
  onFailure?: () => void
}
function Panel({ source, onFailure = () => {} }: PanelProps) {
  return <p>{useOnDemand(source, onFailure) ?? 'nothing yet'}</p>
}

test('code is fetched once, and only when it is shown', async () => {
  const load = vi.fn(async () => 'the panel')
  const source = onDemand(load)
  expect(load).not.toHaveBeenCalled()
  render(<Panel source={source} />)
  expect(await screen.findByText('the panel')).toBeVisible()
  await act(() => source.fetch())
  expect(load).toHaveBeenCalledOnce()
})

test('a failed download is reported, and tried again the next time', async () => {
  const load = vi.fn(async () => 'the panel').mockRejectedValueOnce(new Error('no network'))
  const source = onDemand(load)
  const onFailure = vi.fn()
  const { unmount } = render(<Panel source={source} onFailure={onFailure} />)
  await vi.waitFor(() => expect(onFailure).toHaveBeenCalledOnce())
  expect(screen.getByText('nothing yet')).toBeVisible()
  unmount()
  render(<Panel source={source} onFailure={onFailure} />)
  expect(await screen.findByText('the panel')).toBeVisible()
})
