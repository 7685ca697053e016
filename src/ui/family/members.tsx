import { useEffect } from 'react'
import { css } from '@linaria/core'
import { selectBenefits } from '../../domain/benefits/eligible.ts'
import { isOver } from '../../domain/benefits/dates.ts'
import { openMemberForm, selectAddFamilyMember } from '../../domain/family/add-family-member.ts'
import type { FamilyMember } from '../../domain/family/member.ts'
import { requestFamily, selectHousehold } from '../../domain/family/members.ts'
import { dayOf } from '../../domain/formats/calendar.ts'
import { isSettled, valueOf } from '../../domain/kernel/requests/remote.ts'
import { withPrefix } from '../../domain/kernel/codecs/classification.ts'
import { selectMayFollow } from '../../domain/shell/navigation.ts'
import { openPanel, selectIsCovered } from '../../domain/shell/panels.ts'
import { TextLink } from '../components/actions/text-link.tsx'
import { Avatar } from '../components/content/avatar.tsx'
import { Disclosure } from '../components/content/disclosure.tsx'
import { Announcer } from '../components/feedback/announcer.tsx'
import { Banner } from '../components/feedback/banner.tsx'
import { Button } from '../components/actions/button.tsx'
import { Card } from '../components/layout/card.tsx'
import { EmptyState } from '../components/feedback/empty-state.tsx'
import { ErrorState } from '../components/feedback/error-state.tsx'
import { formatDate } from '../components/content/format.ts'
import { Skeleton } from '../components/feedback/skeleton.tsx'
import { VisuallyHidden } from '../components/layout/visually-hidden.tsx'
import { useDispatch, useSelect } from '../portal.ts'
import { familyText } from '../text/family.ts'
import { ProblemText } from '../shell/problem-text.tsx'
import { Row, Rows } from '../shell/rows.tsx'

const words = familyText.members
const lifeEventsPath = '/app/home/life-events/'

const head = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-2) var(--space-4);
`

const chips = css`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
  margin-block: var(--space-1);
  padding: 0;
  list-style: none;

  & > li {
    padding: 0.0625rem 0.625rem;
    border-radius: var(--radius-pill);
    background: var(--brand-tint);
    font-size: var(--text-s);
    font-weight: 500;
  }
`

const foot = css`
  margin: 0 calc(-1 * var(--card-pad));
  padding: var(--space-3) var(--card-pad) 0;
  border-block-start: 1px solid var(--line);

  & details {
    border: 0;
  }
`

/** Names can be long, and written from right to left; a host may know none, and then the relationship stands for it. */
const nameOf = ({ name, relationship }: FamilyMember) =>
  name.trim() === '' ? <span>{words.relationship[relationship]}</span> : <bdi translate="no">{name}</bdi>

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
const Member = ({
  member,
  saved,
  coveredBy,
  today,
}: {
  member: FamilyMember
  saved: string
  /** The day on which the family was read, yyyy-mm-dd; before that the earliest of all. */
  today: string
  coveredBy: readonly string[]
}) => {
  const { relationship, dateOfBirth, fullTimeEducationEndDate } = member
  const dispatch = useDispatch()
  const open = () =>
    void dispatch(openPanel, { panel: 'add-family-member', subject: withPrefix(member.familyMemberId) })
  return (
    <Row
      picture={<Avatar name={member.name} src={null} />}
      title={nameOf(member)}
      action={
        <Button variant="quiet" size="small" onPress={open}>
          {words.edit}
          <VisuallyHidden>{words.editOf(member.name.trim() || words.relationship[relationship])}</VisuallyHidden>
        </Button>
      }
    >
      <p>{words.is(relationship, dateOfBirth === null ? null : formatDate(dateOfBirth))}</p>
      {coveredBy.length > 0 && (
        <ul className={chips} role="list" aria-label={words.coveredBy}>
          {coveredBy.map((name) => (
            <li key={name}>{name}</li>
          ))}
        </ul>
      )}
      {fullTimeEducationEndDate !== null && (
        <p>
          {words[isOver(fullTimeEducationEndDate, today) ? 'educated' : 'education'](
            formatDate(fullTimeEducationEndDate),
          )}
        </p>
      )}
      {saved !== '' && <Saved>{saved}</Saved>}
    </Row>
  )
}

const Former = ({ members }: { members: readonly FamilyMember[] }) => (
  <div className={foot}>
    <Disclosure summary={words.former(members.length)}>
      <p>{words.formerMore}</p>
      <ul role="list">
        {members.map((member) => (
          <li key={member.familyMemberId}>
            {nameOf(member)}, <span>{words.relationship[member.relationship].toLowerCase()}</span>
          </li>
        ))}
      </ul>
    </Disclosure>
  </div>
)

/** The family on the profile: current members with what covers each, former members, and the way to life events. [FAM-1] */
export const Family = () => {
  const household = useSelect(selectHousehold)
  const { saving } = useSelect(selectAddFamilyMember)
  const isCovered = useSelect(selectIsCovered)
  const dispatch = useDispatch()
  useEffect(() => {
    dispatch(requestFamily, undefined)
  }, [dispatch])
  const shown = valueOf(household)
  const today = household.status === 'loaded' ? dayOf(household.at) : ''
  // As soon as the panel closes: later it would move what is pressed by then.
  const saved = saving.kind === 'success' && !isCovered ? saving : null
  const said = saved ? words[saved.what](saved.member.name) : ''
  const changedId = saved?.what === 'changed' ? saved.member.familyMemberId : null
  const changed = shown?.active.find(({ familyMemberId }) => familyMemberId === changedId)
  const mayFollow = useSelect(selectMayFollow)
  const benefits = valueOf(useSelect(selectBenefits)) ?? []
  const namesakes = shown?.active.map((member) => member.name) ?? []
  // The host names who is covered; two members of one name cannot be told apart.
  const coveredBy = (name: string): readonly string[] =>
    namesakes.indexOf(name) === namesakes.lastIndexOf(name)
      ? benefits
          .filter(({ selection }) => selection?.status === 'approved' && selection.peopleCovered.includes(name))
          .map((benefit) => benefit.name)
      : []
  const add = () => void dispatch(openPanel, { panel: 'add-family-member', subject: '' })
  return (
    <Card as="section" labelledBy="family">
      <div className={head}>
        <h2 id="family">{words.title}</h2>
        {(shown !== null || household.status !== 'failed') && (
          <Button variant="secondary" size="small" icon="plus" onPress={add}>
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
          <Skeleton label={words.loading} shape="rows" count={3} />
        )
      ) : (
        <>
          {shown.active.length === 0 ? (
            <EmptyState title={words.none} icon="people">
              {words.noneMore}
            </EmptyState>
          ) : (
            <Rows first="open" actions="beside">
              {shown.active.map((member) => (
                <Member
                  key={member.familyMemberId}
                  member={member}
                  saved={member === changed ? said : ''}
                  coveredBy={coveredBy(member.name)}
                  today={today}
                />
              ))}
            </Rows>
          )}
          {shown.former.length > 0 && <Former members={shown.former} />}
        </>
      )}
      {/* A list that loads above it would move it. */}
      {isSettled(household) && mayFollow(lifeEventsPath) && (
        <div className={foot}>
          <TextLink variant="standalone" to={lifeEventsPath}>
            {familyText.events.title}
          </TextLink>
        </div>
      )}
    </Card>
  )
}
