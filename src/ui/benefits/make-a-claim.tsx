import { useEffect, type ReactNode } from 'react'
import { BenefitId, type BenefitDetail, type Claim } from '../../domain/benefits/benefit.ts'
import { selectBenefit } from '../../domain/benefits/detail.ts'
import { selectTheme } from '../../domain/brand/theme.ts'
import { valueOf } from '../../domain/kernel/requests/remote.ts'
import { closePanel } from '../../domain/shell/panels.ts'
import { Button } from '../components/actions/button.tsx'
import { ButtonLink } from '../components/actions/button-link.tsx'
import { ContentHtml } from '../components/content/content-html.tsx'
import { CopyText } from '../components/actions/copy-text.tsx'
import { DescriptionList, type Fact } from '../components/content/description-list.tsx'
import { mailAddress, telephoneAddress } from '../components/content/addresses.ts'
import { SidePanel } from '../components/overlays/side-panel.tsx'
import { TextLink } from '../components/actions/text-link.tsx'
import { useDispatch, useSelect } from '../portal.ts'
import { benefitsText } from '../text/benefits.ts'
import { text } from '../text/shared.ts'

const words = benefitsText.claim

const contactsOf = ({ phone, email }: Pick<Claim, 'phone' | 'email'>): Fact[] => [
  ...(phone === null
    ? []
    : [{ term: words.phone, detail: <TextLink href={telephoneAddress(phone)}>{phone}</TextLink> }]),
  ...(email === null ? [] : [{ term: words.email, detail: <TextLink href={mailAddress(email)}>{email}</TextLink> }]),
]

const HowTo = ({ claim, reference }: { claim: Claim; reference: ReactNode }) => {
  const contacts = contactsOf(claim)
  return (
    <>
      <p>{words.with(claim.provider)}</p>
      <ContentHtml html={claim.instructions} />
      {reference}
      {claim.url !== null && (
        <div style={{ display: 'grid', justifyItems: 'start', gap: 'var(--space-3)' }}>
          <p>{words.site(new URL(claim.url).host)}</p>
          <ButtonLink href={claim.url} newTab icon="external">
            {words.form}
          </ButtonLink>
        </div>
      )}
      {contacts.length > 0 && (
        <section aria-labelledby="claim-contact" style={{ display: 'grid', gap: 'var(--space-3)' }}>
          <h3 id="claim-contact">{words.contact}</h3>
          <DescriptionList facts={contacts} />
        </section>
      )}
    </>
  )
}

const Unknown = ({ reference }: { reference: ReactNode }) => {
  const { supportEmail } = useSelect(selectTheme)
  return (
    <>
      <p>{words.unknown}</p>
      <p>{words.unknownMore}</p>
      <DescriptionList facts={contactsOf({ phone: null, email: supportEmail })} />
      {reference}
    </>
  )
}

const ClaimPanel = ({ detail: { benefit, claim }, isOpen }: { detail: BenefitDetail; isOpen: boolean }) => {
  const dispatch = useDispatch()
  const close = (): void => void dispatch(closePanel, undefined)
  const reference = benefit.selection?.reference ?? null
  const quoted = reference !== null && (
    <CopyText
      label={words.reference}
      value={reference}
      shown="as-it-is"
      words={{ copy: words.copy, copied: words.copied, failed: words.copyFailed }}
    />
  )
  return (
    <SidePanel
      isOpen={isOpen}
      title={words.title(benefit.name)}
      onClose={close}
      actions={
        <Button variant="secondary" onPress={close}>
          {text.common.close}
        </Button>
      }
    >
      {claim ? <HowTo claim={claim} reference={quoted} /> : <Unknown reference={quoted} />}
    </SidePanel>
  )
}

const ClaimOf = ({ benefitId, isOpen }: { benefitId: BenefitId; isOpen: boolean }) => {
  const detail = valueOf(useSelect(selectBenefit, benefitId))
  const dispatch = useDispatch()
  const absent = detail === null
  useEffect(() => {
    if (absent) dispatch(closePanel, undefined)
  }, [absent, dispatch])
  return detail && <ClaimPanel detail={detail} isOpen={isOpen} />
}

/** The panel `make-a-claim`: whom to contact, what to have ready, and the reference to quote. */
export const MakeAClaimPanel = ({ subject, isOpen }: { subject: string; isOpen: boolean }) =>
  BenefitId.is(subject) ? <ClaimOf benefitId={subject} isOpen={isOpen} /> : null
