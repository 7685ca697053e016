import { useLayoutEffect, useRef, type ReactNode } from 'react'
import { Button } from '../components/actions/button.tsx'
import { DescriptionList, type Fact } from '../components/content/description-list.tsx'
import { announce } from '../components/feedback/announcer.tsx'
import { Banner } from '../components/feedback/banner.tsx'

interface OvertakenProps {
  readonly title: string
  /** What has changed, with both values. */
  readonly facts: readonly Fact[]
  /** Gives up what was entered here, and says so where the page stays; absent where the screen itself offers that. */
  readonly keep?: { readonly label: string; readonly said?: string; readonly onPress: () => void }
  readonly children: ReactNode
}

/**
 * Something newer has overtaken what a person is about to send: it says what, comes into view, and leaves the decision to them. Nothing was
 * sent, and the focus stays where they pressed.
 */
export const Overtaken = ({ title, facts, keep, children }: OvertakenProps) => {
  const message = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    message.current?.scrollIntoView({ block: 'nearest' })
  }, [message])
  return (
    <div ref={message} data-part="overtaken">
      <Banner tone="warning" title={title}>
        {facts.length > 0 && <DescriptionList facts={facts} layout="stacked" />}
        <p>{children}</p>
        {keep && (
          <Button
            variant="secondary"
            size="small"
            onPress={() => {
              keep.onPress()
              if (keep.said !== undefined) announce(keep.said)
            }}
          >
            {keep.label}
          </Button>
        )}
      </Banner>
    </div>
  )
}
