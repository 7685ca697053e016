/** Which tabs are alive, by the logs that they record. */
export interface LivingTabs {
  /** Reports that this tab records the log, for as long as its page lives. */
  readonly keep: (id: string) => void
  /** The ids of the logs that living tabs record; null if the browser cannot say. */
  readonly living: () => Promise<ReadonlySet<string> | null>
}

const PREFIX = 'portal-log:'

/**
 * Living tabs by the browser's locks, which it releases with the page, however that ended. A page releases its lock when hidden, because a
 * held lock would keep it out of the back/forward cache; it takes the lock again when it returns.
 */
export const livingTabs = (
  locks: Pick<LockManager, 'request' | 'query'> | undefined,
  page: Pick<EventTarget, 'addEventListener'>,
): LivingTabs => ({
  keep: (id) => {
    if (!locks) return
    let letGo = (): void => {}
    const hold = (): void => {
      locks
        .request(`${PREFIX}${id}`, { mode: 'shared' }, () => new Promise<void>((resolve) => (letGo = resolve)))
        .catch(() => {}) // refused: the log counts as that of a closed tab, and is written again if it was deleted
    }
    hold()
    page.addEventListener('pagehide', () => {
      letGo()
    })
    page.addEventListener('pageshow', (event) => {
      if ('persisted' in event && event.persisted === true) hold()
    })
  },
  living: async () => {
    if (!locks) return null
    const { held = [] } = await locks.query()
    return new Set(held.flatMap(({ name = '' }) => (name.startsWith(PREFIX) ? [name.slice(PREFIX.length)] : [])))
  },
})
