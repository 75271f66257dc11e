import { useParams } from 'react-router'
import { Head } from '../../../platform/Head.tsx'
import { useSite } from '../../../platform/site.tsx'
import { formatDate } from '../../../platform/time.ts'
import { useMessages } from '../../../platform/words/use-messages.ts'
import { Button } from '../../../ui/Button.tsx'
import { Empty } from '../../../ui/Empty.tsx'
import { KV, KVList } from '../../../ui/KV.tsx'
import { useVerified } from './certificates.api.ts'
import { certificateMessages } from './certificates.messages.ts'
import css from './Certificates.module.css'

/** Lets anyone check whether this site issued a certificate. */
export function VerifyScreen() {
  const t = useMessages(certificateMessages)
  const { language } = useSite()
  const { data } = useVerified(useParams()['certificateNo'] ?? '')
  if (!data) return <main id="main" />
  const { isValid, name, title, siteName, issuedAt, certificateNo } = data
  return (
    <main id="main" className={`wrap ${css.page}`}>
      <Head title={t('title')} isPrivate />
      <div className={css.result}>
        <h1 data-valid={isValid}>{t(isValid ? 'valid' : 'invalid')}</h1>
        <p>{isValid ? t('validText', { site: siteName }) : t('invalidText')}</p>
        <KVList>
          <KV k={t('name')} v={name} />
          <KV k={t('course')} v={title} />
          <KV k={t('issuedAt')} v={formatDate(issuedAt, language)} />
          <KV k={t('number')} v={certificateNo} />
        </KVList>
      </div>
    </main>
  )
}

export function CertificateUnknown() {
  const t = useMessages(certificateMessages)
  return (
    <main id="main" className={`wrap ${css.page}`}>
      <Head title={t('title')} isPrivate />
      <Empty
        isPage
        title={t('unknown')}
        text={t('unknownText')}
        action={<Button href="/">{t('home')}</Button>}
      />
    </main>
  )
}
