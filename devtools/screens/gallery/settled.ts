import { rest } from './clock.ts'

/** A page counts as settled once nothing has changed for this long, ms. */
const QUIET = 220
/** The maximum wait: a page that never settles is looked at anyway, ms. */
const LIMIT = 10_000

const isWaiting = (): boolean =>
  [...document.querySelectorAll('[aria-busy="true"], [role="status"]:has([data-shape], [data-part="long"])')].some(
    (element) => element.getClientRects().length > 0,
  )

const arePicturesThere = (): boolean => [...document.images].every(({ complete }) => complete)

/** Watches a page from its start; `settled` resolves once nothing changes. With `isHeld`, something stays loading and is not waited for. */
export const watchRest = (): { readonly settled: (isHeld: boolean) => Promise<void> } => {
  let still = 0
  const stir = (): void => {
    still = 0
  }
  new MutationObserver(stir).observe(document, {
    subtree: true,
    childList: true,
    attributes: true,
    characterData: true,
  })
  const network = globalThis.fetch
  globalThis.fetch = async (...sent) => {
    stir()
    try {
      return await network(...sent)
    } finally {
      stir()
    }
  }
  return {
    settled: async (isHeld) => {
      const step = 20
      stir()
      for (let waited = 0; waited < LIMIT && still < QUIET; waited += step) {
        await rest(step)
        still = (isWaiting() && !isHeld) || !arePicturesThere() ? 0 : still + step
      }
      await document.fonts.ready
    },
  }
}
