/** Which tabs are alive, by the logs that they keep. */
export interface LivingTabs {
  /** Says that this tab keeps the log, for as long as its page lives. */
  readonly keep: (id: string) => void
  /** The ids of the logs that living tabs keep; null where the browser does not say. */
  readonly living: () => Promise<ReadonlySet<string> | null>
}

const PREFIX = 'portal-log:'

/**
 * Living tabs by the browser's locks: it lets go of a page's locks with the page, however that ended. A page that goes lets
 * go, because a held lock would keep it from coming back as it was; it holds again when it does.
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
        .catch(() => {}) // refused: the log counts as that of a tab that is gone, and is written again when it was let go
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
