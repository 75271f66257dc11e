import { IconPlus } from '@tabler/icons-react'
import { Head } from '../../../platform/Head.tsx'
import { useListQuestion } from '../../../platform/management/list-query.ts'
import { PagedList } from '../../../platform/management/PagedList.tsx'
import { Answer } from '../../../platform/management/QueryState.tsx'
import { SwitchedOffNote } from '../../../platform/management/SwitchedOffNote.tsx'
import { useSession } from '../../../platform/session.tsx'
import { useMessages } from '../../../platform/words/use-messages.ts'
import { Button } from '../../../ui/Button.tsx'
import { PageHead } from '../../../ui/SectionHead.tsx'
import { AccountSection } from '../alimtalk/AccountSection.tsx'
import { useAlimtalk } from '../alimtalk/alimtalk.api.ts'
import { alimtalkMessages } from '../alimtalk/alimtalk.messages.ts'
import { TemplateSection } from '../alimtalk/TemplateSection.tsx'
import { TextSenderSection } from '../alimtalk/TextSenderSection.tsx'
import { useAlimtalkCampaigns } from './campaigns.api.ts'
import { CampaignTable } from './parts/CampaignTable.tsx'
import css from './parts/campaigns.module.css'

/** Messages by AlimTalk: what was sent, the templates, and the account that sends them. */
export function AlimtalkScreen() {
  const t = useMessages(alimtalkMessages)
  const { can } = useSession()
  const alimtalk = useAlimtalk()
  const isReady =
    alimtalk.data?.account?.pfId != null && alimtalk.data.templates.some(({ state }) => state === 'APPROVED')
  return (
    <>
      <Head title={t('title')} isPrivate />
      <PageHead
        title={t('title')}
        sub={t('sub')}
        actions={
          isReady &&
          can('SITE_MARKETING_UPDATE') && (
            <Button href="/settings/campaign/create?channel=ALIMTALK" icon={<IconPlus size={17} />}>
              {t('send')}
            </Button>
          )
        }
      />
      <SwitchedOffNote feature="PHONE_CAMPAIGNS" />
      <div className={css.alimtalk}>
        <Answer of={alimtalk} height={720}>
          {({ account, templates }) => {
            const accountSection = can('SITE_MARKETING_UPDATE') && <AccountSection account={account} />
            // Until an account is there, connecting one is what there is to do.
            const hasAccount = account !== null
            return (
              <>
                {hasAccount ? <Sends /> : accountSection}
                <TemplateSection templates={templates} />
                {hasAccount && accountSection}
                {account && can('SITE_MARKETING_UPDATE') && <TextSenderSection account={account} />}
              </>
            )
          }}
        </Answer>
      </div>
    </>
  )
}

function Sends() {
  const t = useMessages(alimtalkMessages)
  const { page, size, turn } = useListQuestion()
  const campaigns = useAlimtalkCampaigns({ page, size })
  return (
    <section className={css.stack}>
      <h2 className={css.part}>{t('sends')}</h2>
      <PagedList
        of={campaigns}
        page={page}
        size={size}
        {...turn}
        isFiltered={false}
        onShowAll={() => null}
        words={{
          empty: t('noSends'),
          emptyText: t('noSendsText'),
          noMatch: t('noSends'),
          showAll: t('back'),
        }}
      >
        {(list) => <CampaignTable campaigns={list} />}
      </PagedList>
    </section>
  )
}
