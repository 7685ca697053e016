import { useEffect } from 'react'
import { css } from '@linaria/core'
import { openMemberForm, selectAddFamilyMember } from '../../domain/family/add-family-member.ts'
import type { FamilyMember } from '../../domain/family/member.ts'
import { requestFamily, selectHousehold } from '../../domain/family/members.ts'
import { valueOf } from '../../domain/kernel/requests/remote.ts'
import { withPrefix } from '../../domain/kernel/codecs/classification.ts'
import { openPanel, selectIsCovered } from '../../domain/shell/panels.ts'
import { Announcer } from '../components/feedback/announcer.tsx'
import { Banner } from '../components/feedback/banner.tsx'
import { Button } from '../components/actions/button.tsx'
import { Card } from '../components/layout/card.tsx'
import { CardGrid } from '../components/layout/card-grid.tsx'
import { EmptyState } from '../components/feedback/empty-state.tsx'
import { ErrorState } from '../components/feedback/error-state.tsx'
import { formatDate } from '../components/content/format.ts'
import { Skeleton } from '../components/feedback/skeleton.tsx'
import { VisuallyHidden } from '../components/layout/visually-hidden.tsx'
import { useDispatch, useSelect } from '../portal.ts'
import { familyText } from '../text/family.ts'
import { ProblemText } from '../shell/problem-text.tsx'
import { headingRow } from '../shell/stack.ts'

const words = familyText.members

const people = css`
  display: grid;
  gap: clamp(1rem, 2.5vw, 1.5rem);
`

const soft = css`
  color: var(--ink-soft);
`

/** Names can be long, and written from right to left. */
const nameOf = ({ title, name }: FamilyMember) => <bdi translate="no">{`${title} ${name}`}</bdi>

const Saved = ({ children }: { children: string }) => {
  const dispatch = useDispatch()
  useEffect(() => () => void dispatch(openMemberForm, undefined), [dispatch])
  return (
    <Banner tone="success" announce="none">
      {children}
    </Banner>
  )
}

/** @param saved says that their details were saved, where the person looks when the panel closes; empty otherwise */
const Member = ({ member, saved }: { member: FamilyMember; saved: string }) => {
  const { relationship, gender, dateOfBirth, fullTimeEducationEndDate } = member
  const dispatch = useDispatch()
  const open = () =>
    void dispatch(openPanel, { panel: 'add-family-member', subject: withPrefix(member.familyMemberId) })
  return (
    <Card as="li">
      <div data-part="body">
        <div>
          <h3>{nameOf(member)}</h3>
          <p className={soft}>
            {[words.relationship[relationship], gender !== null && words.sexes[gender].toLowerCase()]
              .filter(Boolean)
              .join(', ')}
          </p>
        </div>
        <div>
          {dateOfBirth !== null && <p>{words.born(formatDate(dateOfBirth))}</p>}
          {fullTimeEducationEndDate !== null && <p>{words.education(formatDate(fullTimeEducationEndDate))}</p>}
        </div>
        {saved !== '' && <Saved>{saved}</Saved>}
      </div>
      <div data-part="foot">
        <Button variant="secondary" size="small" icon="edit" onPress={open}>
          {words.edit}
          <VisuallyHidden>{words.editOf(member.name)}</VisuallyHidden>
        </Button>
      </div>
    </Card>
  )
}

const Former = ({ members }: { members: readonly FamilyMember[] }) => (
  <Card as="section" labelledBy="former-family">
    <h3 id="former-family">{words.former}</h3>
    <p className={soft}>{words.formerMore}</p>
    <ul style={{ paddingInlineStart: 'var(--space-5)' }}>
      {members.map((member) => (
        <li key={member.familyMemberId}>
          {nameOf(member)}, {words.relationship[member.relationship].toLowerCase()}
        </li>
      ))}
    </ul>
  </Card>
)

/** The family on the profile: current members, and former members in a separate list. */
export const Family = () => {
  const household = useSelect(selectHousehold)
  const { saving } = useSelect(selectAddFamilyMember)
  const isCovered = useSelect(selectIsCovered)
  const dispatch = useDispatch()
  useEffect(() => {
    dispatch(requestFamily, undefined)
  }, [dispatch])
  const shown = valueOf(household)
  // As soon as the panel closes: later it would move what is pressed by then.
  const saved = saving.kind === 'success' && !isCovered ? saving : null
  const said = saved ? words[saved.what](saved.member.name) : ''
  const changedId = saved?.what === 'changed' ? saved.member.familyMemberId : null
  const changed = shown?.active.find(({ familyMemberId }) => familyMemberId === changedId)
  const add = () => void dispatch(openPanel, { panel: 'add-family-member', subject: '' })
  return (
    <section aria-labelledby="family">
      <div className={headingRow}>
        <div>
          <h2 id="family">{words.title}</h2>
          <p className={soft}>{words.lead}</p>
        </div>
        {(shown !== null || household.status !== 'failed') && (
          <Button variant="secondary" icon="plus" onPress={add}>
            {words.add}
          </Button>
        )}
      </div>
      <Announcer message={said} />
      {said !== '' && !changed && <Saved>{said}</Saved>}
      {shown === null ? (
        household.status === 'failed' ? (
          <ErrorState title={words.failed} retry={{ read: () => void dispatch(requestFamily, undefined) }}>
            <ProblemText problem={household.problem} />
          </ErrorState>
        ) : (
          <Skeleton label={words.loading} shape="cards" count={3} />
        )
      ) : (
        <div className={people}>
          {shown.active.length === 0 ? (
            <EmptyState title={words.none} icon="people">
              {words.noneMore}
            </EmptyState>
          ) : (
            <CardGrid label={words.title}>
              {shown.active.map((member) => (
                <Member key={member.familyMemberId} member={member} saved={member === changed ? said : ''} />
              ))}
            </CardGrid>
          )}
          {shown.former.length > 0 && <Former members={shown.former} />}
        </div>
      )}
    </section>
  )
}
