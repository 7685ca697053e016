import { css } from '@linaria/core'
import type { BenefitDetail, BenefitId, Faq, RelatedBenefit } from '../../domain/benefits/benefit.ts'
import { termsSubject } from '../../domain/benefits/benefit-terms.ts'
import { isChosen } from '../../domain/benefits/dates.ts'
import { selectListed } from '../../domain/benefits/eligible.ts'
import { requestBenefit, selectFaqs, selectRelated } from '../../domain/benefits/detail.ts'
import type { Problem } from '../../domain/kernel/requests/problem.ts'
import { isSettled, missingBecause, valueOf } from '../../domain/kernel/requests/remote.ts'
import { openPanel } from '../../domain/shell/panels.ts'
import { BenefitArt } from '../components/illustrations/benefit-picture.tsx'
import { Button } from '../components/actions/button.tsx'
import { Card } from '../components/layout/card.tsx'
import { ContentHtml } from '../components/content/content-html.tsx'
import { Disclosure } from '../components/content/disclosure.tsx'
import { ErrorState } from '../components/feedback/error-state.tsx'
import { Skeleton } from '../components/feedback/skeleton.tsx'
import { TextLink } from '../components/actions/text-link.tsx'
import { useDispatch, useSelect } from '../portal.ts'
import { useOnce } from '../use-once.ts'
import { benefitsText } from '../text/benefits.ts'
import { explained } from '../text/glossary.ts'
import { pageOf } from '../shell/benefit-actions.ts'
import { BenefitCard, BenefitList } from '../shell/benefit-list.tsx'
import { stack } from '../shell/stack.ts'
import { ProblemText } from '../shell/problem-text.tsx'

const words = benefitsText.detail

const list = css`
  display: grid;
  gap: var(--space-3);
  padding: 0;
  list-style: none;

  & button {
    margin-block: -0.625rem;
    margin-inline-start: calc(-1 * var(--space-3));
    overflow-wrap: anywhere;
    text-align: start;
    text-decoration: underline;
  }
`

const meanings = css`
  display: grid;
  gap: var(--space-3);
  max-inline-size: var(--measure);

  & dt {
    font-weight: 600;
  }
`

/** The documents that come with a benefit; each opens in a panel. */
export const Terms = ({ detail: { benefit, terms } }: { detail: BenefitDetail }) => {
  const dispatch = useDispatch()
  const open = (termsId: string): void =>
    void dispatch(openPanel, {
      panel: 'benefit-terms',
      subject: termsSubject({ benefitId: benefit.benefitId, termsId }),
    })
  return (
    <ul role="list" className={list}>
      {terms.map(({ id, title, version }) => (
        <li key={id}>
          <Button variant="quiet" size="small" onPress={() => open(id)}>
            <span>
              {title}, <span>{words.termsVersion(version)}</span>
            </span>
          </Button>
        </li>
      ))}
    </ul>
  )
}

const QuestionList = ({ asked }: { asked: readonly Faq[] }) =>
  asked.length > 0 && (
    <section aria-labelledby="questions">
      <h2 id="questions">{words.questions}</h2>
      {asked.map(({ id, question, answer }) => (
        <Disclosure key={id} summary={question}>
          <ContentHtml html={answer} />
        </Disclosure>
      ))}
    </section>
  )

/** Technical terms that appear in a benefit's texts. */
const Glossary = ({ detail, asked }: { detail: BenefitDetail; asked: readonly Faq[] }) => {
  const { benefit, description, covers, howToLeave } = detail
  const entries = explained([
    benefit.summary,
    description,
    covers,
    howToLeave,
    ...asked.flatMap(({ question, answer }) => [question, answer]),
  ])
  if (entries.length === 0) return null
  return (
    <section aria-labelledby="glossary">
      <h2 id="glossary">{words.glossary}</h2>
      <dl className={meanings}>
        {entries.map(({ term, meaning }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

/** A related benefit: as in the list of benefits if it can be chosen, otherwise what it is. */
const RelatedBenefitCard = ({ other }: { other: RelatedBenefit }) => {
  const listed = useSelect(selectListed, other.benefitId)
  if (listed && !isChosen(listed.selection)) return <BenefitCard benefit={listed} />
  return (
    <Card as="li">
      <BenefitArt groupCode={listed?.groupCode ?? ''} kind={other.icon} image={listed?.image ?? null} />
      <div data-part="body">
        <h3>
          <TextLink to={pageOf(other)} variant="cover">
            {other.name}
          </TextLink>
        </h3>
        <p>{other.summary}</p>
      </div>
    </Card>
  )
}

const Failed = ({ title, problem, benefitId }: { title: string; problem: Problem; benefitId: BenefitId }) => {
  const dispatch = useDispatch()
  return (
    <ErrorState title={title} retry={{ read: () => void dispatch(requestBenefit, benefitId) }}>
      <ProblemText problem={problem} />
    </ErrorState>
  )
}

/**
 * The end of a benefit's page: questions and explained words. Questions and related benefits can fail separately; a retry reads them together
 * with the benefit. Nothing below the questions shows before their first load is over, because they would move it.
 */
export const More = ({ detail }: { detail: BenefitDetail }) => {
  const { benefitId } = detail.benefit
  const faqs = useSelect(selectFaqs, benefitId)
  const related = useSelect(selectRelated, benefitId)
  const asked = valueOf(faqs) ?? []
  const unanswered = missingBecause(faqs)
  const unrelated = missingBecause(related)
  const areQuestionsKnown = useOnce(isSettled(faqs))
  return (
    <>
      {!isSettled(faqs) && <Skeleton label={words.questionsLoading} shape="text" count={3} />}
      <QuestionList asked={asked} />
      {unanswered && (
        <Failed
          title={unrelated ? words.bothFailed : words.questionsFailed}
          problem={unanswered}
          benefitId={benefitId}
        />
      )}
      {areQuestionsKnown && (
        <>
          <Glossary detail={detail} asked={asked} />
          {unrelated && !unanswered && <Failed title={words.relatedFailed} problem={unrelated} benefitId={benefitId} />}
        </>
      )}
    </>
  )
}

/** Benefits like this one, below everything about it, once the questions no longer move them. */
export const Related = ({ benefitId }: { benefitId: BenefitId }) => {
  const areQuestionsKnown = useOnce(isSettled(useSelect(selectFaqs, benefitId)))
  const related = valueOf(useSelect(selectRelated, benefitId)) ?? []
  if (!areQuestionsKnown || related.length === 0) return null
  return (
    <section aria-labelledby="related" className={stack} style={{ marginBlockStart: 'var(--section-gap)' }}>
      <h2 id="related">{words.related}</h2>
      <BenefitList of="scenes">
        {related.map((other) => (
          <RelatedBenefitCard key={other.benefitId} other={other} />
        ))}
      </BenefitList>
    </section>
  )
}
