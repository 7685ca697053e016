const act = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean } // React reads its own flag there

/** From here on React decides, as in a browser, when effects run after rendering. The returned function restores the previous setting. */
export const withoutAct = (): (() => void) => {
  const before = act.IS_REACT_ACT_ENVIRONMENT
  act.IS_REACT_ACT_ENVIRONMENT = false
  return () => {
    if (before === undefined) delete act.IS_REACT_ACT_ENVIRONMENT
    else act.IS_REACT_ACT_ENVIRONMENT = before
  }
}
