import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import {
  addFormItem,
  changeFormItem,
  createForm,
  getForm,
  listForms,
  publishForm,
  updateForm,
} from 'contract/growth/forms/api'
import { listFormEvents, saveFormEvents } from 'contract/growth/forms/events.api'
import { listFormResponses, summarizeFormResponses } from 'contract/growth/forms/responses.api'
import { listAdminCourses } from 'contract/teaching/courses/api'
import { nameOf, type Endpoint } from 'contract/http/endpoint'
import { aCard, notTrashed } from '../../../testing/classes.ts'
import { aManager } from '../../../testing/people.ts'
import { renderSite } from '../../../testing/render-site.tsx'
import { aSeq } from '../../../testing/things.ts'
import type { Form } from './settings/form-settings.api.ts'
import { FormEditScreen } from './settings/FormEditScreen.tsx'
import { FormListScreen } from './settings/FormListScreen.tsx'

const formSeq = aSeq('form')
const session = aManager('SITE_FORM_READ', 'SITE_FORM_CREATE', 'SITE_FORM_UPDATE', 'SITE_FORM_DELETE')
const line = {
  formSeq,
  formId: 'open-day',
  title: '오픈데이 신청',
  state: 'PUBLISHED' as const,
  status: 'OPEN' as const,
  startsAt: null,
  endsAt: null,
  responseCount: 12,
  maxResponses: 30,
  updatedAt: '2026-11-20T03:00:00Z',
}
const name = {
  formItemSeq: 1 as never,
  itemType: 'SHORT_TEXT' as const,
  label: '이름',
  helpText: '',
  isRequired: true,
  options: [],
  agreeKind: null,
  agreeText: '',
}
const aForm = (more: Partial<Form> = {}): Form => ({
  ...line,
  description: '',
  answerMode: 'MOD_N',
  isLoginRequired: false,
  isEnrolling: false,
  publishedVersion: 1,
  hasUnpublishedChanges: false,
  items: [name, { ...name, formItemSeq: 2 as never, label: '연락처', itemType: 'PHONE_NUMBER' }],
  ...more,
})
const edited = (tab: string) =>
  renderSite(<FormEditScreen />, {
    session,
    route: '/settings/form/:formSeq/edit/:tab',
    path: `/settings/form/${formSeq}/edit/${tab}`,
  })
const sent = (requests: { name: string; call: unknown }[], endpoint: Endpoint) =>
  requests.filter((one) => one.name === nameOf(endpoint)).map(({ call }) => call)

test('the list says of each form whether it is open and how many answered', async () => {
  const { answers } = renderSite(<FormListScreen />, { session, path: '/settings/form' })
  answers(listForms, { list: [line], total: 1 })
  const row = await screen.findByRole('row', { name: /오픈데이 신청/ })
  expect(within(row).getByText('응답 받는 중')).toBeVisible()
  expect(within(row).getByText('12/30건')).toBeVisible()
})

test('a site without forms reads what they are for, and makes the first', async () => {
  const { answers, user, router } = renderSite(<FormListScreen />, { session, path: '/settings/form' })
  answers(listForms, { list: [], total: 0 })
  expect(await screen.findByText('아직 만든 양식이 없어요')).toBeVisible()
  await user.click(screen.getByRole('button', { name: '양식 만들기' }))
  const dialog = await screen.findByRole('dialog', { name: '새 양식' })
  await user.type(within(dialog).getByLabelText('제목'), '설문')
  answers(createForm, { formSeq })
  answers(listForms, { list: [], total: 0 })
  await user.click(within(dialog).getByRole('button', { name: '양식 만들기' }))
  await expect.poll(() => router.state.location.pathname).toBe(`/settings/form/${formSeq}/edit/screen`)
})

test('a question that is being written stands in the preview beside it', async () => {
  const { answers, user, requests } = edited('screen')
  answers(getForm, aForm())
  await user.click(await screen.findByRole('button', { name: '항목 추가' }))
  await user.click(await screen.findByRole('menuitem', { name: '하나 선택' }))
  await user.type(screen.getByLabelText('질문'), '요일')
  const preview = screen.getByRole('complementary', { name: '실시간 미리보기' })
  expect(within(preview).getByRole('group', { name: /요일/ })).toBeVisible()
  expect(within(preview).getByLabelText('선택지 1')).toBeVisible()
  answers(addFormItem, { formItemSeq: 3 as never })
  answers(getForm, aForm())
  await user.click(screen.getByRole('button', { name: '저장' }))
  await expect
    .poll(() => sent(requests, addFormItem))
    .toMatchObject([{ body: { itemType: 'SINGLE_CHOICE', label: '요일', options: [{ label: '선택지 1' }] } }])
})

