import { useEffect } from 'react'
import { css } from '@linaria/core'
import type { BenefitDetail, Pence, Selection } from '../../domain/benefits/benefit.ts'
import { BenefitId } from '../../domain/benefits/benefit.ts'
import { isOver } from '../../domain/benefits/dates.ts'
import { selectBenefit, selectDayRead } from '../../domain/benefits/detail.ts'
import { requestOptOut, selectOptOut } from '../../domain/benefits/opt-out.ts'
import { dayAfter } from '../../domain/formats/calendar.ts'
import { valueOf } from '../../domain/kernel/requests/remote.ts'
import { selectPicture } from '../../domain/account/avatar.ts'
import { selectProfile } from '../../domain/session/session.ts'
import { closePanel } from '../../domain/shell/panels.ts'
import { Button } from '../components/actions/button.tsx'
import { Avatar } from '../components/content/avatar.tsx'
import { formatDate, formatMoney } from '../components/content/format.ts'
import { StepsAhead } from '../components/content/steps-ahead.tsx'
import { SidePanel } from '../components/overlays/side-panel.tsx'
import { useDispatch, useSelect } from '../portal.ts'
import { useEmployer } from '../use-employer.ts'
import { benefitsText } from '../text/benefits.ts'
import { overtakenText } from '../text/overtaken.ts'
import { Overtaken } from '../shell/overtaken.tsx'
import { WriteFailure } from '../shell/write-failure.tsx'
import { namesOf, useCovered } from './covered.ts'

const { optOut: words, detail: detailWords } = benefitsText

const give = css`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 9.5rem), 1fr));
  gap: 2px;
  border-radius: var(--radius-m);
  overflow: hidden;

  & > div {
    display: grid;
    align-content: start;
    gap: 2px;
    padding: var(--space-4);
    background: var(--brand-wash);
  }

  & :is(dt, small) {
    color: var(--ink-soft);
    font-size: inherit;
  }

  & > div > dd:first-of-type {
    font-size: var(--text-xl);
    font-weight: 700;
    letter-spacing: -0.02em;
    line-height: 1.2;
  }

  & > div > dd:first-of-type > small {
    display: inline;
    font-size: var(--text-s);
    font-weight: 400;
    letter-spacing: 0;
  }
`

const parts = css`
  display: grid;
  gap: var(--space-6);

  & > div {
    display: grid;
    gap: var(--space-3);
  }

  & ul {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-3) var(--space-5);
    padding: 0;
    list-style: none;
  }

  & li:has(> [data-size]) {
    display: flex;
    align-items: center;
    gap: var(--space-3);
    font-weight: 600;
  }
`

/** What leaving saves and gives up, a month and a year. */
const Give = ({ month, year }: { month: Pence; year: Pence | null }) => {
  const employer = useEmployer()
  const sums = [
    {
      term: month.employee < 0 ? words.lose : words.save,
      month: month.employee,
      year: year?.employee,
      more: detailWords.year,
    },
    { term: words.giveUp, month: month.company, year: year?.company, more: words.yearOf(employer) },
  ].filter((sum) => sum.month !== 0)
  return sums.length === 0 ? null : (
    <dl className={give}>
      {sums.map((sum) => (
        <div key={sum.term}>
          <dt>{sum.term}</dt>
          <dd>
            <span>{formatMoney(Math.abs(sum.month))}</span> <small>{detailWords.month}</small>
          </dd>
          {sum.year !== undefined && (
            <dd>
              <small>
                <span>{formatMoney(Math.abs(sum.year))}</span> {sum.more}
              </small>
            </dd>
          )}
        </div>
      ))}
    </dl>
  )
}

/** Until when the benefit lasts, what is then, and when it can be chosen again. */
const stagesOf = (
  { benefit: { chooseBy, selection }, howToReturn }: BenefitDetail,
  covered: readonly string[],
  today: string,
): React.ComponentProps<typeof StepsAhead>['steps'] => {
  const last = selection?.optOut.effectiveDate ?? null
  const pence = selection?.monthlyCost?.employee ?? 0
  const less = pence === 0 ? '' : ` ${words.lessNow[pence < 0 ? 'paid' : 'pay'](formatMoney(Math.abs(pence)))}`
  const alone = covered.length === 1 && covered[0] === detailWords.you
  const ends = covered.length === 0 ? words.then : alone ? words.alone.uncovered : words.uncovered(namesOf(covered))
  const stays = covered.length === 0 ? words.keeps : alone ? words.alone.covered : words.covered(namesOf(covered))
  const again = [
    ...(chooseBy === null || isOver(chooseBy, today) ? [] : [words.againUntil(formatDate(chooseBy))]),
    ...(howToReturn === '' ? [] : [howToReturn]),
  ]
  return [
    ...(last === null ? [] : [{ key: 'until', title: words.until(formatDate(last)), more: stays, isNow: true }]),
    { key: 'then', title: last === null ? words.today : formatDate(dayAfter(last)), more: `${ends}${less}` },
    ...(again.length === 0 ? [] : [{ key: 'again', title: words.again, more: again.join(' ') }]),
  ]
}

