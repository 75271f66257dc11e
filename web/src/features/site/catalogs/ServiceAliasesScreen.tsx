import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { AskFirst } from '../../../platform/AskFirst.tsx'
import { Head } from '../../../platform/Head.tsx'
import { useMessages } from '../../../platform/words/use-messages.ts'
import { Answer } from '../../../platform/management/QueryState.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Empty } from '../../../ui/Empty.tsx'
import { PageHead } from '../../../ui/SectionHead.tsx'
import { AliasDialog } from './parts/AliasDialog.tsx'
import { AliasRow } from './parts/AliasRow.tsx'
import css from './parts/catalogs.module.css'
import { useRemoveAlias, useServiceAliases, type ServiceAlias } from './catalogs.api.ts'
import { serviceAliasMessages } from './catalogs.messages.ts'

/** Service aliases: separate addresses for groups of classes. */
export function ServiceAliasesScreen() {
  const t = useMessages(serviceAliasMessages)
  const aliases = useServiceAliases()
  const [writing, setWriting] = useState<{ stored?: ServiceAlias } | null>(null)
  const [removing, setRemoving] = useState<ServiceAlias | null>(null)
  const count = aliases.data?.list.length
  const add = (
    <Button icon={<IconPlus size={18} />} onPress={() => setWriting({})}>
      {t('add')}
    </Button>
  )
  return (
    <>
      <Head title={t('title')} isPrivate />
      <PageHead
        title={t('title')}
        count={count ? t('count', { count }) : undefined}
        sub={t('sub')}
        actions={
          <>
            <Button variant="outline" href="/settings/configuration">
              {t('back')}
            </Button>
            {count ? add : undefined}
          </>
        }
      />
      <Answer of={aliases}>
        {({ list }) =>
          list.length === 0 ? (
            <Empty title={t('empty')} text={t('emptyText')} action={add} />
          ) : (
            <ul className={css.list}>
              {list.map((one) => (
                <AliasRow
                  key={one.alias}
                  of={one}
                  onEdit={() => setWriting({ stored: one })}
                  onRemove={() => setRemoving(one)}
                />
              ))}
            </ul>
          )
        }
      </Answer>
      {writing && <AliasDialog {...writing} onClose={() => setWriting(null)} />}
      {removing && <Removing of={removing} onClose={() => setRemoving(null)} />}
    </>
  )
}

function Removing({ of: { alias, name }, onClose }: { of: ServiceAlias; onClose: () => void }) {
  const t = useMessages(serviceAliasMessages)
  const { run } = useRemoveAlias()
  return (
    <AskFirst
      title={t('removeTitle', { name })}
      okLabel={t('remove')}
      cancelLabel={t('cancel')}
      danger
      deed={() => run({ serviceAlias: alias }).then(() => t('removed'))}
      failed={t('failed')}
      onClose={onClose}
    >
      {t('removeText')}
    </AskFirst>
  )
}
