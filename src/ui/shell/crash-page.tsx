import { css } from '@linaria/core'
import { useHref, useLocation } from 'react-router-dom'
import { selectLogo, selectTheme } from '../../domain/brand/theme.ts'
import { selectOnline } from '../../domain/shell/connection.ts'
import { ButtonLink } from '../components/actions/button-link.tsx'
import { TextLink } from '../components/actions/text-link.tsx'
import { telephoneAddress } from '../components/content/addresses.ts'
import { BrandHeader } from '../components/header/brand-header.tsx'
import { PageLayout } from '../components/layout/page-layout.tsx'
import { usePortal, useSelect, type PortalLogs } from '../portal.ts'
import { text } from '../text/shared.ts'
import { shellText } from '../text/shell.ts'
import { PortalFooter } from './chrome.tsx'
import { FullPage } from './page.tsx'
import { SaveLog } from './save-log.tsx'

const support = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-1) var(--space-5);
  color: var(--ink-soft);

  /* In line with the words above it. */
  & > button {
    margin-inline-start: calc(-1 * var(--space-3));
  }
`

/** In place of a page that failed. Its links load the document again. */
const Crashed = ({ logs }: { logs: PortalLogs }) => {
  const { pathname, search } = useLocation()
  return (
    <FullPage
      title={text.errors.crash}
      lead={text.errors.crashMore}
      scene="cloudy"
      actions={
        <>
          <ButtonLink href={useHref(pathname + search)} icon="refresh">
            {text.errors.refresh}
          </ButtonLink>
          <ButtonLink href={import.meta.env.BASE_URL} variant="secondary">
            {text.common.returnHome}
          </ButtonLink>
          <div className={support}>
            <span>
              {text.errors.supportCode} <strong>{logs.supportCode}</strong>
            </span>
            <SaveLog logs={logs} variant="quiet">
              {text.errors.saveLog}
            </SaveLog>
          </div>
        </>
      }
    />
  )
}

/** In place of a page whose script is missing [SHELL-4]: refreshing helps only while there is a connection. */
export const MissingPage = () => {
  const { logs } = usePortal()
  const { supportNumber } = useSelect(selectTheme)
  if (useSelect(selectOnline)) return <Crashed logs={logs} />
  return (
    <FullPage
      title={shellText.unreachable.title}
      lead={shellText.unreachable.more}
      scene="kite"
      actions={
        supportNumber !== null && (
          <p className={support}>
            <span>
              {shellText.unreachable.urgent} <TextLink href={telephoneAddress(supportNumber)}>{supportNumber}</TextLink>
            </span>
          </p>
        )
      }
    />
  )
}

/** In place of everything after a crash outside the pages. */
export const CrashPage = ({ logs, year }: { logs: PortalLogs; year: number }) => {
  const { benefitBrandName } = useSelect(selectTheme)
  const logo = useSelect(selectLogo)
  return (
    <PageLayout header={<BrandHeader brandName={benefitBrandName} logo={logo} />} footer={<PortalFooter year={year} />}>
      <Crashed logs={logs} />
    </PageLayout>
  )
}
