import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { nameOf } from 'contract/http/endpoint'
import { answerTerms, getTerms, getTermsVersion, listTermsNews } from 'contract/people/legal/api'
import { aMember } from '../../../testing/people.ts'
import { renderSite } from '../../../testing/render-site.tsx'
import { TermsDialog } from './TermsDialog.tsx'
import { TermsNews } from './TermsNews.tsx'

const first = { kind: 'terms' as const, version: 1, effectiveAt: null, state: 'PAST' as const, summary: '' }
const second = {
  ...first,
  version: 2,
  effectiveAt: '2026-11-01T00:00:00+09:00',
  state: 'IN_FORCE' as const,
  summary: '환불을 더 자세히',
}
const texts = {
  termsData: '<p>지금 글</p>',
  privacyData: '',
  marketingData: '',
  contact: null,
  versions: [first, second],
}

test('shows the text in force, and earlier versions', async () => {
  const { answers, user } = renderSite(<TermsDialog kind="terms" onClose={() => null} />)
  answers(getTerms, texts)
  answers(getTermsVersion, { ...first, html: '<p>옛 글</p>' })

  expect(await screen.findByText('지금 글')).toBeVisible()
  await user.selectOptions(screen.getByLabelText('버전'), '1')
  expect(await screen.findByText('옛 글')).toBeVisible()
})

test('a member reads the changes, agrees if required, and is not notified again', async () => {
  const { answers, requests, user } = renderSite(<TermsNews />, { session: aMember() })
  answers(listTermsNews, { list: [{ ...second, needsConsent: true }] })
  answers(answerTerms, null)
  answers(listTermsNews, { list: [] })

  expect(await screen.findByText('이용약관이 바뀌었어요. 2026.11.01부터 시행하고 있어요.')).toBeVisible()
  expect(screen.getByText('환불을 더 자세히')).toBeVisible()
  await user.click(screen.getByRole('button', { name: '동의해요' }))

  await expect.poll(() => screen.queryByText('환불을 더 자세히')).toBeNull()
  const answer = requests.find(({ name }) => name === nameOf(answerTerms))
  expect(answer?.call).toMatchObject({ body: { manner: 'AGREED' } })
})