test('an item without its text is not saved', async () => {
  const { answers, user, requests } = edited('screen')
  answers(getForm, aForm())
  await user.click(await screen.findByRole('button', { name: '이름 편집' }))
  await user.clear(screen.getByLabelText('질문'))
  await user.click(screen.getByRole('button', { name: '저장' }))
  expect(screen.getByLabelText('질문')).toHaveAccessibleDescription('내용을 적어 주세요.')
  expect(requests).toHaveLength(1)
})

test('every item has a handle that says how the keyboard moves it', async () => {
  const { answers } = edited('screen')
  answers(getForm, aForm())
  const grip = await screen.findByRole('button', { name: '연락처 순서 바꾸기' })
  expect(grip).toHaveAccessibleDescription(/스페이스 키로 들고/)
})

test('changed questions are published with one press', async () => {
  const { answers, user, requests } = edited('screen')
  answers(getForm, aForm({ hasUnpublishedChanges: true }))
  expect(await screen.findByText(/다시 게시해야/)).toBeVisible()
  answers(publishForm, null)
  answers(getForm, aForm())
  await user.click(screen.getByRole('button', { name: '바뀐 질문 게시' }))
  await expect.poll(() => sent(requests, publishForm)).toHaveLength(1)
})

test('general settings name their faults, and are saved otherwise', async () => {
  const { answers, user, requests } = edited('general')
  answers(getForm, aForm())
  const address = await screen.findByLabelText('주소')
  await user.clear(address)
  await user.type(address, 'ab')
  await user.click(screen.getByRole('button', { name: '저장하기' }))
  expect(address).toHaveAccessibleDescription(/영문 소문자나 숫자로/)
  await user.type(address, 'c-2026')
  await user.click(screen.getByRole('radio', { name: /여러 번/ }))
  answers(updateForm, null)
  answers(getForm, aForm({ formId: 'abc-2026', answerMode: 'DUP_Y' }))
  await user.click(screen.getByRole('button', { name: '저장하기' }))
  await expect
    .poll(() => sent(requests, updateForm))
    .toMatchObject([{ body: { formId: 'abc-2026', answerMode: 'DUP_Y', maxResponses: 30, startsAt: null } }])
})

test('responses show what all chose, and each by itself in its own wording', async () => {
  const { answers, user } = edited('response')
  answers(getForm, aForm())
  answers(summarizeFormResponses, {
    total: 2,
    items: [
      {
        formItemSeq: 5 as never,
        itemType: 'SINGLE_CHOICE',
        label: '요일',
        answeredCount: 2,
        counts: [
          { key: 'a', label: '토요일', count: 2 },
          { key: 'b', label: '일요일', count: 0 },
        ],
        average: null,
        texts: [],
      },
    ],
  })
  answers(listFormResponses, {
    list: [
      {
        formResponseSeq: aSeq('form-response'),
        version: 1,
        name: '미나',
        submittedAt: '2026-11-20T03:00:00Z',
        modifiedAt: null,
        enrolment: { state: 'REFUSED', reason: '정원이 모두 찼습니다.' },
        answers: [
          { formItemSeq: 1 as never, itemType: 'SHORT_TEXT', label: '성함', text: '김미나', files: [] },
          { formItemSeq: 2 as never, itemType: 'PHONE_NUMBER', label: '연락처', text: '', files: [] },
        ],
      },
    ],
    columns: [{ formItemSeq: 1 as never, label: '이름' }],
    hasEnrolments: true,
    total: 1,
    nextBefore: null,
  })
  const chart = await screen.findByRole('region', { name: '요일' })
  expect(within(chart).getByText('2 (100%)')).toBeVisible()
  await user.click(await screen.findByRole('button', { name: '미나 응답 보기' }))
  const sheet = await screen.findByRole('dialog', { name: '미나' })
  expect(within(sheet).getByText('정원이 모두 찼습니다.')).toBeVisible()
  expect(within(sheet).getByText('성함')).toBeVisible()
  expect(within(sheet).getByText('답하지 않음')).toBeVisible()
})

