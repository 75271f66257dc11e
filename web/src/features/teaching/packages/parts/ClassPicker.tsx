import { IconArrowDown, IconArrowUp, IconX } from '@tabler/icons-react'
import { useState } from 'react'
import type { PackageCandidate } from 'contract/teaching/packages/schemas'
import { formatPrice } from 'contract/values/money'
import { useSite } from '../../../../platform/site.tsx'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { IconButton } from '../../../../ui/IconButton.tsx'
import { moved } from '../../../../ui/MoveButtons.tsx'
import { Checkbox } from '../../../../ui/forms/Checkbox.tsx'
import { SearchInput } from '../../../../ui/forms/SearchInput.tsx'
import { packagesMessages } from '../packages.messages.ts'
import css from '../packages.module.css'

type Row = Pick<PackageCandidate, 'courseSeq' | 'title' | 'price' | 'lessonCount'>
interface PickerProps {
  candidates: PackageCandidate[]
  chosen: Row[]
  isBusy?: boolean
  onAdd: (one: Row) => void
  onRemove: (one: Row) => void
  onOrder: (rows: Row[]) => void
}

/** The chosen classes in their order, and below all that could be chosen; what cannot says why. */
export function ClassPicker({ candidates, chosen, isBusy = false, onAdd, onRemove, onOrder }: PickerProps) {
  const t = useMessages(packagesMessages)
  const { language } = useSite()
  const [typed, setTyped] = useState('')
  const found = candidates.filter(({ title }) => title.toLowerCase().includes(typed.trim().toLowerCase()))
  const isChosen = ({ courseSeq }: Row) => chosen.some((one) => one.courseSeq === courseSeq)
  return (
    <div className={css.picker}>
      {chosen.length === 0 ? (
        <p className={css.dim}>{t('noneChosen')}</p>
      ) : (
        <ol className={css.chosen}>
          {chosen.map((one, at) => (
            <li key={one.courseSeq}>
              <span>
                <b>{one.title}</b>
                <small>{t('lessons', { count: one.lessonCount })}</small>
              </span>
              <span className="num">{formatPrice(one.price, 'KRW', language)}</span>
              <IconButton
                label={t('up', { name: one.title })}
                icon={<IconArrowUp size={18} />}
                disabled={isBusy || at === 0}
                onPress={() => onOrder(moved(chosen, at, -1))}
              />
              <IconButton
                label={t('down', { name: one.title })}
                icon={<IconArrowDown size={18} />}
                disabled={isBusy || at === chosen.length - 1}
                onPress={() => onOrder(moved(chosen, at, 1))}
              />
              <IconButton
                label={t('remove', { name: one.title })}
                icon={<IconX size={18} />}
                disabled={isBusy}
                onPress={() => onRemove(one)}
              />
            </li>
          ))}
        </ol>
      )}
      <div className={css.pool}>
        <SearchInput
          label={t('search')}
          placeholder={t('search')}
          clearLabel={t('clear')}
          value={typed}
          onChange={setTyped}
        />
        {found.length === 0 && <p className={css.dim}>{t('nothingFound')}</p>}
        <ul>
          {found.map((one) => (
            <li key={one.courseSeq}>
              <Checkbox
                label={one.title}
                hint={one.reason ? t(one.reason) : t('lessons', { count: one.lessonCount })}
                checked={isChosen(one)}
                disabled={isBusy || (one.reason !== null && !isChosen(one))}
                onChange={(checked) => (checked ? onAdd(one) : onRemove(one))}
              />
              <span className="num">{formatPrice(one.price, 'KRW', language)}</span>
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}
