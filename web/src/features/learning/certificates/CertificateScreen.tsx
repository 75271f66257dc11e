import { useState } from 'react'
import type { Certificate } from 'contract/learning/certificates/schemas'
import { DEFAULT_ALIAS, startPath } from 'contract/values/class-paths'
import type { AttendSeq } from 'contract/values/ids'
import { useSeq } from '../../../platform/address.ts'
import { Head } from '../../../platform/Head.tsx'
import { useSite } from '../../../platform/site.tsx'
import { formatDate } from '../../../platform/time.ts'
import { useMessages } from '../../../platform/words/use-messages.ts'
import { Button } from '../../../ui/Button.tsx'
import { Empty } from '../../../ui/Empty.tsx'
import { KV, KVList } from '../../../ui/KV.tsx'
import { toast } from '../../../ui/layers/toast.ts'
import { Spinner } from '../../../ui/Spinner.tsx'
import { useCertificate, useSavePdf } from './certificates.api.ts'
import { certificateMessages } from './certificates.messages.ts'
import css from './Certificates.module.css'

/** The learner's certificate, or the requirements that are not met. */
export function CertificateScreen() {
  const t = useMessages(certificateMessages)
  const attendSeq = useSeq('attendSeq')
  const { data, error } = useCertificate(attendSeq)
  return (
    <main id="main" className={`wrap ${css.page}`}>
      <Head title={t('title')} isPrivate />
      {error && (
        <Empty
          isPage
          title={t('missing')}
          text={t('missingText')}
          action={<Button href="/me/classes">{t('mine')}</Button>}
        />
      )}
      {!data && !error && <Spinner />}
      {data?.certificate && <Paper attendSeq={attendSeq} certificate={data.certificate} />}
      {data && !data.certificate && (
        <Empty
          isPage
          title={t('notYet')}
          text={t(data.productKind === 'CHALLENGE' ? 'notYetMissions' : 'notYetText', {
            title: data.title,
            minPercent: data.minPercent,
            percent: data.percent,
          })}
          action={<Button href={startPath({ ...data, serviceAlias: DEFAULT_ALIAS })}>{t('goOn')}</Button>}
        />
      )}
    </main>
  )
}

function Paper({ attendSeq, certificate }: { attendSeq: AttendSeq; certificate: Certificate }) {
  const t = useMessages(certificateMessages)
  const { language } = useSite()
  const save = useSavePdf(attendSeq)
  const [isSaving, setSaving] = useState(false)
  const { name, title, siteName, startedAt, issuedAt, certificateNo } = certificate
  const day = (moment: string) => formatDate(moment, language)
  const fetchPdf = () => {
    setSaving(true)
    save()
      .catch(() => toast({ text: t('saveFailed'), tone: 'error' }))
      .finally(() => setSaving(false))
  }
  return (
    <>
      <article className={css.paper}>
        <h1>{t('title')}</h1>
        <p className={css.holder}>{name}</p>
        <p>{t('body')}</p>
        <div className={css.facts}>
          <KVList>
            <KV k={t('course')} v={title} />
            <KV k={t('period')} v={`${day(startedAt ?? issuedAt)} – ${day(issuedAt)}`} />
            <KV k={t('number')} v={certificateNo} />
          </KVList>
        </div>
        <p>{day(issuedAt)}</p>
        <p className={css.site}>{siteName}</p>
      </article>
      <div className={css.actions}>
        <Button onPress={fetchPdf} loading={isSaving}>
          {t('save')}
        </Button>
        <Button variant="outline" href={`/certificates/${certificateNo}`}>
          {t('verifyPage')}
        </Button>
      </div>
    </>
  )
}
