import { useEffect } from 'react'
import {
  beginMemberForm,
  discardMemberForm,
  keepNewerMember,
  openMemberForm,
  saveMember,
  selectAddFamilyMember,
  selectMemberForm,
  selectMemberValues,
} from '../../domain/family/add-family-member.ts'
import type { FamilyMember } from '../../domain/family/member.ts'
import { requestFamily } from '../../domain/family/members.ts'
import { closePanel } from '../../domain/shell/panels.ts'
import { Button } from '../components/actions/button.tsx'
import { EmptyState } from '../components/feedback/empty-state.tsx'
import { ErrorState } from '../components/feedback/error-state.tsx'
import { Loading } from '../components/feedback/loading.tsx'
import { SidePanel } from '../components/overlays/side-panel.tsx'
import { useDispatch, useSelect } from '../portal.ts'
import { familyText } from '../text/family.ts'
import { ProblemText } from '../shell/problem-text.tsx'
import { MemberFields } from './member-fields.tsx'
import { panelForm } from './panel-form.ts'
import { valuesOfMember, type MemberField } from '../../domain/family/member-form.ts'
import type { Values } from '../../domain/kernel/forms/form.ts'
import { formatDate } from '../components/content/format.ts'
import type { Fact } from '../components/content/description-list.tsx'
import { Overtaken } from '../shell/overtaken.tsx'
import { overtakenText } from '../text/overtaken.ts'
import { WriteFailure } from '../shell/write-failure.tsx'
import { Form } from '../shell/form.tsx'

const words = familyText.form

type MemberValues = Values<MemberField>

interface FormProps {
  readonly subject: string
  readonly member: FamilyMember | null
  readonly asksEducationEnd: boolean
  /** Whether unsaved input exists. */
  readonly changed: boolean
  readonly year: number
}

const labels = {
  title: words.title,
  firstName: words.firstName,
  surname: words.surname,
  sex: words.sex,
  relationship: words.relationship,
  education: words.education,
  educationEnds: words.educationEnds,
  dateOfBirth: words.dateOfBirth,
} as const

/** A field's value as the form shows it. */
const shown = (field: keyof typeof labels, value: string): string => {
  if (value === '') return ''
  if (field === 'dateOfBirth' || field === 'educationEnds') return formatDate(value)
  const options: Readonly<Record<string, string>> = {
    ...familyText.members.sexes,
    ...familyText.members.relationship,
    yes: words.yes,
    no: words.no,
  }
  return options[value] ?? value
}

/** The fields that have changed since the form was filled, each as it is now and as it was typed. */
const changesOf = (before: MemberValues, now: MemberValues, typed: MemberValues): Fact[] =>
  (Object.keys(labels) as (keyof typeof labels)[]).flatMap((field) =>
    // its own keys
    before[field] === now[field]
      ? []
      : [{ term: labels[field], detail: overtakenText.both(shown(field, now[field]), shown(field, typed[field])) }],
  )

const MemberForm = ({ subject, member, asksEducationEnd, changed, year }: FormProps) => {
  const { saving, refusals } = useSelect(selectAddFamilyMember)
  const values = useSelect(selectMemberValues, subject)
  const dispatch = useDispatch()
  const cancel = () => {
    dispatch(discardMemberForm, subject)
    dispatch(closePanel, undefined)
  }
  return (
    <Form className={panelForm} onSubmit={() => void dispatch(saveMember, subject)}>
      <MemberFields
        subject={subject}
        asksEducationEnd={asksEducationEnd}
        asksAgain={member?.relationship === 'partner'}
        year={year}
      />
      {saving.kind === 'error' && (
        <WriteFailure key={refusals} problem={saving.problem} failed={words.failed} unconfirmed={words.unconfirmed}>
          <p>{words.kept}</p>
        </WriteFailure>
      )}
      {saving.kind === 'overtaken' && member && (
        <Overtaken
          key={refusals}
          title={overtakenText.member.title}
          facts={changesOf(valuesOfMember(saving.before), valuesOfMember(member), values)}
          keep={{
            label: overtakenText.member.keep,
            said: overtakenText.member.kept,
            onPress: () => void dispatch(keepNewerMember, subject),
          }}
        >
          {overtakenText.member.more}
        </Overtaken>
      )}
      <div data-part="actions">
        <Button type="submit" busy={{ label: words.sending, active: saving.kind === 'sending' }}>
          {subject === '' ? words.add : words.save}
        </Button>
        <Button variant="quiet" onPress={cancel} disabled={saving.kind === 'sending'}>
          {changed ? words.discard : words.cancel}
        </Button>
      </div>
    </Form>
  )
}

const Body = ({ subject, year }: { subject: string; year: number }) => {
  const view = useSelect(selectMemberForm, subject)
  const dispatch = useDispatch()
  switch (view.kind) {
    case 'loading':
      return <Loading label={words.loading} />
    case 'failed':
      return (
        <ErrorState title={words.loadFailed} retry={{ read: () => void dispatch(requestFamily, undefined) }}>
          <ProblemText problem={view.problem} />
        </ErrorState>
      )
    case 'gone':
      return (
        <EmptyState title={words.gone} icon="people">
          {words.goneMore}
        </EmptyState>
      )
    case 'ready':
      return <MemberForm subject={subject} year={year} {...view} />
  }
}

/** The panel `add-family-member`: adds a member if the subject is '', otherwise edits the member with that id. */
export const FamilyMemberPanel = ({ subject, isOpen, year }: { subject: string; isOpen: boolean; year: number }) => {
  const { saving } = useSelect(selectAddFamilyMember)
  const view = useSelect(selectMemberForm, subject)
  const dispatch = useDispatch()
  useEffect(() => {
    if (isOpen) dispatch(openMemberForm, undefined)
  }, [isOpen, dispatch])
  useEffect(() => {
    if (view.kind === 'loading') dispatch(beginMemberForm, subject)
  }, [view, subject, dispatch])
  const name = view.kind === 'ready' ? view.member?.name : undefined
  return (
    <SidePanel
      isOpen={isOpen}
      title={subject === '' ? words.addTitle : name === undefined ? words.editAnyTitle : words.editTitle(name)}
      locked={saving.kind === 'sending'}
      onClose={() => void dispatch(closePanel, undefined)}
    >
      {saving.kind === 'success' && !isOpen ? (
        <p>{familyText.members[saving.what](saving.member.name)}</p>
      ) : (
        <Body subject={subject} year={year} />
      )}
    </SidePanel>
  )
}
