import { useState } from 'react'
import { menusSeen } from 'contract/site/menus/menus.rules'
import { useChannel } from '../../../../platform/site.tsx'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { useMenuLabel } from '../use-site-menus.ts'
import { SiteMark } from '../../../../ui/art/Mark.tsx'
import { SegmentedControl } from '../../../../ui/forms/SegmentedControl.tsx'
import type { SiteMenu } from '../menus.api.ts'
import { menuMessages } from '../menus.messages.ts'
import css from './HeaderPreview.module.css'

/** The header as visitors or members see it. */
export function HeaderPreview({ menus }: { menus: SiteMenu[] }) {
  const t = useMessages(menuMessages)
  const labelOf = useMenuLabel()
  const { name, headerLogoUrl } = useChannel()
  const [viewer, setViewer] = useState<'visitor' | 'member'>('visitor')
  const seen = menusSeen(menus, { isMember: viewer === 'member', isDesigner: false })
  return (
    <section className={css.preview} aria-label={t('preview')}>
      <div className={css.top}>
        <h2>{t('preview')}</h2>
        <SegmentedControl
          label={t('previewFor')}
          value={viewer}
          onChange={setViewer}
          options={[
            { value: 'visitor', label: t('visitor') },
            { value: 'member', label: t('member') },
          ]}
        />
      </div>
      <div className={css.header}>
        <span className={css.mark}>
          <SiteMark name={name} logoUrl={headerLogoUrl} size={26} />
          <b>{name}</b>
        </span>
        {seen.length === 0 && <p>{t('nothingSeen')}</p>}
        <ul>
          {seen.map(({ subMenus, ...menu }) => (
            <li key={menu.menuSeq}>
              <span>{labelOf(menu)}</span>
              {subMenus.length > 0 && (
                <ul>
                  {subMenus.map((item) => (
                    <li key={item.menuSeq}>{labelOf(item)}</li>
                  ))}
                </ul>
              )}
            </li>
          ))}
        </ul>
      </div>
      <p className={css.note}>{t('designerSees')}</p>
    </section>
  )
}
