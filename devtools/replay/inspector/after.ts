/** Does work after so many ms, measured by the page's frames: a page that is hidden waits on. Returns a function that gives it up. */
export const after = (ms: number, work: () => void): (() => void) => {
  const begun = performance.now()
  let frame = requestAnimationFrame(function look(now) {
    if (now - begun >= ms) work()
    else frame = requestAnimationFrame(look)
  })
  return () => cancelAnimationFrame(frame)
}
