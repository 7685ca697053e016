/** Does work after this many ms, measured by the page's frames, so a hidden page keeps waiting. Returns a function that cancels it. */
export const after = (ms: number, work: () => void): (() => void) => {
  const begun = performance.now()
  let frame = requestAnimationFrame(function look(now) {
    if (now - begun >= ms) work()
    else frame = requestAnimationFrame(look)
  })
  return () => cancelAnimationFrame(frame)
}
