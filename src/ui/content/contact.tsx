import { css } from '@linaria/core'
import { useEffect, useLayoutEffect } from 'react'
import { Navigate } from 'react-router-dom'
import { selectTheme } from '../../domain/brand/theme.ts'
import { contactForm, requestContactPage, selectContact, sendEnquiry } from '../../domain/content/contact.ts'
import { valueOf } from '../../domain/kernel/requests/remote.ts'
import { selectProfile, selectSession } from '../../domain/session/session.ts'
import { Breadcrumbs } from '../components/navigation/breadcrumbs.tsx'
import { Button } from '../components/actions/button.tsx'
import { ButtonLink } from '../components/actions/button-link.tsx'
import { Card } from '../components/layout/card.tsx'
import { Disclosure } from '../components/content/disclosure.tsx'
import { ErrorState } from '../components/feedback/error-state.tsx'
import { ErrorSummary } from '../components/inputs/error-summary.tsx'
import { ContentHtml } from '../components/content/content-html.tsx'
import { mailAddress, telephoneAddress } from '../components/content/addresses.ts'
import { BenefitArt } from '../components/illustrations/benefit-picture.tsx'
import { Loading } from '../components/feedback/loading.tsx'
import { pageHeading } from '../components/layout/page-heading.ts'
import { Select } from '../components/inputs/select.tsx'
import { Skeleton } from '../components/feedback/skeleton.tsx'
import { TextArea } from '../components/inputs/text-area.tsx'
import { TextLink } from '../components/actions/text-link.tsx'
import { WaysToContact } from '../shell/ways-to-contact.tsx'
import { useDispatch, useForm, useSelect } from '../portal.ts'
import { ReturnHome } from '../shell/return-home.tsx'
import { FullPage, Page } from '../shell/page.tsx'
import { ProblemText, SupportCode } from '../shell/problem-text.tsx'
import { columns, stack } from '../shell/stack.ts'
import { contentText } from '../text/content.ts'
import { formText } from '../text/forms.ts'
import { text } from '../text/shared.ts'
import type { Problem } from '../../domain/kernel/requests/problem.ts'
import { WriteFailure } from '../shell/write-failure.tsx'
import { Form } from '../shell/form.tsx'

const words = contentText.contact

const panel = css`
  margin-block-start: var(--space-2);
  padding-block-start: var(--space-4);
  border-block-start: 1px solid var(--line);
`

const ways = css`
  display: grid;
  justify-items: start;
  gap: var(--space-5);
`

const ids = { subject: 'contact-subject', comments: 'contact-comments' } as const

const EnquiryForm = ({ options }: { options: readonly { label: string; value: string }[] }) => {
  const { sending, attempts } = useSelect(selectContact)
  const email = useSelect(selectProfile)?.user.email
  const dispatch = useDispatch()
  const { bind, submitted } = useForm(contactForm)
  const subject = bind('subject')
  const comments = bind('comments')
  const problems = (['subject', 'comments'] as const).map((name) => {
    const { problem } = bind(name)
    return { fieldId: ids[name], label: problem === 'required' ? words[name] : undefined, message: formText(problem) }
  })
  // A problem without a field is shown above all of them.
  const failure: Problem | null =
    sending.kind === 'failed'
      ? sending.problem
      : sending.kind === 'refused' && !sending.named
        ? { kind: 'refused', status: 422, message: sending.message }
        : null
  return (
    <Form
      className={stack}
      style={{ marginBlockStart: 0, gap: 'var(--space-5)', maxInlineSize: 'var(--measure)' }}
      onSubmit={() => void dispatch(sendEnquiry, undefined)}
    >
      <ErrorSummary title={words.completeForm} submission={submitted} problems={problems} />
      {failure !== null && (
        <WriteFailure key={attempts} problem={failure} failed={words.notSent} unconfirmed={words.unconfirmed}>
          <p>{words.kept}</p>
        </WriteFailure>
      )}
      <Select
        id={ids.subject}
        label={words.subject}
        requirement="required"
        placeholder={words.choose}
        options={options}
        {...subject.control}
        error={formText(subject.problem)}
      />
      <TextArea
        id={ids.comments}
        label={words.comments}
        hint={words.commentsHint}
        requirement="required"
        rows={5}
        {...comments.control}
        error={formText(comments.problem)}
      />
      {email !== undefined && (
        <p style={{ color: 'var(--ink-soft)' }}>
          {words.replyTo} <b translate="no">{email}</b>.
        </p>
      )}
      <div>
        <Button
          type="submit"
          width="full-on-phones"
          busy={{ label: words.sending, active: sending.kind === 'sending' }}
        >
          {words.submit}
        </Button>
      </div>
    </Form>
  )
}

