import { IconX } from '@tabler/icons-react'
import { useState } from 'react'
import { messageOf } from '../../../../platform/call.ts'
import { FormSection } from '../../../../platform/management/FormSection.tsx'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { Avatar } from '../../../../ui/Avatar.tsx'
import { Button } from '../../../../ui/Button.tsx'
import { Select } from '../../../../ui/forms/Select.tsx'
import { IconButton } from '../../../../ui/IconButton.tsx'
import { toast } from '../../../../ui/layers/toast.ts'
import { useAddLeader, useRemoveLeader, type TermDetail, type TermRef } from '../challenges.api.ts'
import { challengeSettingsMessages } from '../challenges.messages.ts'
import css from '../challenges.module.css'

/** Who leads a term, chosen from the staff of the class. Takes effect immediately. */
export function LeadersPart({ termRef, term }: { termRef: TermRef; term: TermDetail }) {
  const t = useMessages(challengeSettingsMessages)
  const add = useAddLeader(termRef)
  const remove = useRemoveLeader(termRef)
  const [chosen, setChosen] = useState('')
  const complain = (error: unknown) => toast({ text: messageOf(error, t('failed')), tone: 'error' })
  const addChosen = () => {
    const person = term.candidates.find(({ userSeq }) => String(userSeq) === chosen)
    if (!person) return
    add.run({ body: { leaderSeq: person.userSeq } }).then(() => {
      setChosen('')
      toast({ text: t('added'), tone: 'ok' })
    }, complain)
  }
  const drop = (leaderSeq: TermDetail['leaders'][number]['userSeq']) =>
    remove.run({ body: { leaderSeq } }).then(() => toast({ text: t('leaderRemoved'), tone: 'ok' }), complain)
  return (
    <FormSection title={t('leaders')} why={t('leadersWhy')}>
      {term.leaders.length === 0 ? (
        <p>{t('noLeaders')}</p>
      ) : (
        <ul className={`${css.list} ${css.people}`}>
          {term.leaders.map(({ userSeq, name }) => (
            <li key={userSeq}>
              <Avatar name={name} size={32} />
              <span className={css.grow}>{name}</span>
              <IconButton
                label={t('removeLeader', { name })}
                icon={<IconX size={18} />}
                disabled={remove.isRunning}
                onPress={() => void drop(userSeq)}
              />
            </li>
          ))}
        </ul>
      )}
      {term.candidates.length > 0 && (
        <div className={css.row}>
          <Select
            label={t('addLeader')}
            placeholder={t('chooseLeader')}
            value={chosen}
            onChange={setChosen}
            options={term.candidates.map(({ userSeq, name }) => ({ value: String(userSeq), label: name }))}
          />
          <Button variant="outline" disabled={chosen === ''} loading={add.isRunning} onPress={addChosen}>
            {t('add')}
          </Button>
        </div>
      )}
    </FormSection>
  )
}
