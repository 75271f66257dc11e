import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { formStates, LONGEST_TITLE } from 'contract/growth/forms/forms.rules'
import { choiceFrom } from 'contract/values/paging'
import { useGo } from '../../../../platform/address.ts'
import { messageOf } from '../../../../platform/call.ts'
import { Head } from '../../../../platform/Head.tsx'
import { useListQuestion } from '../../../../platform/management/list-query.ts'
import { PagedList } from '../../../../platform/management/PagedList.tsx'
import { useSession } from '../../../../platform/session.tsx'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { Button } from '../../../../ui/Button.tsx'
import { SearchInput } from '../../../../ui/forms/SearchInput.tsx'
import { Select } from '../../../../ui/forms/Select.tsx'
import { TextInput } from '../../../../ui/forms/TextInput.tsx'
import { FormDialog } from '../../../../ui/layers/FormDialog.tsx'
import { PageHead } from '../../../../ui/SectionHead.tsx'
import { formListMessages } from './form-list.messages.ts'
import { useCreateForm, useForms } from './form-settings.api.ts'
import { FormTable } from './parts/FormTable.tsx'
import css from './parts/forms.module.css'

const shelves = ['all', ...formStates] as const

/** `/settings/form` */
export function FormListScreen() {
  const t = useMessages(formListMessages)
  const { can } = useSession()
  const { params, page, size, q, set, turn } = useListQuestion()
  const state = choiceFrom(params.get('state'), shelves)
  const [typed, setTyped] = useState(q)
  const [isCreating, setCreating] = useState(false)
  const forms = useForms({ page, size, q, state })
  const create = can('SITE_FORM_CREATE') && (
    <Button icon={<IconPlus size={17} aria-hidden />} onPress={() => setCreating(true)}>
      {t('create')}
    </Button>
  )
  return (
    <>
      <Head title={t('title')} isPrivate />
      <PageHead
        title={t('title')}
        count={forms.data && t('count', { count: forms.data.total })}
        sub={t('sub')}
        actions={create}
      />
      <div className={css.bar}>
        <Select
          label={t('filter')}
          hideLabel
          value={state}
          onChange={(chosen) => set({ state: chosen === 'all' ? '' : chosen })}
          options={shelves.map((value) => ({ value, label: t(value) }))}
        />
        <SearchInput
          label={t('search')}
          placeholder={t('search')}
          clearLabel={t('clear')}
          value={typed}
          onChange={setTyped}
          onSearch={(text) => set({ q: text })}
        />
      </div>
      <PagedList
        of={forms}
        page={page}
        size={size}
        {...turn}
        isFiltered={q !== '' || state !== 'all'}
        onShowAll={() => {
          setTyped('')
          set({ q: '', state: '' })
        }}
        words={{
          empty: t('empty'),
          emptyText: t('emptyText'),
          noMatch: t('noMatch'),
          showAll: t('showAll'),
        }}
      >
        {(list) => <FormTable forms={list} />}
      </PagedList>
      {isCreating && <CreateDialog onClose={() => setCreating(false)} />}
    </>
  )
}

function CreateDialog({ onClose }: { onClose: () => void }) {
  const t = useMessages(formListMessages)
  const go = useGo()
  const { run, isRunning, error } = useCreateForm()
  const [title, setTitle] = useState('')
  function create() {
    if (title.trim() === '') return
    run({ body: { title } }).then(
      ({ formSeq }) => go(`/settings/form/${formSeq}/edit/screen`),
      // The field shows the error.
      () => null,
    )
  }
  return (
    <FormDialog
      title={t('createTitle')}
      okLabel={t('create')}
      cancelLabel={t('cancel')}
      size="small-medium"
      disabled={title.trim() === ''}
      busy={isRunning}
      onOk={create}
      onClose={onClose}
    >
      <TextInput
        label={t('name')}
        hint={t('nameHint')}
        required
        focusOnOpen
        maxLength={LONGEST_TITLE}
        value={title}
        onChange={setTitle}
        onEnter={create}
        error={error ? messageOf(error, t('failed')) : undefined}
      />
    </FormDialog>
  )
}
