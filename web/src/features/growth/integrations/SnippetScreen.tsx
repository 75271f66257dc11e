import { useState } from 'react'
import { messageOf } from '../../../platform/call.ts'
import { Head } from '../../../platform/Head.tsx'
import { useMessages } from '../../../platform/words/use-messages.ts'
import { Answer } from '../../../platform/management/QueryState.tsx'
import { FormSection } from '../../../platform/management/FormSection.tsx'
import { Switch } from '../../../ui/forms/Switch.tsx'
import { toast } from '../../../ui/layers/toast.ts'
import { Notice } from '../../../ui/Notice.tsx'
import { PageHead } from '../../../ui/SectionHead.tsx'
import { useRunSnippet, useSnippets, type Snippets, type SnippetVersion } from './integrations.api.ts'
import css from './parts/integrations.module.css'
import { SnippetForm } from './parts/SnippetForm.tsx'
import { SnippetState } from './parts/SnippetState.tsx'
import { SnippetVersions } from './parts/SnippetVersions.tsx'
import { emptySnippet, textsOf } from './snippet-draft.ts'
import { snippetMessages } from './snippet.messages.ts'

/** Edits third-party code on the pages of the storefront. */
export function SnippetScreen() {
  const t = useMessages(snippetMessages)
  const snippets = useSnippets()
  return (
    <>
      <Head title={t('title')} isPrivate />
      <PageHead title={t('title')} sub={t('sub')} />
      <div className={css.page}>
        <div className={css.lead}>
          <Notice tone="soon" title={t('warning')}>
            {t('warningText')}
          </Notice>
        </div>
        <Answer of={snippets} height={720}>
          {(stored) => <SnippetSettings {...stored} />}
        </Answer>
      </div>
    </>
  )
}

function SnippetSettings({ policy, chosen, running, versions }: Snippets) {
  const t = useMessages(snippetMessages)
  const newest = versions[0]
  // The version loaded for editing; another one resets the form.
  const [loaded, setLoaded] = useState<SnippetVersion>()
  const base = loaded ?? newest
  const { run, isRunning } = useRunSnippet()
  const turn = (version: number | null) =>
    run({ body: { version } }).then(
      (answer) => void toast({ text: noticeOf(version, answer.running), tone: 'ok' }),
      (error: unknown) => void toast({ text: messageOf(error, t('failed')), tone: 'error' }),
    )
  function noticeOf(version: number | null, now: number | null) {
    if (version === null) return t('stopped')
    return t(version === now ? 'ran' : 'requested', { version })
  }
  function hint() {
    if (!newest) return t('noneHint')
    if (running !== null) return t('runHint', { version: running })
    return t(policy === 'ask' ? 'askHint' : 'offHint')
  }
  return (
    <>
      <FormSection title={t('state')} why={t('stateWhy')}>
        <Switch
          label={t('run')}
          hint={hint()}
          checked={chosen !== null && policy !== 'off'}
          disabled={!newest || isRunning || policy === 'off'}
          onChange={(isOn) => void turn(isOn && newest ? newest.version : null)}
        />
        <SnippetState policy={policy} chosen={chosen} running={running} versions={versions} />
        {newest && chosen !== null && chosen !== newest.version && (
          <Notice tone="info">{t('older', { version: newest.version })}</Notice>
        )}
      </FormSection>
      <SnippetForm
        key={base?.version ?? 0}
        stored={newest ? textsOf(newest) : emptySnippet}
        begun={base ? textsOf(base) : emptySnippet}
        onSaved={() => setLoaded(undefined)}
      />
      <SnippetVersions
        versions={versions}
        running={running}
        chosen={chosen}
        onUse={(version) => void turn(version)}
        onRestore={(version) => {
          setLoaded(version)
          toast(t('restored', { version: version.version }))
        }}
      />
    </>
  )
}
