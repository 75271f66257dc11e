import { useState } from 'react'
import { Head } from '../../../platform/Head.tsx'
import { useListQuestion } from '../../../platform/management/list-query.ts'
import { ListPages } from '../../../platform/management/ListPages.tsx'
import { Answer } from '../../../platform/management/QueryState.tsx'
import { useSite } from '../../../platform/site.tsx'
import { formatDateTime } from '../../../platform/time.ts'
import { useMessages } from '../../../platform/words/use-messages.ts'
import { Anchor } from '../../../ui/Anchor.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Card } from '../../../ui/Card.tsx'
import { DataTable, type Column } from '../../../ui/DataTable.tsx'
import { Empty } from '../../../ui/Empty.tsx'
import { PageHead, SectionHead } from '../../../ui/SectionHead.tsx'
import { Kind } from '../../../ui/Tag.tsx'
import {
  useFeatureSwitches,
  useSwitchChanges,
  type FeatureOfAll,
  type SwitchChange,
} from './feature-switches.api.ts'
import { featureSwitchesMessages } from './feature-switches.messages.ts'
import css from './parts/feature-switches.module.css'
import { SwitchDialog } from './parts/SwitchDialog.tsx'

/** What the operator switches on and off for all sites, and every change of it. */
export function FeatureSwitchesScreen() {
  const t = useMessages(featureSwitchesMessages)
  const features = useFeatureSwitches()
  const [switching, setSwitching] = useState<FeatureOfAll | null>(null)
  return (
    <main id="main" className={`wrap ${css.desk}`}>
      <Head title={t('title')} isPrivate />
      <PageHead title={t('title')} sub={t('sub')} />
      <Answer of={features}>
        {({ list }) => (
          <Card className={css.list}>
            {list.map((one) => (
              <Feature key={one.feature} of={one} onSwitch={() => setSwitching(one)} />
            ))}
          </Card>
        )}
      </Answer>
      <Changes />
      {switching && <SwitchDialog of={switching} onClose={() => setSwitching(null)} />}
    </main>
  )
}

function Feature({ of: { feature, isOn }, onSwitch }: { of: FeatureOfAll; onSwitch: () => void }) {
  const t = useMessages(featureSwitchesMessages)
  const name = t(feature)
  return (
    <div className={css.row}>
      <div className={css.words}>
        <b>{name}</b>
        <small>{t(`${feature}Text`)}</small>
      </div>
      <div className={css.state}>
        <Kind tone={isOn ? 'ok' : 'soon'}>{t(isOn ? 'on' : 'off')}</Kind>
        <Button
          size="sm"
          variant={isOn ? 'outline' : 'primary'}
          label={t(isOn ? 'turnOffOf' : 'turnOnOf', { feature: name })}
          onPress={onSwitch}
        >
          {t(isOn ? 'turnOff' : 'turnOn')}
        </Button>
      </div>
    </div>
  )
}

function Changes() {
  const t = useMessages(featureSwitchesMessages)
  const { page, size, turn } = useListQuestion()
  const changes = useSwitchChanges({ page, size })
  return (
    <section className={css.history} aria-labelledby="changes">
      <SectionHead id="changes" title={t('history')} />
      <Answer of={changes}>
        {({ list, total }) =>
          list.length === 0 ? (
            <Empty compact spot="done" title={t('never')} />
          ) : (
            <>
              <Card pad="none">
                <ChangesTable changes={list} />
              </Card>
              <ListPages page={page} size={size} total={total} {...turn} />
            </>
          )
        }
      </Answer>
    </section>
  )
}

function ChangesTable({ changes }: { changes: SwitchChange[] }) {
  const t = useMessages(featureSwitchesMessages)
  const { language } = useSite()
  const columns: Column<SwitchChange>[] = [
    {
      key: 'what',
      head: t('what'),
      bare: true,
      cell: ({ feature, isOn, reason }) => (
        <span className={css.reason}>
          <b>
            {isOn === null
              ? t('changeOf', { feature: t(feature) })
              : t(isOn ? 'turnOnOf' : 'turnOffOf', { feature: t(feature) })}
          </b>
          <small>{isOn === null ? `${t('follow')} · ${reason}` : reason}</small>
        </span>
      ),
    },
    {
      key: 'where',
      head: t('where'),
      cell: ({ site }) =>
        site ? <Anchor href={`/admin/sites/${site.channelSeq}`}>{site.name}</Anchor> : t('all'),
    },
    { key: 'who', head: t('who'), cell: ({ changedBy }) => changedBy },
    { key: 'when', head: t('when'), cell: ({ changedAt }) => formatDateTime(changedAt, language) },
  ]
  return (
    <DataTable
      label={t('history')}
      columns={columns}
      rows={changes}
      keyOf={({ featureSwitchChangeSeq }) => featureSwitchChangeSeq}
    />
  )
}
