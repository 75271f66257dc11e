import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { nameOf } from 'contract/http/endpoint'
import { enrolFree } from 'contract/workflows/admissions/api'
import { getPaymentInfo, pay } from 'contract/money/orders/api'
import type { RefusalName } from 'contract/http/refusals'
import { aMember } from '../../../testing/people.ts'
import { renderSite } from '../../../testing/render-site.tsx'
import { aPaymentInfo } from '../../../testing/orders.ts'
import { PaymentScreen } from './PaymentScreen.tsx'

const info = (totalAmount: number) => aPaymentInfo({ price: totalAmount, totalAmount })

test.each<RefusalName>(['CLASS_GONE', 'SOLD_OUT', 'PRICE_CHANGED'])(
  'a payment that is refused (%s) says why and leads nowhere',
  async (refusal) => {
    const site = renderSite(<PaymentScreen />, {
      session: aMember(),
      route: '/classes/:courseSeq/payment',
      path: '/classes/7/payment',
    })
    site.answers(getPaymentInfo, info(30_000))
    site.refuses(pay, refusal)
    await site.user.click(await screen.findByRole('checkbox'))
    const [press] = screen.getAllByRole('button', { name: /결제하기/ })
    if (press) await site.user.click(press)

    expect(await screen.findByText(refusal)).toBeVisible()
    expect(site.router.state.location.pathname).toBe('/classes/7/payment')
    expect(location.pathname).toBe('/')
  },
)

test('card company and instalments are chosen before the window, from 50,000 won on', async () => {
  const site = renderSite(<PaymentScreen />, {
    session: aMember(),
    route: '/classes/:courseSeq/payment',
    path: '/classes/7/payment',
  })
  site.answers(getPaymentInfo, { ...info(60_000), hasCardOptions: true })
  site.refuses(pay, 'SOLD_OUT')
  await site.user.selectOptions(await screen.findByLabelText('카드사'), '신한카드')
  await site.user.selectOptions(screen.getByLabelText('할부'), '3개월')
  await site.user.click(screen.getByRole('checkbox'))
  const [press] = screen.getAllByRole('button', { name: /결제하기/ })
  if (press) await site.user.click(press)
  expect(await screen.findByText('SOLD_OUT')).toBeVisible()
  expect(site.requests.find(({ name }) => name === nameOf(pay))?.call).toMatchObject({
    body: { cardCompany: 'SHINHAN', instalmentMonths: 3 },
  })
})

test('below 50,000 won only the company can be chosen', async () => {
  const site = renderSite(<PaymentScreen />, {
    session: aMember(),
    route: '/classes/:courseSeq/payment',
    path: '/classes/7/payment',
  })
  site.answers(getPaymentInfo, { ...info(49_000), hasCardOptions: true })
  expect(await screen.findByLabelText('카드사')).toBeVisible()
  expect(screen.queryByLabelText('할부')).toBeNull()
})

test('a free place in a class that is gone is not taken for one', async () => {
  const site = renderSite(<PaymentScreen />, {
    session: aMember(),
    route: '/classes/:courseSeq/payment',
    path: '/classes/7/payment',
  })
  site.answers(getPaymentInfo, info(0))
  site.refuses(enrolFree, 'CLASS_GONE')
  const [press] = await screen.findAllByRole('button', { name: /신청|시작|무료/ })
  if (press) await site.user.click(press)

  expect(await screen.findByText('CLASS_GONE')).toBeVisible()
  expect(site.router.state.location.pathname).toBe('/classes/7/payment')
})
