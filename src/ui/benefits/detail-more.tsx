import { css } from '@linaria/core'
import type { BenefitDetail, BenefitId } from '../../domain/benefits/benefit.ts'
import { termsSubject } from '../../domain/benefits/benefit-terms.ts'
import { requestBenefit, selectFaqs, selectRelated } from '../../domain/benefits/detail.ts'
import type { Remote } from '../../domain/kernel/requests/remote.ts'
import { valueOf } from '../../domain/kernel/requests/remote.ts'
import { openPanel } from '../../domain/shell/panels.ts'
import { BenefitIcon } from '../components/icons/benefit-icon.tsx'
import { Button } from '../components/actions/button.tsx'
import { Card } from '../components/layout/card.tsx'
import { CardGrid } from '../components/layout/card-grid.tsx'
import { ContentHtml } from '../components/content/content-html.tsx'
import { Disclosure } from '../components/content/disclosure.tsx'
import { useOnceOnline } from '../components/feedback/online.ts'
import { TextLink } from '../components/actions/text-link.tsx'
import { useDispatch, useSelect } from '../portal.ts'
import { benefitsText } from '../text/benefits.ts'
import { explained } from '../text/glossary.ts'
import { pageOf } from '../shell/benefit-actions.ts'

const words = benefitsText.detail

const list = css`
  display: grid;
  gap: var(--space-3);
  padding: 0;
  list-style: none;

  & button {
    overflow-wrap: anywhere;
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
  if (terms.length === 0) return null
  const open = (termsId: string): void =>
    void dispatch(openPanel, {
      panel: 'benefit-terms',
      subject: termsSubject({ benefitId: benefit.benefitId, termsId }),
    })
  return (
    <section aria-labelledby="terms">
      <h2 id="terms">{words.terms}</h2>
      <p>{words.termsLead}</p>
      <ul role="list" className={list}>
        {terms.map(({ id, title, version }) => (
          <li key={id}>
            <Button variant="secondary" onPress={() => open(id)}>
              {title}, {words.termsVersion(version)}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Additional details are read together with the benefit, so a reconnect reads the benefit again. */
const useReadOnceOnline = (benefitId: BenefitId, { status }: Remote<unknown>): void => {
  const dispatch = useDispatch()
  useOnceOnline(status === 'failed' ? () => void dispatch(requestBenefit, benefitId) : undefined)
}

export const Questions = ({ benefitId }: { benefitId: BenefitId }) => {
  const faqs = useSelect(selectFaqs, benefitId)
  const known = valueOf(faqs) ?? []
  useReadOnceOnline(benefitId, faqs)
  if (faqs.status === 'failed') return <p>{words.questionsFailed}</p>
  if (known.length === 0) return null
  return (
    <section aria-labelledby="questions">
      <h2 id="questions">{words.questions}</h2>
      {known.map(({ id, question: asked, answer }) => (
        <Disclosure key={id} summary={asked}>
          <ContentHtml html={answer} />
        </Disclosure>
      ))}
    </section>
  )
}

/** Technical terms that appear in a benefit's texts. */
export const Glossary = ({ detail }: { detail: BenefitDetail }) => {
  const { benefit, description, covers, howToLeave } = detail
  const faqs = valueOf(useSelect(selectFaqs, benefit.benefitId)) ?? []
  const entries = explained([
    benefit.summary,
    description,
    covers,
    howToLeave,
    ...faqs.flatMap(({ question, answer }) => [question, answer]),
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

export const Related = ({ benefitId }: { benefitId: BenefitId }) => {
  const related = useSelect(selectRelated, benefitId)
  const known = valueOf(related) ?? []
  useReadOnceOnline(benefitId, related)
  if (related.status === 'failed') return <p>{words.relatedFailed}</p>
  if (known.length === 0) return null
  return (
    <section aria-labelledby="related">
      <h2 id="related">{words.related}</h2>
      <CardGrid>
        {known.map((other) => (
          <Card as="li" key={other.benefitId}>
            <BenefitIcon kind={other.icon} />
            <h3>
              <TextLink to={pageOf(other)} variant="cover">
                {other.name}
              </TextLink>
            </h3>
            <p>{other.summary}</p>
          </Card>
        ))}
      </CardGrid>
    </section>
  )
}
