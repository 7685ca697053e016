import { css } from '@linaria/core'

const skip = css`
  position: absolute;
  inset-block-start: calc(var(--notice-block) + var(--space-2));
  inset-inline-start: var(--space-2);
  z-index: var(--layer-overlay);
  padding: var(--space-3) var(--space-5);
  border-radius: var(--radius-m);
  background: var(--surface);
  color: var(--brand-text);
  font-weight: 600;

  &:not(:focus) {
    inline-size: 1px;
    block-size: 1px;
    padding: 0;
    overflow: hidden;
    clip-path: inset(50%);
  }

  @media print {
    display: none;
  }
`

/** The id of the main landmark that `PageLayout` and `SignedOutLayout` draw. */
export const mainId = 'main'

/** The first stop of the Tab key. It moves the focus itself, so that the address does not change. */
export const SkipLink = () => (
  <a
    className={skip}
    href={`#${mainId}`}
    onClick={(event) => {
      event.preventDefault()
      document.getElementById(mainId)?.focus()
    }}
  >
    Skip to main content
  </a>
)