test('a form without responses says how to get some', async () => {
  const { answers } = edited('response')
  answers(getForm, aForm({ responseCount: 0 }))
  expect(await screen.findByText('아직 응답이 없어요')).toBeVisible()
})

test('what happens afterwards is switched on one by one, and saved once it is complete', async () => {
  const { answers, user, requests } = edited('event')
  answers(getForm, aForm())
  answers(listFormEvents, { list: [{ action: 'NOTIFY', isMailed: false }] })
  expect(await screen.findByRole('checkbox', { name: '알림 보내기' })).toBeChecked()
  await user.click(screen.getByRole('checkbox', { name: '다른 페이지로 보내기' }))
  const url = screen.getByLabelText('이동할 주소')
  await user.type(url, 'http://example.com')
  await user.click(screen.getByRole('button', { name: '저장하기' }))
  expect(url).toHaveAccessibleDescription(/https 주소를 적어/)
  await user.clear(url)
  await user.type(url, '/classes')
  answers(saveFormEvents, null)
  await user.click(screen.getByRole('button', { name: '저장하기' }))
  await expect
    .poll(() => sent(requests, saveFormEvents))
    .toMatchObject([
      {
        body: {
          list: [
            { action: 'REDIRECT', url: '/classes' },
            { action: 'NOTIFY', isMailed: false },
          ],
        },
      },
    ])
})

test('a class in which people are enrolled is one that is free', async () => {
  const { answers, user, requests } = renderSite(<FormEditScreen />, {
    session: aManager('SITE_FORM_READ', 'SITE_FORM_UPDATE', 'SITE_CLASS_READ'),
    route: '/settings/form/:formSeq/edit/:tab',
    path: `/settings/form/${formSeq}/edit/event`,
  })
  answers(getForm, aForm())
  answers(listFormEvents, { list: [] })
  const listed = { ...notTrashed, lifecycle: 'RECRUITING' as const, createdAt: '2026-11-01T00:00:00Z' }
  const free = { ...aCard({ title: '무료 체험', fareCd: '00', price: 0 }), ...listed }
  const paid = { ...aCard({ title: '유료 정규반', fareCd: '01', price: 30_000 }), ...listed }
  answers(listAdminCourses, { list: [free, paid], total: 2 })
  await user.click(await screen.findByRole('checkbox', { name: '제출하면 클래스를 신청하기' }))
  const select = await screen.findByLabelText('무료 클래스')
  expect(within(select).queryByRole('option', { name: '유료 정규반' })).toBeNull()
  await user.selectOptions(select, '무료 체험')
  answers(saveFormEvents, null)
  await user.click(screen.getByRole('button', { name: '저장하기' }))
  await expect
    .poll(() => sent(requests, saveFormEvents))
    .toMatchObject([{ body: { list: [{ action: 'ENROL', courseSeq: free.courseSeq }] } }])
})

test('staff show a question only to who chose an answer before', async () => {
  const options = [
    { key: 'yes', label: '네' },
    { key: 'no', label: '아니요' },
  ]
  const choice = {
    ...name,
    formItemSeq: 7 as never,
    itemType: 'SINGLE_CHOICE' as const,
    label: '처음인가요?',
    options,
  }
  const why = { ...name, formItemSeq: 8 as never, label: '언제였나요?' }
  const { answers, user, requests } = renderSite(<FormEditScreen />, {
    session,
    path: `/settings/form/${formSeq}/edit/screen`,
    route: '/settings/form/:formSeq/edit/:tab',
  })
  answers(getForm, aForm({ items: [choice, why] }))
  await user.click(await screen.findByRole('button', { name: '언제였나요? 편집' }))
  await user.selectOptions(screen.getByLabelText('보이는 조건'), '‘처음인가요?’ 답변에 따라 보이기')
  await user.click(screen.getByRole('button', { name: '저장' }))
  expect(screen.getByText('답변을 하나 이상 골라 주세요.')).toBeVisible()
  await user.click(screen.getByRole('checkbox', { name: '아니요' }))
  answers(changeFormItem, null)
  const showIf = { formItemSeq: choice.formItemSeq, optionKeys: ['no'] }
  answers(getForm, aForm({ items: [choice, { ...why, showIf }] }))
  await user.click(screen.getByRole('button', { name: '저장' }))
  expect(await screen.findByText(/조건부/)).toBeVisible()
  expect(requests.find((one) => one.name === nameOf(changeFormItem))?.call).toMatchObject({
    body: { showIf },
  })
})
