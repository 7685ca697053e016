/**
 * What rxjs uses of tslib, with the browser's own async functions and generators: tslib writes them out for browsers that have none, in
 * 0.5 kB of the first script.
 */

/** Marks a value as awaited within a generator. */
const awaited = Symbol('awaited')
export const __await = (value) => ({ [awaited]: value })
const isAwaited = (value) => typeof value === 'object' && value !== null && awaited in value

export const __awaiter = async (self, _arguments, _promise, generator) => {
  const steps = generator.call(self)
  let step = steps.next()
  while (!step.done) {
    let value
    try {
      value = await step.value
    } catch (error) {
      step = steps.throw(error)
      continue
    }
    step = steps.next(value)
  }
  return step.value
}

export const __asyncGenerator = async function* (self, given, generator) {
  const steps = generator.apply(self, given)
  try {
    let step = steps.next()
    while (!step.done) {
      let value
      try {
        value = isAwaited(step.value) ? await step.value[awaited] : yield step.value
      } catch (error) {
        step = steps.throw(error)
        continue
      }
      step = steps.next(value)
    }
    return step.value
  } finally {
    steps.return()
  }
}

export const __asyncValues = (values) => values[Symbol.asyncIterator]()
