/**
 * The processor time of some work, in nanoseconds: without that of other programs on the machine, but with that of the garbage
 * collector and the compiler.
 */
export const processorTime = <A>(work: () => A): { readonly nanoseconds: number; readonly result: A } => {
  const begun = process.cpuUsage()
  const result = work()
  const { user, system } = process.cpuUsage(begun)
  return { nanoseconds: (user + system) * 1000, result }
}
