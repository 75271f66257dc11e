import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { getSecondFactors } from 'contract/people/mfa/api'
import { aMember } from '../../../testing/people.ts'
import { renderSite } from '../../../testing/render-site.tsx'
import { AccountSecurity } from './AccountSecurity.tsx'

test('a second factor that could not be loaded is said, and loaded on another try', async () => {
  const { refuses, answers, user } = renderSite(<AccountSecurity />, { session: aMember() })
  refuses(getSecondFactors, 'SOMETHING_BROKE')
  expect(await screen.findByRole('alert')).toHaveTextContent('2단계 인증 정보를 불러오지 못했어요.')
  expect(screen.getByRole('link', { name: '계정 보안으로 가기' })).toBeVisible()

  answers(getSecondFactors, { list: [], recoveryCodes: 0 })
  await user.click(screen.getByRole('button', { name: '다시 시도' }))
  expect(await screen.findByText('사용 안 함')).toBeVisible()
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})
