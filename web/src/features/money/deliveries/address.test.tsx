import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { getPaymentInfo, pay } from 'contract/money/orders/api'
import { nameOf } from 'contract/http/endpoint'
import { aPaymentInfo } from '../../../testing/orders.ts'
import { aMember } from '../../../testing/people.ts'
import { renderSite } from '../../../testing/render-site.tsx'
import { PaymentScreen } from '../orders/PaymentScreen.tsx'

const address = {
  recipient: '김미나',
  phone: '01098765432',
  zipcode: '04524',
  addr1: '서울특별시 중구 세종대로 110',
  addr2: '3층',
  memo: '',
}
type Info = Parameters<typeof aPaymentInfo>[0]
function open(info: Info) {
  const site = renderSite(<PaymentScreen />, {
    session: aMember(),
    route: '/classes/:courseSeq/payment',
    path: '/classes/7/payment',
  })
  site.answers(getPaymentInfo, aPaymentInfo(info))
  const press = async () => {
    const [button] = await screen.findAllByRole('button', { name: '30,000원 결제하기' })
    if (button) await site.user.click(button)
  }
  const sent = () =>
    site.requests
      .filter(({ name }) => name === nameOf(pay))
      .map(({ call }) => (call as { body: object }).body)
  return { ...site, press, sent }
}

test('an order without goods asks for no address and sends none', async () => {
  const { user, press, sent, refuses } = open({})
  await user.click(await screen.findByLabelText(/결제에 동의합니다/))
  expect(screen.queryByRole('region', { name: '배송지' })).toBeNull()
  refuses(pay, 'SOLD_OUT')
  await press()
  expect(sent()[0]).not.toHaveProperty('address')
})

test('goods need a complete address before anything is paid', async () => {
  const { user, press, sent, refuses } = open({
    deliveryCd: '00',
    orderer: { name: '서윤', email: 'seoyun@example.com', phone: '01011112222' },
  })
  await user.click(await screen.findByLabelText(/결제에 동의합니다/))
  await press()
  expect(screen.getByText('배송지를 확인해 주십시오.')).toBeVisible()
  expect(screen.getByLabelText('우편번호')).toHaveAccessibleDescription('우편번호 5자리를 입력해 주십시오.')
  expect(sent()).toEqual([])

  await user.click(screen.getByRole('button', { name: '주문자 정보와 동일하게' }))
  expect(screen.getByLabelText('받는 사람')).toHaveValue('서윤')
  await user.type(screen.getByLabelText('우편번호'), '045-24')
  await user.type(screen.getByLabelText('주소'), address.addr1)
  refuses(pay, 'SOLD_OUT')
  await press()
  expect(sent()).toMatchObject([
    {
      address: { recipient: '서윤', phone: '01011112222', zipcode: '04524', addr1: address.addr1, addr2: '' },
    },
  ])
})

test('the address of the last order is filled in', async () => {
  const { user, press, sent, refuses } = open({ deliveryCd: '00', address })
  await user.click(await screen.findByLabelText(/결제에 동의합니다/))
  expect(screen.getByLabelText('받는 사람 연락처')).toHaveValue('010-9876-5432')
  refuses(pay, 'SOLD_OUT')
  await press()
  expect(sent()).toMatchObject([{ address }])
})

test('goods that were added meanwhile ask for the address', async () => {
  const { user, press, answers, refuses } = open({})
  await user.click(await screen.findByLabelText(/결제에 동의합니다/))
  refuses(pay, 'DELIVERY_ADDRESS_NEEDED')
  answers(getPaymentInfo, aPaymentInfo({ deliveryCd: '00' }))
  await press()
  expect(await screen.findByRole('region', { name: '배송지' })).toBeVisible()
})
