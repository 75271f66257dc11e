import { Head } from '../../../platform/Head.tsx'
import { FormSection } from '../../../platform/management/FormSection.tsx'
import { Answer } from '../../../platform/management/QueryState.tsx'
import { useChannel } from '../../../platform/site.tsx'
import { useMessages } from '../../../platform/words/use-messages.ts'
import { PageHead } from '../../../ui/SectionHead.tsx'
import { SenderCard } from './parts/SenderCard.tsx'
import { SenderForm } from './parts/SenderForm.tsx'
import css from './parts/sender.module.css'
import { useSender, type SenderReply } from './sender-domains.api.ts'
import { senderMessages } from './sender-domains.messages.ts'

/** From which address the mails of the site come, and what a domain of its own needs. */
export function SenderScreen() {
  const t = useMessages(senderMessages)
  const reply = useSender()
  return (
    <>
      <Head title={t('title')} isPrivate />
      <PageHead title={t('title')} sub={t('sub')} />
      <Answer of={reply}>
        {(data) => (
          <div className={css.page}>
            <Current reply={data} />
            <FormSection title={t('add')} why={t('addWhy')}>
              <SenderForm key={data.sender?.domain} sender={data.sender} />
            </FormSection>
            {data.sender && <SenderCard sender={data.sender} />}
          </div>
        )}
      </Answer>
    </>
  )
}

function Current({ reply: { sender, standardAddress } }: { reply: SenderReply }) {
  const t = useMessages(senderMessages)
  const { name } = useChannel()
  const own = sender?.state === 'VERIFIED' ? `${sender.localPart}@${sender.domain}` : null
  const address = own ?? standardAddress
  return (
    <FormSection title={t('now')} why={t('nowWhy')}>
      {address && (
        <p className={css.address}>
          {name} <span>&lt;{address}&gt;</span>
        </p>
      )}
      {own === null && <p className={css.faint}>{t(standardAddress ? 'nowStandard' : 'nowNone')}</p>}
    </FormSection>
  )
}
