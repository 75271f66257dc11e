import { useState } from 'react'
import { ALIAS_NAME_LENGTH, checkAlias } from 'contract/site/catalogs/catalogs.rules'
import { isRefusal, messageOf } from '../../../../platform/call.ts'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { TextInput } from '../../../../ui/forms/TextInput.tsx'
import { FormDialog } from '../../../../ui/layers/FormDialog.tsx'
import { toast } from '../../../../ui/layers/toast.ts'
import { Notice } from '../../../../ui/Notice.tsx'
import { useCreateAlias, useModifyAlias, type ServiceAlias } from '../catalogs.api.ts'
import { serviceAliasMessages } from '../catalogs.messages.ts'
import css from './catalogs.module.css'

interface AliasDialogProps {
  /** The alias to change; absent for a new one. */
  stored?: ServiceAlias
  onClose: () => void
}

/** The address and the name of one alias. Stays open with the draft until it is saved. */
export function AliasDialog({ stored, onClose }: AliasDialogProps) {
  const t = useMessages(serviceAliasMessages)
  const { alias, name, setAlias, setName, errors, problem, isSaving, submit } = useAliasDraft({
    ...(stored && { stored }),
    onClose,
  })
  return (
    <FormDialog
      onClose={onClose}
      title={t(stored ? 'editTitle' : 'addTitle')}
      closeLabel={t('close')}
      okLabel={t('save')}
      cancelLabel={t('cancel')}
      onOk={submit}
      busy={isSaving}
    >
      <div className={css.form}>
        {problem && <Notice tone="error">{problem}</Notice>}
        <TextInput
          label={t('name')}
          hint={t('nameHint')}
          value={name}
          onChange={setName}
          maxLength={ALIAS_NAME_LENGTH}
          required
          error={errors.name}
          onEnter={submit}
        />
        <TextInput
          label={t('alias')}
          hint={stored ? `${t('aliasHint')}. ${t('movesHint')}` : t('aliasHint')}
          value={alias}
          onChange={(text) => setAlias(text.toLowerCase())}
          maxLength={20}
          required
          autoComplete="off"
          error={errors.alias}
          onEnter={submit}
        />
      </div>
    </FormDialog>
  )
}

function useAliasDraft({ stored, onClose }: AliasDialogProps) {
  const t = useMessages(serviceAliasMessages)
  const create = useCreateAlias()
  const modify = useModifyAlias()
  const [alias, setAlias] = useState(stored?.alias ?? '')
  const [name, setName] = useState(stored?.name ?? '')
  const [isTried, setTried] = useState(false)
  const failure = create.error ?? modify.error
  const isSaving = create.isRunning || modify.isRunning
  const objection = checkAlias(alias.trim())
  const isUnnamed = name.trim() === ''
  const fieldErrors = isRefusal(failure) ? failure.fields : {}
  function submit() {
    setTried(true)
    if (objection !== null || isUnnamed || isSaving) return
    const body = { alias: alias.trim(), name: name.trim() }
    const storing = stored ? modify.run({ serviceAlias: stored.alias, body }) : create.run({ body })
    storing.then(
      () => {
        toast({ text: t('saved'), tone: 'ok' })
        onClose()
      },
      // The dialog shows the failure.
      () => null,
    )
  }
  const errors = {
    alias: isTried && objection ? t(objection) : fieldErrors['alias'],
    name: isTried && isUnnamed ? t('needName') : fieldErrors['name'],
  }
  return {
    alias,
    name,
    setAlias,
    setName,
    errors,
    problem: failure && messageOf(failure, t('failed')),
    isSaving,
    submit,
  }
}
