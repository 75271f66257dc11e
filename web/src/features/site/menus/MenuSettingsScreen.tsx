import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { AskFirst } from '../../../platform/AskFirst.tsx'
import { Head } from '../../../platform/Head.tsx'
import { useMessages } from '../../../platform/words/use-messages.ts'
import { Answer } from '../../../platform/management/QueryState.tsx'
import { useMenuLabel } from './use-site-menus.ts'
import { Button } from '../../../ui/Button.tsx'
import { Empty } from '../../../ui/Empty.tsx'
import { PageHead } from '../../../ui/SectionHead.tsx'
import { useMenus, useRemoveMenu, type MenuItem, type SiteMenu } from './menus.api.ts'
import { menuMessages } from './menus.messages.ts'
import { HeaderPreview } from './parts/HeaderPreview.tsx'
import { MenuDialog } from './parts/MenuDialog.tsx'
import { MenuTree } from './parts/MenuTree.tsx'

/** The menu in the form: an existing one, or a new one at the top or below another. */
type Writing = { menu: MenuItem } | { below: SiteMenu | null }

/** The menus of the site's header: links, order and audience. */
export function MenuSettingsScreen() {
  const t = useMessages(menuMessages)
  const menus = useMenus()
  const [writing, setWriting] = useState<Writing | null>(null)
  const [removing, setRemoving] = useState<SiteMenu | null>(null)
  const count = menus.data?.list.reduce((sum, { subMenus }) => sum + 1 + subMenus.length, 0)
  const add = (
    <Button icon={<IconPlus size={18} />} onPress={() => setWriting({ below: null })}>
      {t('add')}
    </Button>
  )
  return (
    <>
      <Head title={t('title')} isPrivate />
      <PageHead
        title={t('title')}
        count={count === undefined ? undefined : t('count', { count })}
        sub={t('sub')}
        actions={count ? add : undefined}
      />
      <Answer of={menus}>
        {({ list }) =>
          list.length === 0 ? (
            <Empty title={t('empty')} text={t('emptyText')} action={add} />
          ) : (
            <>
              <HeaderPreview menus={list} />
              <MenuTree
                menus={list}
                onEdit={(menu) => setWriting({ menu })}
                onAddBelow={(below) => setWriting({ below })}
                onRemove={setRemoving}
              />
            </>
          )
        }
      </Answer>
      {writing && <MenuDialog {...writing} onClose={() => setWriting(null)} />}
      {removing && <Removal of={removing} onClose={() => setRemoving(null)} />}
    </>
  )
}

function Removal({ of: menu, onClose }: { of: SiteMenu; onClose: () => void }) {
  const t = useMessages(menuMessages)
  const labelOf = useMenuLabel()
  const { run } = useRemoveMenu()
  const count = menu.subMenus.length
  return (
    <AskFirst
      title={t('removeTitle', { name: labelOf(menu) })}
      okLabel={t('remove')}
      cancelLabel={t('keep')}
      danger
      deed={() => run({ menuSeq: menu.menuSeq }).then(() => t('removed'))}
      failed={t('removeFailed')}
      onClose={onClose}
    >
      {count > 0 ? t('removeBelow', { count }) : t('removeText')}
    </AskFirst>
  )
}
