import { Autocomplete } from '@base-ui/react/autocomplete'
import { IconBook, IconFile, IconReceipt, IconSearch, IconUser, IconX, type Icon } from '@tabler/icons-react'
import { useState } from 'react'
import { useGo } from '../../../platform/address.ts'
import { useMessages } from '../../../platform/words/use-messages.ts'
import { IconButton } from '../../../ui/IconButton.tsx'
import { Dialog } from '../../../ui/layers/Dialog.tsx'
import css from './ManagementSearch.module.css'
import { managementSearchMessages } from './search.messages.ts'
import {
  useSearchResults,
  type SearchResult,
  type ResultKind,
  type ResultGroup,
} from './use-search-results.ts'

const icons: Record<ResultKind, Icon> = {
  pages: IconFile,
  members: IconUser,
  orders: IconReceipt,
  classes: IconBook,
}

/** Arrows move along what was found while the focus stays in the field; Enter opens it, Escape closes the dialog. */
export function SearchDialog({ onClose }: { onClose: () => void }) {
  const t = useMessages(managementSearchMessages)
  const go = useGo()
  const [text, setText] = useState('')
  const { found, isSearching } = useSearchResults(text)
  const choose = ({ href, opensNew }: SearchResult) => {
    onClose()
    if (opensNew) window.open(href, '_blank')
    else go(href)
  }
  const isNothing = found.length === 0
  return (
    <Dialog open onClose={onClose} title={t('open')} hideTitle>
      <Autocomplete.Root
        open
        inline
        items={found}
        value={text}
        onValueChange={(value, { reason }) => {
          if (reason !== 'item-press') setText(value)
        }}
        filter={null}
        mode="none"
        autoHighlight="always"
        keepHighlight
        itemToStringValue={({ name }: SearchResult) => name}
      >
        <div className={css.input}>
          <IconSearch size={20} aria-hidden="true" />
          <Autocomplete.Input aria-label={t('placeholder')} placeholder={t('placeholder')} data-autofocus />
          <IconButton label={t('close')} icon={<IconX size={20} />} onPress={onClose} />
        </div>
        <Autocomplete.Status className={isNothing ? css.nothing : 'visually-hidden'}>
          {isNothing && (isSearching ? t('searching') : t('nothing'))}
        </Autocomplete.Status>
        <Autocomplete.List className={css.list} aria-label={t('found')}>
          {({ kind, items }: ResultGroup) => (
            <Autocomplete.Group key={kind} items={items} className={css.group}>
              <Autocomplete.GroupLabel className={css.kind}>{t(kind)}</Autocomplete.GroupLabel>
              <Autocomplete.Collection>
                {(result: SearchResult) => (
                  <ResultItem key={result.key} result={result} kind={kind} onChoose={choose} />
                )}
              </Autocomplete.Collection>
            </Autocomplete.Group>
          )}
        </Autocomplete.List>
      </Autocomplete.Root>
    </Dialog>
  )
}

interface ResultItemProps {
  result: SearchResult
  kind: ResultKind
  onChoose: (result: SearchResult) => void
}
function ResultItem({ result, kind, onChoose }: ResultItemProps) {
  const Sign = icons[kind]
  return (
    <Autocomplete.Item value={result} className={css.item} onClick={() => onChoose(result)}>
      <Sign size={18} stroke={1.8} aria-hidden="true" />
      <span>{result.name}</span>
      {result.detail !== null && <small>{result.detail}</small>}
    </Autocomplete.Item>
  )
}
