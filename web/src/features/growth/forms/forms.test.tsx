import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { nameOf } from 'contract/http/endpoint'
import type { FormItem } from 'contract/growth/forms/schemas'
import { enterForm, previewForm, showForm, submitForm } from 'contract/growth/forms/submit.api'
import { aManager, aMember, aStranger } from '../../../testing/people.ts'
import { renderSite } from '../../../testing/render-site.tsx'
import { aSeq } from '../../../testing/things.ts'
import type { FormEntry, FormOutcome, PublicForm } from './form-page.api.ts'
import { FormPreviewScreen } from './FormPreviewScreen.tsx'
import { FormScreen } from './FormScreen.tsx'

let last = 0
const item = (itemType: FormItem['itemType'], more: Partial<FormItem> = {}): FormItem => ({
  formItemSeq: (last += 1) as FormItem['formItemSeq'],
  itemType,
  label: itemType,
  helpText: '',
  isRequired: false,
  options: [],
  agreeKind: null,
  agreeText: '',
  ...more,
})
const name = item('SHORT_TEXT', { label: '이름', isRequired: true })
const phone = item('PHONE_NUMBER', { label: '연락처' })
const mail = item('EMAIL', { label: '이메일' })
const agree = item('AGREE', {
  label: '개인정보 수집에 동의합니다',
  isRequired: true,
  agreeKind: 'privacy',
  agreeText: '이름과 연락처를 모읍니다.',
})
const aForm = (more: Partial<PublicForm> = {}): PublicForm => ({
  formId: 'open-day',
  title: '오픈데이 신청',
  description: '함께해요',
  version: 3,
  status: 'OPEN',
  isLoginRequired: false,
  answerMode: 'MOD_N',
  startsAt: null,
  endsAt: null,
  enrolsIn: null,
  items: [name, phone, mail, agree],
  ...more,
})

const at = { route: '/forms/:formId', path: '/forms/open-day' }
function opened(
  form: PublicForm,
  entry: Partial<FormEntry> = {},
  options: Parameters<typeof renderSite>[1] = {},
) {
  const site = renderSite(<FormScreen />, { ...at, ...options })
  site.answers(showForm, form)
  site.answers(enterForm, { form, ticket: 'ticket', submittedAt: null, answers: null, files: [], ...entry })
  return site
}
const nextButton = () => screen.getByRole('button', { name: '다음' })
const sendButton = () => screen.findByRole('button', { name: '제출하기' })

test('a wrong answer is named at its field, and nothing is sent before all are right', async () => {
  const { user, requests } = opened(aForm())
  await user.type(await screen.findByLabelText(/연락처/), '010-12')
  await user.type(screen.getByLabelText(/이메일/), 'mina@example.museum')
  await user.click(await sendButton())
  expect(screen.getByLabelText(/이름/)).toHaveFocus()
  expect(screen.getByLabelText(/이름/)).toHaveAccessibleDescription('꼭 답해 주세요.')
  expect(screen.getByLabelText(/연락처/)).toBeInvalid()
  expect(screen.getByLabelText(/이메일/)).toBeInvalid()
  expect(screen.getByRole('alert')).toHaveTextContent('고칠 곳이 4개')
  expect(requests.map((one) => one.name)).not.toContain(nameOf(submitForm))
})

test('answers are sent as they are stored, with the version that was read', async () => {
  const { user, answers, requests } = opened(aForm())
  await user.type(await screen.findByLabelText(/이름/), '미나')
  await user.type(screen.getByLabelText(/연락처/), '010-1234-5678')
  await user.click(screen.getByRole('checkbox'))
  answers(submitForm, { message: '토요일에 만나요', redirectUrl: null, enrolment: null })
  answers(enterForm, {
    form: aForm(),
    ticket: 'another',
    submittedAt: '2026-11-21T03:00:00Z',
    answers: null,
    files: [],
  })
  const busy = screen.findByRole('button', { name: '제출 중...' })
  await user.click(await sendButton())
  await busy
  expect(await screen.findByText('제출했어요', {}, { timeout: 5000 })).toBeVisible()
  expect(screen.getByText('토요일에 만나요')).toBeVisible()
  expect(document.activeElement).toHaveTextContent('제출했어요')
  expect(requests.filter((one) => one.name === nameOf(submitForm)).map(({ call }) => call)).toMatchObject([
    {
      body: {
        version: 3,
        ticket: 'ticket',
        website: '',
        answers: [{ value: '미나' }, { value: '01012345678' }, { value: true }],
      },
    },
  ])
})

test('the terms of an agreement open above the form', async () => {
  const { user } = opened(aForm())
  await user.click(await screen.findByRole('button', { name: /약관 보기/ }))
  expect(await screen.findByRole('dialog', { name: '개인정보 수집·이용 동의' })).toHaveTextContent(
    '이름과 연락처를 모읍니다.',
  )
})

