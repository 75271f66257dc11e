import { expect, test } from 'vitest'
import { standardLocale } from '../../../platform/words/site-words.ts'
import { codeMail } from './sign-in.mail.ts'

const brand = { siteName: 'Haru <Yoga>', brandColor: '#3f7355', siteUrl: 'http://haru.localhost:3000' }

test('names entered by users cannot become markup', () => {
  const { html } = codeMail({ ...brand, to: 'a@b.kr', code: '012345', locale: standardLocale('ko') })
  expect(html).toContain('Haru &#60;Yoga&#62;')
  expect(html).not.toContain('<Yoga>')
})