const Reach = () => {
  const { contactUsEmail, supportNumber } = useSelect(selectTheme)
  return supportNumber === null ? (
    <TextLink href={mailAddress(contactUsEmail)}>{contactUsEmail}</TextLink>
  ) : (
    <TextLink href={telephoneAddress(supportNumber)}>{supportNumber}</TextLink>
  )
}

const Questions = ({ onRetry }: { onRetry: () => void }) => {
  const { questions, sending } = useSelect(selectContact)
  const asked = valueOf(questions)
  if (asked === null)
    return (
      questions.status === 'failed' && (
        // Reading the page again removes the result of an enquiry, so the person triggers it.
        <div>
          <ErrorState
            title={words.questionsFailed}
            retry={sending.kind === 'open' ? { read: onRetry } : { write: onRetry }}
          >
            <ProblemText problem={questions.problem} />
          </ErrorState>
        </div>
      )
    )
  return (
    asked.length > 0 && (
      <section aria-labelledby="contact-questions">
        <h2 id="contact-questions">{words.questions}</h2>
        <div>
          {asked.map(({ id, question, answer }) => (
            <Disclosure key={id} summary={question}>
              <ContentHtml html={answer} />
            </Disclosure>
          ))}
        </div>
      </section>
    )
  )
}

const trail = <Breadcrumbs trail={[{ label: text.common.home, to: '/app/home/' }]} current={words.crumb} />

const Sent = ({ onAnother }: { onAnother: () => void }) => {
  useLayoutEffect(() => {
    pageHeading()?.focus()
  }, [])
  return (
    <FullPage
      title={words.sent}
      tabTitle={words.title}
      lead={words.sentMore}
      scene="letter"
      breadcrumbs={trail}
      actions={
        <>
          <ButtonLink to="/app/home/">{text.common.returnHome}</ButtonLink>
          <Button variant="quiet" onPress={onAnother}>
            {words.another}
          </Button>
        </>
      }
    />
  )
}

const ContactPage = () => {
  const { page, sending } = useSelect(selectContact)
  const { supportNumber, contactUsEmail } = useSelect(selectTheme)
  const dispatch = useDispatch()
  useEffect(() => {
    dispatch(requestContactPage, undefined)
  }, [dispatch])
  const found = valueOf(page)
  const again = () => void dispatch(requestContactPage, undefined)
  if (sending.kind === 'sent') return <Sent onAnother={again} />
  return (
    <Page title={words.title} lead={words.lead} breadcrumbs={trail}>
      {found === null ? (
        page.status === 'failed' ? (
          <ErrorState title={words.failed} isPage actions={<ReturnHome />} retry={{ read: again }}>
            <span>{supportNumber === null ? words.failedEmail : words.failedPhone}</span> <Reach />
            <SupportCode problem={page.problem} />
          </ErrorState>
        ) : (
          <Skeleton label={words.loading} shape="text" count={6} />
        )
      ) : (
        <div className={columns} style={{ gridTemplateRows: 'auto 1fr', rowGap: 'var(--section-gap)' }}>
          <div>
            <EnquiryForm options={found.options} />
          </div>
          {/* After the form, because on a phone people come for the form, and before the questions, which would move it. */}
          <div data-part="aside" style={{ gridRow: 'span 2' }}>
            <Card>
              <BenefitArt groupCode="wellbeing" kind="phone" image={null} />
              <h2>{words.talk}</h2>
              <WaysToContact phone={supportNumber} email={contactUsEmail} />
              {found.panels.map(({ title, html }) => (
                <section key={title} className={panel}>
                  <h3>{title}</h3>
                  <ContentHtml html={html} />
                </section>
              ))}
            </Card>
          </div>
          <Questions onRetry={again} />
        </div>
      )}
    </Page>
  )
}

/** The contact form; a signed-out visitor sees the email address instead [CONTACT-1]. */
export const Contact = () => {
  const session = useSelect(selectSession)
  const profile = useSelect(selectProfile)
  const { contactUsEmail, supportNumber } = useSelect(selectTheme)
  if (session.kind === 'unknown' || session.kind === 'restoring')
    return <Loading label={text.common.loadingProfile} isHeading />
  if (profile) return profile.client.contactUsEnabled ? <ContactPage /> : <Navigate to="/app/home/" replace />
  return (
    <FullPage
      title={words.title}
      lead={words.signedOut}
      scene="letter"
      breadcrumbs={<Breadcrumbs trail={[{ label: text.common.home, to: '/' }]} current={words.crumb} />}
      actions={
        <div className={ways}>
          <WaysToContact phone={supportNumber} email={contactUsEmail} />
          <ButtonLink to="/">{words.logIn}</ButtonLink>
        </div>
      }
    />
  )
}
