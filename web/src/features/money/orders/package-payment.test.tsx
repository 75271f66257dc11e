import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { nameOf } from 'contract/http/endpoint'
import { getOrder } from 'contract/money/orders/api'
import {
  getPackageOrder,
  getPackagePaymentInfo,
  payPackage,
} from 'contract/money/orders/package-payments.api'
import { aPaymentInfo, anOrder } from '../../../testing/orders.ts'
import { aMember } from '../../../testing/people.ts'
import { renderSite } from '../../../testing/render-site.tsx'
import { aSeq } from '../../../testing/things.ts'
import { PaymentCompleteScreen } from './PaymentCompleteScreen.tsx'
import { PaymentScreen } from './PaymentScreen.tsx'

const classes = [
  { courseSeq: aSeq('course'), title: '저녁 요가', imageUrl: null },
  { courseSeq: aSeq('course'), title: '아침 명상', imageUrl: null },
]

test('the checkout of a package names its classes, and sends that a class taken before was confirmed', async () => {
  const site = renderSite(<PaymentScreen />, {
    session: aMember(),
    route: '/packages/:courseSeq/payment',
    path: '/packages/7/payment?ps=01&skipAttendCheck=true',
  })
  site.answers(getPackagePaymentInfo, aPaymentInfo({ title: '겨울 패키지', classes }))
  const contained = await screen.findByRole('list', { name: '패키지에 담긴 클래스' })
  expect(within(contained).getAllByRole('listitem')).toHaveLength(2)
  await site.user.click(screen.getByRole('checkbox', { name: /결제에 동의합니다/ }))
  site.refuses(payPackage, 'PACKAGE_CLASS_ENROLLED')
  const [button] = screen.getAllByRole('button', { name: /결제하기/ })
  if (!button) throw new Error('no button')
  await site.user.click(button)
  await waitFor(() => {
    const sent = site.requests.find(({ name }) => name === nameOf(payPackage))
    expect(sent?.call).toMatchObject({ body: { skipAttendCheck: true } })
  })
})

test('a paid package leads into the classroom of each of its classes', async () => {
  const site = renderSite(<PaymentCompleteScreen />, {
    session: aMember(),
    route: '/packages/:courseSeq/payment/complete',
    path: '/packages/7/payment/complete?orderNo=20261121-AAAA',
  })
  site.answers(getPackageOrder, { ...anOrder({ title: '겨울 패키지' }), classes })
  const opened = await screen.findByRole('region', { name: '이제 이용하실 수 있는 클래스' })
  const links = within(opened).getAllByRole('link')
  expect(links.map((link) => link.getAttribute('href'))).toEqual(
    classes.map(({ courseSeq }) => `/classes/${courseSeq}/classroom/first`),
  )
})

test('the receipt of a package moves to its own address, from links that name it as a class', async () => {
  const site = renderSite(<PaymentCompleteScreen />, {
    session: aMember(),
    route: '/:list/:courseSeq/payment/complete',
    path: '/classes/7/payment/complete?orderNo=20261121-AAAA',
  })
  site.answers(getOrder, anOrder({ productKind: 'PACKAGE' }))
  site.answers(getPackageOrder, { ...anOrder({ productKind: 'PACKAGE' }), classes })
  expect(await screen.findByRole('region', { name: '이제 이용하실 수 있는 클래스' })).toBeVisible()
  expect(screen.getByRole('link', { name: '강의실로 가기' })).toHaveAttribute('href', '/me/classes')
})
