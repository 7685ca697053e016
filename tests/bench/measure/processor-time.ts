/**
 * The processor time of some work, in nanoseconds: what other programs of the machine do is not in it, what the collector of
 * garbage and the compiler do for it beside is.
 */
export const processorTime = <A>(work: () => A): { readonly nanoseconds: number; readonly result: A } => {
  const begun = process.cpuUsage()
  const result = work()
  const { user, system } = process.cpuUsage(begun)
  return { nanoseconds: (user + system) * 1000, result }
}
