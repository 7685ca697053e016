import type { ReactNode } from 'react'
import { useLayoutEffect } from 'react'
import { Button } from '../components/actions/button.tsx'
import type { Fact } from '../components/content/description-list.tsx'
import { DescriptionList } from '../components/content/description-list.tsx'
import { Banner } from '../components/feedback/banner.tsx'
import { useFocusFallback } from '../components/navigation/use-focus-fallback.ts'

interface OvertakenProps {
  readonly title: string
  /** What has changed, with both values. */
  readonly facts: readonly Fact[]
  /** Gives up what was entered here; absent where the screen itself offers that. */
  readonly keep?: { readonly label: string; readonly onPress: () => void }
  readonly children: ReactNode
}

/**
 * Something newer has overtaken what a person is about to send: it says what, takes the focus, and leaves the decision to them. Nothing was
 * sent.
 */
export const Overtaken = ({ title, facts, keep, children }: OvertakenProps) => {
  const message = useFocusFallback()
  useLayoutEffect(() => {
    message.current?.focus()
  }, [message])
  return (
    <div ref={message} tabIndex={-1}>
      <Banner tone="warning" announce="alert" title={title}>
        {facts.length > 0 && <DescriptionList facts={facts} />}
        <p>{children}</p>
        {keep && (
          <Button variant="secondary" size="small" onPress={keep.onPress}>
            {keep.label}
          </Button>
        )}
      </Banner>
    </div>
  )
}
