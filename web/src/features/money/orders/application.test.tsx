import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { getPaymentInfo } from 'contract/money/orders/api'
import { applyForPlace } from 'contract/workflows/admissions/applications.api'
import { aMember } from '../../../testing/people.ts'
import { renderSite } from '../../../testing/render-site.tsx'
import { aPaymentInfo } from '../../../testing/orders.ts'
import { aSeq } from '../../../testing/things.ts'
import { PaymentScreen } from './PaymentScreen.tsx'
import type { PaymentInfo } from './payment-info.ts'

const info = aPaymentInfo({ seatsLeft: 0, wait: 'LIST', waitCnt: 2 })
const open = (known: Partial<PaymentInfo> = {}) => {
  const site = renderSite(<PaymentScreen />, {
    session: aMember(),
    route: '/classes/:courseSeq/payment',
    path: `/classes/${info.courseSeq}/payment?ps=00`,
  })
  site.answers(getPaymentInfo, { ...info, ...known })
  return site
}

test('the waitlist takes no payment: the user reads how many wait, and joins it', async () => {
  const { user, answers, requests, router } = open()
  const [press] = await screen.findAllByRole('button', { name: '대기 신청하기' })
  expect(screen.getByText('2명')).toBeVisible()
  expect(screen.queryByRole('checkbox')).toBeNull()
  answers(applyForPlace, { attendSeq: aSeq('enrolment') })
  if (press) await user.click(press)
  await waitFor(() => expect(router.state.location.pathname).toBe(`/classes/${info.courseSeq}`))
  const applicant = { name: '서윤', email: 'seoyun@example.com', phone: '' }
  const body = { ...applicant, classSeq: info.classSeq, skipAttendCheck: false }
  expect(requests).toContainEqual(expect.objectContaining({ call: expect.objectContaining({ body }) }))
})

test('an approved applicant pays, and reads the deadline', async () => {
  open({ wait: null, payUntil: '2026-11-24T11:00:00Z' })
  expect(await screen.findByText('11월 24일(화) 20:00까지 결제하면 자리가 정해집니다.')).toBeVisible()
})