test.each([
  [{ status: 'CLOSED', items: [] }, {}, '마감된 양식이에요'],
  [{ status: 'FULL' }, {}, '마감된 양식이에요'],
  [{ status: 'NOT_BEGUN', items: [], startsAt: '2026-12-01T00:00:00Z' }, {}, '아직 시작하지 않았어요'],
  [{ isLoginRequired: true, items: [] }, {}, '로그인하고 답해 주세요'],
  [{}, { submittedAt: '2026-11-20T03:00:00Z' }, '이미 제출한 양식이에요'],
] as const)('a form that is not answered says why: %j %j', async (form, entry, title) => {
  opened(aForm({ ...form, items: [...('items' in form ? form.items : [name])] }), entry)
  expect(await screen.findByText(title)).toBeVisible()
  expect(screen.queryByRole('button', { name: '제출하기' })).toBeNull()
})

test('one’s own answers come back where they may be changed', async () => {
  opened(aForm({ answerMode: 'MOD_Y' }), {
    submittedAt: '2026-11-20T03:00:00Z',
    answers: [{ formItemSeq: name.formItemSeq, value: '미나' }],
  })
  expect(await screen.findByDisplayValue('미나')).toBeVisible()
  expect(screen.getByRole('button', { name: '다시 제출하기' })).toBeEnabled()
})

test('every kind of question has a labelled field', async () => {
  const options = [
    { key: 'a', label: '빨강' },
    { key: 'b', label: '파랑' },
  ]
  opened(
    aForm({
      items: [
        item('SECTION', { label: '두 번째 장' }),
        item('LONG_TEXT', { label: '소개' }),
        item('MULTIPLE_CHOICE', { label: '여럿', options }),
        item('SINGLE_CHOICE', { label: '하나', options }),
        item('DROPDOWN', { label: '목록', options }),
        item('NUMBER', { label: '나이' }),
        item('DATE', { label: '생일' }),
        item('RATING', { label: '만족도' }),
      ],
    }),
  )
  expect(await screen.findByRole('heading', { name: '두 번째 장' })).toBeVisible()
  for (const label of [/소개/, /목록/, /나이/, /생일/]) expect(screen.getByLabelText(label)).toBeVisible()
  expect(screen.getAllByRole('checkbox')).toHaveLength(2)
  expect(screen.getByRole('group', { name: /하나/ })).toBeVisible()
  expect(screen.getByRole('radio', { name: '5점 중 5점' })).toBeInTheDocument()
})

test('staff see a draft as it will look, and cannot send it', async () => {
  const { answers } = renderSite(<FormPreviewScreen />, {
    session: aManager(),
    route: '/forms/:formId/preview',
    path: '/forms/open-day/preview',
  })
  answers(previewForm, { formSeq: aSeq('form'), title: '오픈데이 신청', description: '', items: [name] })
  expect(await screen.findByLabelText('이름')).toBeVisible()
  expect(screen.getByRole('button', { name: '제출하기' })).toBeDisabled()
})

test('a question appears with the answer that it depends on', async () => {
  const options = [
    { key: 'yes', label: '네' },
    { key: 'no', label: '아니요' },
  ]
  const choice = item('SINGLE_CHOICE', { label: '처음인가요?', options })
  const showIf = { formItemSeq: choice.formItemSeq, optionKeys: ['no'] }
  const more = item('SHORT_TEXT', { label: '언제였나요?', isRequired: true, showIf })
  const { user, answers, requests } = opened(aForm({ items: [choice, more] }))
  expect(await screen.findByRole('radio', { name: '네' })).toBeVisible()
  expect(screen.queryByLabelText(/언제였나요/)).toBeNull()
  await user.click(screen.getByRole('radio', { name: '아니요' }))
  await user.type(screen.getByLabelText(/언제였나요/), '작년')
  await user.click(screen.getByRole('radio', { name: '네' }))
  expect(screen.queryByLabelText(/언제였나요/)).toBeNull()
  answers(submitForm, { message: null, redirectUrl: null, enrolment: null })
  const form = aForm({ items: [choice, more] })
  answers(enterForm, {
    form,
    ticket: 'another',
    submittedAt: '2026-11-21T03:00:00Z',
    answers: null,
    files: [],
  })
  await user.click(await sendButton())
  expect(await screen.findByText('제출했어요', {}, { timeout: 5000 })).toBeVisible()
  expect(requests.find((one) => one.name === nameOf(submitForm))?.call).toMatchObject({
    body: { answers: [{ formItemSeq: choice.formItemSeq, value: 'yes' }] },
  })
})

