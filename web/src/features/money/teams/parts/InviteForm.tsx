import { useState } from 'react'
import { addressesIn, freeSeats, MAX_INVITED_AT_ONCE } from 'contract/money/teams/teams.rules'
import { messageOf } from '../../../../platform/call.ts'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { Button } from '../../../../ui/Button.tsx'
import { Card } from '../../../../ui/Card.tsx'
import { TextArea } from '../../../../ui/forms/TextArea.tsx'
import { Notice } from '../../../../ui/Notice.tsx'
import { isEmail } from '../../../people/sign-in/sign-in.rules.ts'
import { useInvite, type Invited, type Team } from '../teams.api.ts'
import { teamMessages } from '../teams.messages.ts'
import sheet from '../../memberships/sheet.module.css'
import css from './teams.module.css'

/** Invites as many addresses as are pasted, and says what became of each. */
export function InviteForm({ team }: { team: Team }) {
  const t = useMessages(teamMessages)
  const { run, isRunning, error } = useInvite()
  const [text, setText] = useState('')
  const [isPressed, setPressed] = useState(false)
  const [results, setResults] = useState<Invited[]>([])
  const { emails, wrong } = addressesIn(text, isEmail)
  const problem = useProblem(emails, wrong)
  const isCrowded = team.invited + emails.length > freeSeats(team)
  function press() {
    setPressed(true)
    if (problem !== undefined) return
    run({ subscriptionSeq: team.subscriptionSeq, body: { emails } }).then(
      (done) => {
        setResults(done.results)
        setText('')
        setPressed(false)
      },
      // Shown above the button.
      () => null,
    )
  }
  return (
    <Card as="section" pad="lg" className={sheet.stack}>
      <h2>{t('inviteTitle')}</h2>
      <TextArea
        label={t('emails')}
        hint={emails.length > 0 ? t('found', { count: emails.length }) : t('emailsHint')}
        rows={3}
        maxLength={8000}
        value={text}
        onChange={setText}
        error={isPressed ? problem : undefined}
      />
      {isCrowded && emails.length > 0 && <p className={sheet.dim}>{t('moreThanFree')}</p>}
      {error != null && <Notice tone="error">{messageOf(error, t('failed'))}</Notice>}
      <div>
        <Button loading={isRunning} onPress={press}>
          {t('inviteOk')}
        </Button>
      </div>
      <Results results={results} />
    </Card>
  )
}

function useProblem(emails: string[], wrong: string[]) {
  const t = useMessages(teamMessages)
  if (wrong.length > 0) return t('emailsWrong', { list: wrong.join(', ') })
  if (emails.length === 0) return t('emailsNeeded')
  return emails.length > MAX_INVITED_AT_ONCE ? t('emailsMany', { max: MAX_INVITED_AT_ONCE }) : undefined
}

function Results({ results }: { results: Invited[] }) {
  const t = useMessages(teamMessages)
  return (
    <div role="status">
      {results.length > 0 && (
        <ul className={css.results} aria-label={t('results')}>
          {results.map(({ email, result }) => (
            <li key={email}>
              <span>{email}</span>
              <span className={sheet.dim}>{t(result)}</span>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
