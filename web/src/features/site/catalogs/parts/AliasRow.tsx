import { classesPath } from 'contract/values/class-paths'
import { useChannel } from '../../../../platform/site.tsx'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { Anchor } from '../../../../ui/Anchor.tsx'
import { Button } from '../../../../ui/Button.tsx'
import type { ServiceAlias } from '../catalogs.api.ts'
import { serviceAliasMessages } from '../catalogs.messages.ts'
import css from './catalogs.module.css'

interface AliasRowProps {
  of: ServiceAlias
  onEdit: () => void
  onRemove: () => void
}

/** One alias: its name, its address, and its number of classes. */
export function AliasRow({ of: { alias, name, courseCount }, onEdit, onRemove }: AliasRowProps) {
  const t = useMessages(serviceAliasMessages)
  const { domain } = useChannel()
  const path = classesPath(alias)
  return (
    <li className={css.row}>
      <div className={css.facts}>
        <h2>{name}</h2>
        <p>
          <Anchor href={path} className={css.address}>
            {domain.replace(/^https?:\/\//, '') + path}
          </Anchor>
        </p>
      </div>
      <div className={css.acts}>
        <Button
          size="sm"
          variant="subtle"
          href={`/settings/course-${alias}`}
          label={`${t('toList', { name })}: ${t('courses', { count: courseCount })}`}
        >
          {t('courses', { count: courseCount })}
        </Button>
        <Button size="sm" variant="outline" label={t('editOf', { name })} onPress={onEdit}>
          {t('edit')}
        </Button>
        <Button size="sm" variant="subtle" label={t('removeOf', { name })} onPress={onRemove}>
          {t('remove')}
        </Button>
      </div>
    </li>
  )
}
