import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { nameOf } from 'contract/http/endpoint'
import { saveExchangeRate } from 'contract/money/merchants/exchange-rate.api'
import { renderSite } from '../../../testing/render-site.tsx'
import { ExchangeRateForm } from './parts/ExchangeRateForm.tsx'

test('an owner reads how old the rate is, and saves another one to the hundredth of a won', async () => {
  const rate = { exchangeRate: 140_050, setAt: '2020-11-14T03:00:00Z' }
  const { answers, requests, user } = renderSite(<ExchangeRateForm rate={rate} />)
  answers(saveExchangeRate, null)
  expect(screen.getByText(/저장한 지 7일이 넘었어요/)).toBeVisible()
  const field = screen.getByRole('textbox', { name: '1달러' })
  expect(field).toHaveValue('1400.50')
  await user.clear(field)
  await user.type(field, '3')
  expect(screen.getByText('100원에서 10,000원 사이로 입력해 주세요.')).toBeVisible()
  expect(screen.getByRole('button', { name: '환율 저장' })).toBeDisabled()
  await user.clear(field)
  await user.type(field, '1385.5')
  await user.click(screen.getByRole('button', { name: '환율 저장' }))
  await waitFor(() =>
    expect(requests.find(({ name }) => name === nameOf(saveExchangeRate))?.call).toMatchObject({
      body: { exchangeRate: 138_550 },
    }),
  )
})
