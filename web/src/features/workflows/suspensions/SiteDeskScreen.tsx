import { IconArrowLeft } from '@tabler/icons-react'
import { useSeq } from '../../../platform/address.ts'
import { Head } from '../../../platform/Head.tsx'
import { Answer } from '../../../platform/management/QueryState.tsx'
import { useSite } from '../../../platform/site.tsx'
import { formatDateTime } from '../../../platform/time.ts'
import { useMessages } from '../../../platform/words/use-messages.ts'
import { Card } from '../../../ui/Card.tsx'
import { Empty } from '../../../ui/Empty.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import { KV, KVList } from '../../../ui/KV.tsx'
import { SectionHead } from '../../../ui/SectionHead.tsx'
import { Kind } from '../../../ui/Tag.tsx'
import { SiteSwitches } from '../feature-switches/SiteSwitches.tsx'
import { SiteInspection } from '../inspections/SiteInspection.tsx'
import { Appeals } from './parts/Appeals.tsx'
import { SiteActs } from './parts/SiteActs.tsx'
import css from './parts/suspensions.module.css'
import { sitesDeskMessages } from './sites-desk.messages.ts'
import { useSiteDesk, type SuspendedSite } from './suspensions.api.ts'
import { suspensionMessages } from './suspensions.messages.ts'

/** One site for the operator: whose it is, every time it was suspended, and what they may do. */
export function SiteDeskScreen() {
  const t = useMessages(sitesDeskMessages)
  const found = useSiteDesk(useSeq('siteSeq'))
  return (
    <main id="main" className={`wrap ${css.desk}`}>
      <Head title={found.data?.site.name ?? t('title')} isPrivate />
      <Answer of={found}>{(desk) => <Desk desk={desk} />}</Answer>
    </main>
  )
}

function Desk({ desk }: { desk: SuspendedSite }) {
  const t = useMessages(sitesDeskMessages)
  const { site, owners, members, suspensions } = desk
  const { language } = useSite()
  return (
    <>
      <div className={css.head}>
        <IconButton label={t('back')} icon={<IconArrowLeft size={20} />} href="/admin/sites" />
        <h1>{site.name}</h1>
      </div>
      <div className={css.columns}>
        <section className={css.list} aria-labelledby="suspensions">
          <SectionHead id="suspensions" title={t('history')} />
          {suspensions.length === 0 && <Empty compact spot="done" title={t('never')} />}
          {suspensions.map((one) => (
            <Past key={one.siteSuspensionSeq} suspension={one} />
          ))}
        </section>
        <aside className={css.aside} aria-label={t('facts')}>
          <Card>
            <KVList>
              <KV
                k={t('address')}
                v={
                  <a href={site.domain} target="_blank" rel="noreferrer">
                    {new URL(site.domain).host}
                  </a>
                }
              />
              <KV k={t('opened')} v={formatDateTime(site.openedAt, language)} />
              <KV k={t('members')} v={t('count', { count: members })} />
              {owners.map(({ name, email }) => (
                <KV key={email + name} k={t('owner')} v={email ? `${name} (${email})` : name} />
              ))}
            </KVList>
          </Card>
          <SiteActs site={site} />
          <SiteInspection siteSeq={site.channelSeq} />
          <SiteSwitches siteSeq={site.channelSeq} />
        </aside>
      </div>
    </>
  )
}

function Past({ suspension }: { suspension: SuspendedSite['suspensions'][number] }) {
  const t = useMessages(sitesDeskMessages)
  const kinds = useMessages(suspensionMessages)
  const { language } = useSite()
  const at = (moment: string) => formatDateTime(moment, language)
  const { kind, reason, suspendedAt, suspendedBy, liftedAt, liftedBy, note, appeals } = suspension
  return (
    <Card as="article" className={css.entry}>
      <p className={css.line}>
        <b>{kinds(kind)}</b>
        <span>{t('by', { at: at(suspendedAt), name: suspendedBy })}</span>
        <Kind tone={liftedAt ? 'plain' : 'soon'}>{t(liftedAt ? 'over' : 'suspended')}</Kind>
      </p>
      <p className={css.words}>{reason}</p>
      {liftedAt && (
        <div className={css.answer}>
          <p className={css.line}>
            <b>{t('lifted')}</b>
            <span>{t('by', { at: at(liftedAt), name: liftedBy ?? '' })}</span>
          </p>
          {note && <p className={css.words}>{note}</p>}
        </div>
      )}
      <Appeals appeals={appeals} />
    </Card>
  )
}