const enrolsIn = { courseSeq: aSeq('course'), title: '처음 만나는 도예' }
const sendEnrolling = async (enrolment: FormOutcome['enrolment']) => {
  const form = aForm({ enrolsIn, isLoginRequired: true, items: [name] })
  const site = opened(form, {}, { session: aMember() })
  await site.user.type(await screen.findByLabelText(/이름/), '미나')
  expect(screen.getByText('제출하면 ‘처음 만나는 도예’에 바로 신청돼요.')).toBeVisible()
  site.answers(submitForm, { message: null, redirectUrl: '/main', enrolment })
  site.answers(enterForm, {
    form,
    ticket: 'another',
    submittedAt: '2026-11-21T03:00:00Z',
    answers: null,
    files: [],
  })
  await site.user.click(await sendButton())
  return site
}

test('who is enrolled by answering reads why there is no place, and is not led on', async () => {
  const site = await sendEnrolling({ ...enrolsIn, state: 'REFUSED', reason: '정원이 모두 찼습니다.' })
  expect(await screen.findByText('정원이 모두 찼습니다.', {}, { timeout: 5000 })).toBeVisible()
  expect(screen.getByText(/답변은 받았지만/)).toBeVisible()
  expect(screen.getByRole('link', { name: '클래스 보기' })).toHaveAttribute(
    'href',
    `/classes/${enrolsIn.courseSeq}`,
  )
  expect(site.router.state.location.pathname).toBe('/forms/open-day')
})

test('who is signed in and does not belong to the site joins it before a form that enrols', async () => {
  opened(aForm({ enrolsIn, isLoginRequired: true }), {}, { session: aStranger() })
  expect(await screen.findByText('회원만 답할 수 있어요')).toBeVisible()
  expect(screen.getByRole('link', { name: '가입하기' })).toBeVisible()
})

test('pages are answered one by one, and what is wrong keeps one on its page', async () => {
  const options = [
    { key: 'yes', label: '네' },
    { key: 'no', label: '아니요' },
  ]
  const choice = item('SINGLE_CHOICE', { label: '처음인가요?', options })
  const showIf = { formItemSeq: choice.formItemSeq, optionKeys: ['no'] }
  const items = [
    name,
    choice,
    item('PAGE', { label: '지난번 이야기' }),
    item('SHORT_TEXT', { label: '언제였나요?', isRequired: true, showIf }),
    item('PAGE', { label: '마지막으로' }),
    mail,
  ]
  const form = aForm({ items })
  const { user, answers, requests } = opened(form)
  expect(await screen.findByText('전체 2페이지 중 1페이지')).toBeInTheDocument()
  await user.click(nextButton())
  expect(screen.getByLabelText(/이름/)).toHaveFocus()
  await user.type(screen.getByLabelText(/이름/), '미나')
  await user.click(screen.getByRole('radio', { name: '아니요' }))
  expect(screen.getByText('전체 3페이지 중 1페이지')).toBeInTheDocument()
  await user.click(nextButton())
  expect(document.activeElement).toHaveTextContent('지난번 이야기')
  expect(screen.queryByLabelText(/이름/)).toBeNull()
  await user.click(nextButton())
  expect(screen.getByLabelText(/언제였나요/)).toHaveFocus()
  await user.click(screen.getByRole('button', { name: '이전' }))
  expect(screen.getByLabelText(/이름/)).toHaveValue('미나')
  await user.click(screen.getByRole('radio', { name: '네' }))
  await user.click(nextButton())
  expect(screen.getByRole('heading', { name: '마지막으로' })).toBeVisible()
  expect(screen.getByText('전체 2페이지 중 2페이지')).toBeInTheDocument()
  answers(submitForm, { message: null, redirectUrl: null, enrolment: null })
  answers(enterForm, {
    form,
    ticket: 'another',
    submittedAt: '2026-11-21T03:00:00Z',
    answers: null,
    files: [],
  })
  await user.click(await sendButton())
  expect(await screen.findByText('제출했어요', {}, { timeout: 5000 })).toBeVisible()
  expect(requests.find((one) => one.name === nameOf(submitForm))?.call).toMatchObject({
    body: { answers: [{ value: '미나' }, { value: 'yes' }] },
  })
})

test('the preview has the same pages', async () => {
  const { answers, user } = renderSite(<FormPreviewScreen />, {
    session: aManager(),
    route: '/forms/:formId/preview',
    path: '/forms/open-day/preview',
  })
  const items = [phone, item('PAGE', { label: '두 번째' }), mail]
  answers(previewForm, { formSeq: aSeq('form'), title: '오픈데이 신청', description: '', items })
  await user.click(await screen.findByRole('button', { name: '다음' }))
  expect(screen.getByLabelText(/이메일/)).toBeVisible()
  expect(screen.getByRole('button', { name: '제출하기' })).toBeDisabled()
})