/** What somebody has: its state, what it is, whom it covers and what they pay. */
const inWords = ({ statusLabel, planDetails, peopleCovered, monthlyCost }: Selection): string =>
  [
    statusLabel,
    planDetails,
    peopleCovered.join(', '),
    monthlyCost && `${formatMoney(Math.abs(monthlyCost.employee))} ${detailWords.month}`,
  ]
    .filter(Boolean)
    .join('. ')

const OptOutOf = ({ benefitId, isOpen }: { benefitId: BenefitId; isOpen: boolean }) => {
  const read = useSelect(selectBenefit, benefitId)
  const detail = valueOf(read)
  const benefit = detail?.benefit
  const optOut = useSelect(selectOptOut, benefitId)
  const today = useSelect(selectDayRead, benefitId)
  const own = useSelect(selectProfile)
  const picture = useSelect(selectPicture)
  const covered = useCovered(benefit?.selection?.peopleCovered ?? [])
  const dispatch = useDispatch()
  const selection = benefit?.selection
  const sending = optOut?.kind === 'sending'
  const over = !selection || selection.status === 'opted-out'
  useEffect(() => {
    if (over) dispatch(closePanel, undefined)
  }, [over, dispatch])
  if (!detail || !benefit || !selection) return null
  return (
    <SidePanel
      isOpen={isOpen && !over}
      title={words.title(benefit.name)}
      locked={sending}
      describedBy="opt-out-question"
      onClose={() => void dispatch(closePanel, undefined)}
      actions={
        <>
          <Button variant="keep" autoFocus onPress={() => void dispatch(closePanel, undefined)} disabled={sending}>
            {words.keep}
          </Button>
          <Button
            variant="danger"
            onPress={() => void dispatch(requestOptOut, benefitId)}
            busy={{ label: words.sending, active: sending }}
          >
            {words.confirm}
          </Button>
        </>
      }
    >
      {optOut?.kind === 'failed' && (
        <WriteFailure
          problem={optOut.problem}
          failed={words.failed}
          unconfirmed={words.unconfirmed}
          unchanged={read.status === 'loaded'}
        />
      )}
      {optOut?.kind === 'overtaken' && (
        <Overtaken
          title={overtakenText.optOut.title}
          facts={[
            { term: overtakenText.optOut.before, detail: inWords(optOut.before) },
            { term: overtakenText.optOut.now, detail: inWords(optOut.now) },
          ]}
        >
          {overtakenText.optOut.more}
        </Overtaken>
      )}
      <div id="opt-out-question" className={parts}>
        {selection.monthlyCost && <Give month={selection.monthlyCost} year={selection.yearlyCost} />}
        {covered.length > 0 && (
          // No section: what describes the dialog would then have its name alone.
          <div>
            <h3 id="losers">{words.people}</h3>
            <ul role="list" aria-labelledby="losers">
              {covered.map((name) => (
                <li key={name}>
                  {name === detailWords.you && own ? (
                    <Avatar name={own.user.name} src={picture} />
                  ) : (
                    <Avatar name={name} src={null} />
                  )}
                  <span translate={name === detailWords.you ? undefined : 'no'}>{name}</span>
                </li>
              ))}
            </ul>
          </div>
        )}
        <StepsAhead steps={stagesOf(detail, covered, today)} />
      </div>
    </SidePanel>
  )
}

/** Opting out: what ends, when, what it saves and whom it affects, before anything changes [SEL-3]. */
export const OptOutPanel = ({ subject, isOpen }: { subject: string; isOpen: boolean }) =>
  BenefitId.is(subject) ? <OptOutOf benefitId={subject} isOpen={isOpen} /> : null
