/** The cross that empties a search: the browser's own is blue in every brand. */
export const searchCross = `
  & input::-webkit-search-cancel-button {
    appearance: none;
    inline-size: 1.25rem;
    block-size: 1.25rem;
    background: var(--ink-soft);
    clip-path: polygon(18% 10%, 50% 42%, 82% 10%, 90% 18%, 58% 50%, 90% 82%, 82% 90%, 50% 58%, 18% 90%, 10% 82%, 42% 50%, 10% 18%);
    cursor: pointer;
  }
`
