import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { getCertificate } from 'contract/learning/certificates/api'
import { aMember } from '../../../testing/people.ts'
import { renderSite } from '../../../testing/render-site.tsx'
import { aSeq } from '../../../testing/things.ts'
import { CertificateScreen } from './CertificateScreen.tsx'

const courseSeq = aSeq('course')
const unearned = { courseSeq, title: '새벽 달리기', percent: 40, minPercent: 100, certificate: null }

test.each([
  ['CLASS', `/classes/${courseSeq}/classroom/first`],
  ['CHALLENGE', `/classes/${courseSeq}/challenge`],
  ['PACKAGE', '/me/classes'],
] as const)('until it is earned, the certificate of a %s leads to %s', async (productKind, path) => {
  const { answers } = renderSite(<CertificateScreen />, {
    session: aMember(),
    route: '/me/certificates/:attendSeq',
    path: '/me/certificates/7',
  })
  answers(getCertificate, { ...unearned, productKind })
  expect(await screen.findByText('아직 수료증을 받을 수 없어요')).toBeVisible()
  const counted = productKind === 'CHALLENGE' ? /미션을 100% 이상/ : /강의를 100% 이상/
  expect(screen.getByText(counted)).toBeVisible()
  expect(screen.getByRole('link', { name: '이어서 보기' })).toHaveAttribute('href', path)
})
