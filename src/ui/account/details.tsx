import { useCallback, useEffect } from 'react'
import type { Details as DetailsData } from '../../domain/account/details.ts'
import {
  changeDetails,
  detailsForm,
  keepNewerDetails,
  requestDetails,
  selectDetails,
} from '../../domain/account/details.ts'
import { valueOf } from '../../domain/kernel/requests/remote.ts'
import { rereadingOf } from '../../domain/kernel/requests/unconfirmed.ts'
import { selectMasquerading } from '../../domain/session/masquerade.ts'
import { Banner } from '../components/feedback/banner.tsx'
import { Button } from '../components/actions/button.tsx'
import { Card } from '../components/layout/card.tsx'
import { DescriptionList } from '../components/content/description-list.tsx'
import { ErrorState } from '../components/feedback/error-state.tsx'
import { ErrorSummary } from '../components/inputs/error-summary.tsx'
import { Placeholder, Outline } from '../components/feedback/outline.tsx'
import { FieldOutline } from '../components/inputs/outlines.tsx'
import { TextField } from '../components/inputs/text-field.tsx'
import { useDispatch, useForm, useSelect } from '../portal.ts'
import { useEmployer } from '../use-employer.ts'
import { formPage } from '../shell/form-page.ts'
import { correctErrors } from '../text/forms.ts'
import { overtakenText } from '../text/overtaken.ts'
import { profileFieldText, profileText } from '../text/profile.ts'
import { secondFactorText } from '../text/second-factor.ts'
import { ProblemText } from '../shell/problem-text.tsx'
import { Overtaken } from '../shell/overtaken.tsx'
import { WhatHolds } from '../shell/what-holds.tsx'
import { WriteFailure } from '../shell/write-failure.tsx'
import { Form } from '../shell/form.tsx'
import { useReturn } from '../use-return.ts'

const words = profileText.contact

const ids = { personalEmail: 'my-personal-email', phone: 'my-phone' } as const

/** The details that the host holds now; the form below keeps what was typed. */
const SavedNow = ({ details }: { details: DetailsData | null }) =>
  details && (
    <ul>
      <li>{words.savedNow(words.personalEmail, details.personalEmail)}</li>
      <li>{words.savedNow(words.phone, details.phone)}</li>
    </ul>
  )

const DetailsForm = () => {
  const { now, saving, answers } = useSelect(selectDetails)
  const dispatch = useDispatch()
  const { bind, submitted } = useForm(detailsForm)
  const employer = useEmployer()
  const details = valueOf(now)
  const [personalEmail, phone] = [bind('personalEmail'), bind('phone')]
  return (
    <Form className={formPage} onSubmit={() => void dispatch(changeDetails, undefined)}>
      <ErrorSummary
        title={correctErrors}
        submission={submitted}
        problems={[
          { fieldId: ids.personalEmail, message: profileFieldText(personalEmail.problem) },
          { fieldId: ids.phone, message: profileFieldText(phone.problem) },
        ]}
      />
      <TextField
        id={ids.personalEmail}
        label={words.personalEmail}
        hint={words.personalEmailHint(employer)}
        requirement="optional"
        type="email"
        autoComplete="email"
        {...personalEmail.control}
        error={profileFieldText(personalEmail.problem)}
      />
      <TextField
        id={ids.phone}
        label={words.phone}
        hint={words.phoneHint}
        requirement="optional"
        type="tel"
        autoComplete="tel"
        {...phone.control}
        error={profileFieldText(phone.problem)}
      />
      {saving.kind === 'failed' && (
        <WriteFailure
          key={answers}
          problem={saving.problem}
          failed={words.failed}
          unconfirmed={words.unconfirmed}
          holds={
            <WhatHolds now={rereadingOf(now)} onRetry={() => void dispatch(requestDetails, undefined)}>
              <SavedNow details={details} />
            </WhatHolds>
          }
        >
          <p>{words.kept}</p>
        </WriteFailure>
      )}
      {saving.kind === 'overtaken' && details && (
        <Overtaken
          key={answers}
          title={overtakenText.details.title}
          facts={(['personalEmail', 'phone'] as const).flatMap((field) =>
            details[field] === saving.before[field]
              ? []
              : [
                  {
                    term: words[field],
                    detail: overtakenText.both(details[field] ?? '', bind(field).control.value),
                  },
                ],
          )}
          keep={{
            label: overtakenText.details.keep,
            said: overtakenText.details.kept,
            onPress: () => void dispatch(keepNewerDetails, undefined),
          }}
        >
          {overtakenText.details.more}
        </Overtaken>
      )}
      {saving.kind === 'saved' && (
        <Banner key={answers} tone="success">
          {words.saved}
        </Banner>
      )}
      <div>
        <Button type="submit" variant="secondary" busy={{ label: words.sending, active: saving.kind === 'sending' }}>
          {words.save}
        </Button>
      </div>
    </Form>
  )
}

const ReadOnly = ({ details }: { details: DetailsData }) => (
  <DescriptionList
    facts={[
      { term: words.personalEmail, detail: details.personalEmail ?? '–' },
      { term: words.phone, detail: details.phone ?? '–' },
    ]}
  />
)

/** What a person keeps up to date themselves. It is read-only during a masquerade. */
export const DetailsSection = () => {
  const { now } = useSelect(selectDetails)
  const acting = useSelect(selectMasquerading)
  const employer = useEmployer()
  const dispatch = useDispatch()
  const read = useCallback(() => void dispatch(requestDetails, undefined), [dispatch])
  useEffect(read, [read])
  useReturn(read)
  const details = valueOf(now)
  return (
    <Card as="section" labelledBy="contact-details" rhythm="form">
      <h2 id="contact-details">{words.title}</h2>
      <p>{acting ? secondFactorText.settings.acting : words.lead}</p>
      {details === null ? (
        now.status === 'failed' ? (
          <ErrorState title={words.loadFailed} retry={{ read: () => void dispatch(requestDetails, undefined) }}>
            <ProblemText problem={now.problem} />
          </ErrorState>
        ) : (
          <Outline label={words.loading}>
            <div className={formPage}>
              <FieldOutline
                label={words.personalEmail}
                hint={words.personalEmailHint(employer)}
                requirement="optional"
              />
              <FieldOutline label={words.phone} hint={words.phoneHint} requirement="optional" />
              <Placeholder shape="button" />
            </div>
          </Outline>
        )
      ) : acting ? (
        <ReadOnly details={details} />
      ) : (
        <DetailsForm />
      )}
    </Card>
  )
}
