import { screen } from '@testing-library/react'
import { getCourseSettings } from 'contract/teaching/courses/api'
import { submitCourse } from 'contract/teaching/courses/state.api'
import { permissionsOf } from 'contract/http/permissions'
import { expect, test } from 'vitest'
import { someSettings } from '../../../../testing/classes.ts'
import { aMember } from '../../../../testing/people.ts'
import { renderSite } from '../../../../testing/render-site.tsx'
import { currentToasts } from '../../../../ui/layers/toast.ts'
import { ClassSettingsShell } from './ClassSettingsShell.tsx'

const owner = { ...aMember('하루'), userTypeCd: 'OWN' as const, roles: permissionsOf('OWN') }
const draft = someSettings({ state: 'DRAFT', title: '저녁 요가', missing: [], reviewHours: 0 })

function aShell() {
  const path = `/classes/${draft.courseSeq}/settings/people`
  const site = renderSite(<ClassSettingsShell />, {
    path,
    route: '/classes/:courseSeq/settings/*',
    session: owner,
  })
  site.answers(getCourseSettings, draft)
  return site
}

test('publishing ends with the address, its QR code and the share buttons; later one press shows them', async () => {
  const { user, answers } = aShell()
  answers(submitCourse, { state: 'PUBLISHED' })
  const published = { ...draft, state: 'PUBLISHED' as const, publicCd: '00' as const }
  answers(getCourseSettings, published)
  await user.click(await screen.findByRole('button', { name: '공개하기' }))

  expect(await screen.findByRole('heading', { name: '클래스를 공개했어요' })).toBeVisible()
  const url = `http://demo.localhost:3000/classes/${draft.courseSeq}`
  expect(screen.getByRole('textbox', { name: '공유할 주소' })).toHaveValue(url)
  expect(screen.getByRole('img', { name: 'QR 코드' })).toBeVisible()
  expect(screen.getByRole('link', { name: '페이스북' })).toBeVisible()
  await user.click(screen.getByRole('button', { name: '닫기' }))
  await user.click(screen.getByRole('button', { name: '공유하기' }))
  expect(await screen.findByRole('textbox', { name: '공유할 주소' })).toHaveValue(url)
})

test('a class under review shows no share buttons', async () => {
  const { user, answers } = aShell()
  answers(submitCourse, { state: 'SUBMITTED' })
  answers(getCourseSettings, { ...draft, state: 'SUBMITTED' })
  await user.click(await screen.findByRole('button', { name: '공개하기' }))
  await expect
    .poll(() => currentToasts().map(({ text }) => text))
    .toContainEqual(expect.stringContaining('심사'))
  expect(screen.queryByRole('img', { name: 'QR 코드' })).toBeNull()
  expect(screen.queryByRole('button', { name: '공유하기' })).toBeNull()
})
