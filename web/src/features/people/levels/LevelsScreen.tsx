import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { MAX_LEVELS } from 'contract/people/levels/levels.rules'
import { messageOf } from '../../../platform/call.ts'
import { Head } from '../../../platform/Head.tsx'
import { Answer } from '../../../platform/management/QueryState.tsx'
import { useSession } from '../../../platform/session.tsx'
import { useMessages } from '../../../platform/words/use-messages.ts'
import { Button } from '../../../ui/Button.tsx'
import { Card } from '../../../ui/Card.tsx'
import { Empty } from '../../../ui/Empty.tsx'
import { Switch } from '../../../ui/forms/Switch.tsx'
import { toast } from '../../../ui/layers/toast.ts'
import { PageHead } from '../../../ui/SectionHead.tsx'
import { useLevelDisplay, useLevels, type CountedLevel } from './levels.api.ts'
import { levelMessages } from './levels.messages.ts'
import { DeleteLevel } from './parts/DeleteLevel.tsx'
import { LevelDialog } from './parts/LevelDialog.tsx'
import { LevelTable } from './parts/LevelTable.tsx'
import css from './parts/levels.module.css'

type Doing = { what: 'create' } | { what: 'edit' | 'remove'; level: CountedLevel } | null

/** The levels of the members of a site, the lowest first. */
export function LevelsScreen() {
  const t = useMessages(levelMessages)
  const { can } = useSession()
  const levels = useLevels()
  const [doing, setDoing] = useState<Doing>(null)
  const done = () => setDoing(null)
  const count = levels.data?.levels.length
  const create = can('SITE_MEMBER_UPDATE') && (
    <Button
      icon={<IconPlus size={17} />}
      disabled={count === MAX_LEVELS}
      onPress={() => setDoing({ what: 'create' })}
    >
      {t('create')}
    </Button>
  )
  return (
    <>
      <Head title={t('title')} isPrivate />
      <PageHead
        title={t('title')}
        count={count === undefined ? undefined : t('count', { count })}
        sub={t('sub')}
        actions={count ? create : undefined}
      />
      <Answer of={levels}>
        {({ levels: list, isBesideNames }) =>
          list.length === 0 ? (
            <Empty title={t('empty')} text={t('emptyText')} action={create} />
          ) : (
            <div className={css.page}>
              <Card pad="none">
                <LevelTable levels={list} onDo={(what, level) => setDoing({ what, level })} />
              </Card>
              <BesideNames isOn={isBesideNames} />
            </div>
          )
        }
      </Answer>
      {doing?.what === 'create' && <LevelDialog level={null} onClose={done} />}
      {doing?.what === 'edit' && <LevelDialog level={doing.level} onClose={done} />}
      {doing?.what === 'remove' && <DeleteLevel level={doing.level} onClose={done} />}
    </>
  )
}

function BesideNames({ isOn }: { isOn: boolean }) {
  const t = useMessages(levelMessages)
  const { can } = useSession()
  const { run, isRunning } = useLevelDisplay()
  const change = (isBesideNames: boolean) =>
    void run({ body: { isBesideNames } }).then(
      () => toast({ text: t(isBesideNames ? 'shown' : 'hidden'), tone: 'ok' }),
      (error: unknown) => toast({ text: messageOf(error, t('failed')), tone: 'error' }),
    )
  return (
    <Card>
      <Switch
        label={t('besideNames')}
        hint={t('besideNamesHint')}
        checked={isOn}
        disabled={isRunning || !can('SITE_MEMBER_UPDATE')}
        onChange={change}
      />
    </Card>
  )
}
