import { IconRefresh } from '@tabler/icons-react'
import { grouped } from 'contract/values/money'
import { eventTypes } from 'contract/growth/visits/schemas'
import { Head } from '../../../platform/Head.tsx'
import { useSite } from '../../../platform/site.tsx'
import { formatMoment } from '../../../platform/time.ts'
import { useMessages } from '../../../platform/words/use-messages.ts'
import { Answer } from '../../../platform/management/QueryState.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Card } from '../../../ui/Card.tsx'
import { DataTable } from '../../../ui/DataTable.tsx'
import { Empty } from '../../../ui/Empty.tsx'
import { KV, KVList } from '../../../ui/KV.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { PageHead, SectionHead } from '../../../ui/SectionHead.tsx'
import css from './HealthScreen.module.css'
import { useHealth, type Health } from './operator-health.api.ts'
import { operationMessages } from './operator-health.messages.ts'
import { FailedJobs } from './parts/FailedJobs.tsx'
import { Parts } from './parts/Parts.tsx'

/** The state of the installation, for the operator. */
export function HealthScreen() {
  const t = useMessages(operationMessages)
  const { language } = useSite()
  const health = useHealth()
  const { data } = health
  return (
    <main id="main" className={`wrap ${css.page}`}>
      <Head title={t('title')} isPrivate />
      <PageHead
        title={t('title')}
        sub={
          data &&
          t('sub', {
            version: data.version,
            node: data.node,
            started: formatMoment(data.startedAt, language, { withYear: true }),
          })
        }
        actions={
          <Button
            variant="outline"
            icon={<IconRefresh size={17} />}
            loading={health.isFetching && !health.isLoading}
            onPress={() => void health.refetch()}
          >
            {t('refresh')}
          </Button>
        }
      />
      <Answer of={health}>{(shown) => <Report health={shown} />}</Answer>
    </main>
  )
}

function Report({ health }: { health: Health }) {
  const t = useMessages(operationMessages)
  const { parts, failedJobs, channels, events } = health
  const isDown = parts.some(({ verdict }) => verdict === 'down')
  const isWarned = failedJobs.length > 0 || parts.some(({ verdict }) => verdict === 'warn')
  return (
    <div className={css.report}>
      <div className={css.notices}>
        {health.isDemo && <Notice tone="info">{t('demo')}</Notice>}
        <Notice tone={isDown ? 'error' : isWarned ? 'soon' : 'ok'}>
          {t(isDown ? 'someDown' : isWarned ? 'someWarn' : 'allFine')}
        </Notice>
      </div>
      <section>
        <SectionHead title={t('parts')} />
        <Parts parts={parts} />
      </section>
      <section>
        <SectionHead title={t('events')} sub={t('eventsWhy')} />
        <Card>
          <KVList>
            {eventTypes.map((type) => (
              <KV key={type} k={t(type)} v={grouped(events[type] ?? 0)} />
            ))}
          </KVList>
        </Card>
      </section>
      <section>
        <SectionHead title={t('jobs')} />
        <FailedJobs jobs={failedJobs} />
      </section>
      <section>
        <SectionHead title={t('sites')} sub={t('sitesCount', { count: channels.total })} />
        {channels.list.length === 0 ? (
          <Empty title={t('noSites')} compact />
        ) : (
          <Card pad="none">
            <DataTable
              label={t('sites')}
              rows={channels.list}
              keyOf={({ channelSeq }) => channelSeq}
              columns={[
                { key: 'name', head: t('site'), cell: ({ name }) => <b>{name}</b>, bare: true },
                {
                  key: 'domain',
                  head: t('address'),
                  cell: ({ domain }) => (
                    <a className={css.address} href={domain}>
                      {domain}
                    </a>
                  ),
                },
              ]}
            />
          </Card>
        )}
      </section>
    </div>
  )
}
