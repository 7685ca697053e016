import type { ReactNode } from 'react'
import { Component } from 'react'
import { selectProfile } from '../../domain/session/session.ts'
import { Button } from '../kit/button.tsx'
import { ButtonLink } from '../kit/button-link.tsx'
import { EmptyState } from '../kit/empty-state.tsx'
import { useSelect } from '../portal.ts'
import { text } from '../text.ts'
import { Page } from './page.tsx'

/** Any address that the portal does not know. */
export const NotFound = () => {
  const home = useSelect(selectProfile) ? '/app/home/' : '/'
  return (
    <Page title={text.errors.notFound}>
      <EmptyState
        title={text.errors.notFoundMore}
        icon="search"
        actions={<ButtonLink to={home}>{text.errors.backHome}</ButtonLink>}
      />
    </Page>
  )
}

/** Shown in place of a page whose code failed: nothing else may be trusted to work, so it stands on plain elements. */
export class CrashBoundary extends Component<{ children: ReactNode; onSaveLog: () => void }, { crashed: boolean }> {
  override state = { crashed: false }

  static getDerivedStateFromError(): { crashed: boolean } {
    return { crashed: true }
  }

  override render(): ReactNode {
    if (!this.state.crashed) return this.props.children
    return (
      <main
        style={{ display: 'grid', gap: '1.5rem', placeContent: 'center', minBlockSize: '100dvh', padding: '1.5rem' }}
      >
        <div role="alert" style={{ display: 'grid', gap: '0.5rem' }}>
          <h1>{text.errors.crash}</h1>
          <p>{text.errors.crashMore}</p>
        </div>
        <div style={{ display: 'flex', gap: '1rem', flexWrap: 'wrap', alignItems: 'center' }}>
          <a href="/">{text.common.returnHome}</a>
          <Button look="secondary" onPress={this.props.onSaveLog}>
            {text.errors.saveLog}
          </Button>
        </div>
      </main>
    )
  }
}
