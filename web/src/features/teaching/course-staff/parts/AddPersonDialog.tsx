import { useState } from 'react'
import { classStaffTypes, type ClassStaffType } from 'contract/people/class-roles/class-roles.rules'
import { email as emailRule, type CourseSeq } from 'contract/values/ids'
import { isRefusal } from '../../../../platform/call.ts'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { SearchInput } from '../../../../ui/forms/SearchInput.tsx'
import { SegmentedControl } from '../../../../ui/forms/SegmentedControl.tsx'
import { Select } from '../../../../ui/forms/Select.tsx'
import { TextInput } from '../../../../ui/forms/TextInput.tsx'
import { FormDialog } from '../../../../ui/layers/FormDialog.tsx'
import { toast } from '../../../../ui/layers/toast.ts'
import { Notice } from '../../../../ui/Notice.tsx'
import { useAddTutor, useInviteToClass, type ClassCandidate } from '../course-staff.api.ts'
import { classStaffMessages } from '../course-staff.messages.ts'
import { Candidates } from './Candidates.tsx'
import css from './course-staff.module.css'

const ways = ['byMember', 'byMail'] as const
type Way = (typeof ways)[number]
interface AddPersonProps {
  courseSeq: CourseSeq
  onClose: () => void
}

/** Adds a person to one class: instructors of the site immediately, all others by invitation. */
export function AddPersonDialog({ courseSeq, onClose }: AddPersonProps) {
  const t = useMessages(classStaffMessages)
  const [type, setType] = useState<ClassStaffType>('CMG')
  const [way, setWay] = useState<Way>('byMember')
  const [typed, setTyped] = useState('')
  const [q, setQ] = useState('')
  const [chosen, setChosen] = useState<ClassCandidate | null>(null)
  const [address, setAddress] = useState('')
  const [isTried, setTried] = useState(false)
  const email = emailRule.safeParse(address).data
  const { isRunning, error, submit } = useAdding(courseSeq, onClose)
  const isAtOnce = way === 'byMember' && type === 'TCH' && Boolean(chosen?.userTypeCd)

  const add = () => {
    setTried(true)
    if (way === 'byMember' && chosen) submit({ type, chosen, isAtOnce })
    if (way === 'byMail' && email !== undefined) submit({ type, email })
  }
  const choose = (next: ClassStaffType) => {
    setType(next)
    setChosen(null)
  }
  return (
    <FormDialog
      onClose={onClose}
      title={t('addTitle')}
      size="medium"
      closeLabel={t('close')}
      okLabel={t(isAtOnce ? 'addNow' : 'sendInvite')}
      cancelLabel={t('cancel')}
      onOk={add}
      busy={isRunning}
      disabled={way === 'byMember' && !chosen}
    >
      <div className={css.form}>
        <Select
          label={t('addAs')}
          value={type}
          onChange={choose}
          options={classStaffTypes.map((one) => ({ value: one, label: t(one) }))}
          hint={t(`about${type}`)}
        />
        <SegmentedControl
          label={t('how')}
          wide
          value={way}
          onChange={(next) => setWay(ways.find((one) => one === next) ?? 'byMember')}
          options={ways.map((value) => ({ value, label: t(value) }))}
        />
        {way === 'byMember' ? (
          <>
            <SearchInput
              label={t('search')}
              placeholder={t('searchPlaceholder')}
              clearLabel={t('clear')}
              value={typed}
              onChange={(text) => {
                setTyped(text)
                setChosen(null)
              }}
              onSearch={(text) => setQ(text.trim())}
            />
            <Candidates
              courseSeq={courseSeq}
              q={typed.trim() === '' ? '' : q}
              type={type}
              chosen={chosen}
              onChoose={setChosen}
            />
            {chosen && <p className={css.hint}>{t(isAtOnce ? 'tutorNow' : 'whenAccepted')}</p>}
          </>
        ) : (
          <TextInput
            label={t('email')}
            type="email"
            required
            value={address}
            onChange={setAddress}
            onEnter={add}
            hint={t('mailText')}
            error={isTried && email === undefined ? t('emailBad') : undefined}
          />
        )}
        {isRefusal(error) && <Notice tone="error">{error.message}</Notice>}
      </div>
    </FormDialog>
  )
}

type Adding =
  | { type: ClassStaffType; chosen: ClassCandidate; isAtOnce: boolean }
  | { type: ClassStaffType; email: string }
/** Adds or invites the person; a refusal stays for display. */
function useAdding(courseSeq: CourseSeq, onDone: () => void) {
  const t = useMessages(classStaffMessages)
  const tutor = useAddTutor(courseSeq)
  const invite = useInviteToClass(courseSeq)
  function send(adding: Adding) {
    const { type: userTypeCd } = adding
    if ('email' in adding) return invite.run({ body: { userTypeCd, to: { email: adding.email } } })
    const { userSeq } = adding.chosen
    if (adding.isAtOnce) return tutor.run({ body: { userSeq } })
    return invite.run({ body: { userTypeCd, to: { userSeq } } })
  }
  const submit = (adding: Adding) =>
    void send(adding).then(
      () => {
        onDone()
        const name = 'email' in adding ? adding.email : adding.chosen.name
        toast({
          text: t('isAtOnce' in adding && adding.isAtOnce ? 'added' : 'invited', { name }),
          tone: 'ok',
        })
      },
      // The dialog shows the failure.
      () => null,
    )
  return { submit, isRunning: tutor.isRunning || invite.isRunning, error: tutor.error ?? invite.error }
}
