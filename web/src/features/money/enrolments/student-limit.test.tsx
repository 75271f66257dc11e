import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { nameOf } from 'contract/http/endpoint'
import * as api from 'contract/money/enrolments/student-limit.api'
import { aManager } from '../../../testing/people.ts'
import { renderSite } from '../../../testing/render-site.tsx'
import { aSeq } from '../../../testing/things.ts'
import { LimitsScreen } from './LimitsScreen.tsx'
import { StudentLimitNote } from './StudentLimitNote.tsx'

const site = (studentLimit: number | null) => ({
  channelSeq: aSeq('channel'),
  name: '온결요가',
  domain: 'http://demo.localhost:3000',
  studentCount: 48,
  studentLimit,
})

test('the operator sets the limit of a site and lifts it', async () => {
  const { answers, user, requests } = renderSite(<LimitsScreen />, { path: '/admin/student-limits' })
  answers(api.listStudentLimits, { list: [site(null)], total: 1 })
  expect(await screen.findByText('제한 없음')).toBeVisible()
  await user.click(screen.getByRole('button', { name: '온결요가 한도 바꾸기' }))
  const dialog = screen.getByRole('dialog', { name: '온결요가 한도 바꾸기' })
  await user.type(within(dialog).getByLabelText(/동시에 수강할 수 있는 인원/), '50')
  answers(api.setStudentLimit, null)
  answers(api.listStudentLimits, { list: [site(50)], total: 1 })
  await user.click(within(dialog).getByRole('button', { name: '저장' }))
  expect(await screen.findByText('50명')).toBeVisible()
  const call = requests.find(({ name }) => name === nameOf(api.setStudentLimit))?.call
  expect(call).toMatchObject({ body: { studentLimit: 50 } })
})

function show(studentCount: number, studentLimit: number | null) {
  const view = renderSite(<StudentLimitNote />, { session: aManager('CLASS_STUDENT_READ') })
  view.answers(api.getStudentLimit, { studentCount, studentLimit })
}

test('staff are warned before the limit is reached, and learn when it is', async () => {
  show(10, 50)
  expect(await screen.findByText(/50명 중 10명/)).toBeVisible()
  show(45, 50)
  expect(await screen.findByText(/지금 45명이 수강 중이에요/)).toBeVisible()
  show(50, 50)
  expect(await screen.findByText('동시에 수강할 수 있는 50명이 모두 찼어요')).toBeVisible()
})
